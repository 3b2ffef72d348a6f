internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel
internal import JSON

/// `POST /v1/manifests:merge`: several privacy manifests as one, with who brought what and what was left out.
struct ManifestMergeHandler: Handler {
    /// Manifests in one request.
    static let limit = 200
    /// Bytes of the paths in an answer, which names that of each file with each value that it brought.
    private static let mostPathBytes = 16_000_000

    let today: @Sendable () -> String

    func checkBody(of head: Request, context: RequestContext) throws(Problem) { try JSONBody.check(head) }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let (kind, documents) = try read(request)
        let merge = ManifestMerge(documents, isForApp: kind == .app, catalog: context.catalog)
        guard merge.pathBytes <= Self.mostPathBytes else {
            throw Problem(
                .unusableRequest,
                "To name the files of each value would take \(merge.pathBytes) bytes; at most \(Self.mostPathBytes) are "
                    + "written. Give shorter paths or fewer manifests."
            )
        }
        let text = merge.content.root.propertyList
        var submission = Submission()
        submission.target.kind = kind
        submission.documents = [DocumentReader.read(path: "PrivacyInfo.xcprivacy", bytes: Array(text.utf8))]
        let report = BuiltManifestReport(submission, context, today: today())
        return .json(capacity: 4096) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.array("documents") { writer in
                BuiltManifestReport.write("PrivacyInfo.xcprivacy", text, isFragment: false, &writer)
            }
            writer.array("provenance") { writer in
                for (subject, paths) in merge.origins {
                    writer.object { writer in
                        writer.member("value", subject)
                        writer.member("from", paths)
                    }
                }
            }
            writer.array("left_out") { writer in
                for leftover in merge.leftovers {
                    writer.object { writer in
                        writer.member("path", leftover.path)
                        writer.member("pointer", leftover.pointer.description)
                        writer.member("value", leftover.value)
                        writer.member("why", leftover.why.rawValue)
                    }
                }
            }
            report.write(&writer)
        }
    }

    private func read(_ request: Request) throws(Problem) -> (Target.Kind, [Document]) {
        var decoder = NodeDecoder()
        var kind = Target.Kind.app
        var documents: [Document] = []
        var room = DocumentRoom()
        if let object = decoder.object(try JSONBody.read(request.body), at: .root, known: ["kind", "manifests"]) {
            if let text = decoder.string("kind", in: object) {
                kind = decoder.choice(text, of: Target.Kind.self, at: .pointer("/kind")) ?? .app
            }
            let manifests = decoder.array("manifests", in: object, limit: Self.limit)
            if manifests.isEmpty { decoder.fault(.root, "\"manifests\" holds at least one manifest.") }
            for (node, pointer) in manifests {
                guard let item = decoder.object(node, at: pointer, known: ["path", "text"]),
                    let path = decoder.requiredString("path", in: item, limit: SubmissionDecoder.maximumText),
                    let text = decoder.requiredString("text", in: item)
                else { continue }
                if documents.contains(where: { $0.path == path }) {
                    decoder.fault(pointer.appending("path"), "The path is given twice; it tells the manifests apart.")
                }
                let document = room.read(path: path, bytes: Array(text.utf8))
                if document.kind != .privacyManifest {
                    decoder.fault(pointer, "This is no privacy manifest; its path ends in .xcprivacy.")
                }
                documents.append(document)
            }
        }
        try decoder.check()
        return (kind, documents)
    }
}
