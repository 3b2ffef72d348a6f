internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/manifests:build`: a PrivacyInfo.xcprivacy, and the purpose strings for Info.plist, from answers.
///
/// What is built is judged like a submission, so that the texts are reviewed too.
struct ManifestBuildHandler: Handler {
    let today: @Sendable () -> String

    func checkBody(of head: Request, context: RequestContext) throws(Problem) { try JSONBody.check(head) }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var decoder = NodeDecoder()
        let answers = ManifestAnswers(try JSONBody.read(request.body), context.catalog, &decoder)
        try decoder.check()
        let manifest = answers.content.root.propertyList
        let members = PatchValue.dictionary(answers.texts.map { ($0.key, .string($0.text)) })
        var submission = Submission()
        submission.target.kind = answers.kind
        submission.documents = [DocumentReader.read(path: "PrivacyInfo.xcprivacy", bytes: Array(manifest.utf8))]
        if !answers.texts.isEmpty {
            submission.documents.append(
                DocumentReader.read(path: "Info.plist", bytes: Array(members.propertyList.utf8))
            )
        }
        let report = BuiltManifestReport(submission, context, today: today())
        return .json(capacity: 4096, language: context.language) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.array("documents") { writer in
                BuiltManifestReport.write("PrivacyInfo.xcprivacy", manifest, isFragment: false, &writer)
                if !answers.texts.isEmpty {
                    BuiltManifestReport.write("Info.plist", members.propertyListMembers, isFragment: true, &writer)
                }
            }
            report.write(&writer)
        }
    }
}
