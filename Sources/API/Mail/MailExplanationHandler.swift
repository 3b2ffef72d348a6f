internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/mail:explain`: what each code and guideline in a mail of Apple means, and what to do.
///
/// The text comes as the member `text` of a JSON object, or as the body: as copied, as HTML, or the source of the mail.
struct MailExplanationHandler: Handler {
    /// Characters of the text of a mail.
    static let mostCharacters = 200_000
    /// Octets of its source.
    private static let mostBytes = 2_000_000

    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.checkCoding(head)
        guard JSONBody.isJSON(head) || Self.types.contains(Self.type(of: head)?.essence ?? "") else {
            throw JSONBody.unsupported(head, accepted: [.json, .plainText])
        }
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let text = try text(of: request)
        let items = MailReader(text, catalog: context.catalog).items
        return .json(capacity: 512 + 2048 * items.count, language: context.language) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.array("items") { writer in
                for item in items { writer.object { write(item, context, &$0) } }
            }
            let unknown = items.filter { Explanation(of: $0, context) == nil }
            writer.member("unknown_codes", unknown.map(\.code))
        }
    }

    /// The types of a mail or its text, besides JSON.
    private static let types: Set = [MediaType.plainText.essence, "text/html", "message/rfc822"]

    private static func type(of head: Request) -> MediaType? { head.headers["Content-Type"].flatMap { MediaType($0) } }

    private func text(of request: Request) throws(Problem) -> String {
        if !JSONBody.isJSON(request) {
            guard !request.body.isEmpty else {
                throw Problem(.unusableRequest, errors: [Problem.Fault(.pointer(""), "The mail is empty.")])
            }
            guard request.body.count <= Self.mostBytes else {
                throw Problem(.unusableRequest, "The source of a mail has at most \(Self.mostBytes) octets here.")
            }
            guard let mail = MailText(request.body, charset: Self.type(of: request)?[parameter: "charset"]) else {
                throw Problem(.malformedBody, "The text is not UTF-8.")
            }
            guard mail.text.unicodeScalars.count <= Self.mostCharacters else {
                throw Problem(.unusableRequest, "A mail has at most \(Self.mostCharacters) characters here.")
            }
            return mail.text
        }
        var decoder = NodeDecoder()
        var text = ""
        if let object = decoder.object(try JSONBody.read(request.body), at: .root, known: ["text"]) {
            text = decoder.requiredString("text", in: object, limit: Self.mostCharacters) ?? ""
        }
        try decoder.check()
        return MailText(text).text
    }

    private func write(_ item: MailReader.Item, _ context: RequestContext, _ writer: inout JSONWriter) {
        let catalog = context.catalog
        let explanation = Explanation(of: item, context)
        writer.member("code", item.code)
        writer.member("status", explanation == nil ? "unknown" : "known")
        writer.member("href", explanation?.path)
        writer.member("title", explanation?.title)
        writer.member("severity", explanation?.severity)
        writer.member("bundle", item.bundle)
        writer.member("paths", item.paths)
        writer.member("keys", item.keys)
        writer.member("categories", item.categories)
        writer.member("reasons", item.reasons)
        writer.member("cause", explanation?.cause)
        writer.object("fix") { writer in
            writer.member("text", explanation?.fix)
            writer.array("patches") { writer in
                for patch in MailPatch.patches(for: item, catalog: catalog) { writer.object { write(patch, &$0) } }
            }
        }
        writer.array("sdks") { writer in
            for sdk in item.sdks(in: catalog) { writer.object { write(sdk, &$0) } }
        }
        writer.member("rules", explanation?.rules ?? [])
        writer.member("nearest", explanation == nil ? Self.nearest(item, in: catalog) : [])
        writer.member("sources", explanation?.sources ?? [])
    }

    private static func nearest(_ item: MailReader.Item, in catalog: CatalogSnapshot) -> [String] {
        item.isGuideline
            ? catalog.guidelines.nearest(item.code, limit: 3) : catalog.reviewCodes.nearest(item.code, limit: 3)
    }

    /// From which version on the SDK that a mail is about does without the mail.
    private func write(_ sdk: SDKRecord, _ writer: inout JSONWriter) {
        writer.member("id", sdk.id)
        writer.member("href", "\(SDKRecord.recordKind.path)/\(PercentEncoding.encode(sdk.id))")
        writer.member("status", sdk.status.rawValue)
        writer.member("first_version_with_manifest", sdk.firstVersionWithManifest?.rawValue)
        writer.member("invalid_manifest_versions", sdk.invalidManifestVersions.map(\.rawValue))
        writer.member("signature_required", sdk.signatureRequired.rawValue)
        writer.member("replaced_by", sdk.replacedBy)
    }

    private func write(_ patch: MailPatch, _ writer: inout JSONWriter) {
        writer.member("document", patch.document)
        writer.array("patch") { writer in
            writer.object { writer in
                writer.member("op", patch.operation.rawValue)
                writer.member("path", patch.pointer.description)
                writer.key("value")
                write(patch.value, &writer)
            }
        }
        writer.array("gaps") { writer in
            for gap in patch.gaps {
                writer.object { writer in
                    writer.member("path", gap.description)
                    writer.member("choices", patch.choices)
                }
            }
        }
    }

    private func write(_ value: MailPatch.Value, _ writer: inout JSONWriter) {
        switch value {
        case .gap: writer.null()
        case .known(let value): writer.patchValue(value)
        case .array(let values): writer.array { writer in for value in values { write(value, &writer) } }
        case .dictionary(let members):
            writer.object { writer in
                for member in members {
                    writer.key(member.key)
                    write(member.value, &writer)
                }
            }
        }
    }
}

extension MailExplanationHandler {
    /// What the table says of a code or guideline.
    fileprivate struct Explanation {
        let path: String
        let title: String
        let severity: String?
        let cause: String
        let fix: String
        /// Ids of rules that find it beforehand.
        let rules: [String]
        let sources: [String]

        /// `nil` where the table does not hold it.
        init?(of item: MailReader.Item, _ context: RequestContext) {
            let (catalog, language) = (context.catalog, context.language)
            if item.isGuideline {
                guard let row = catalog.guidelines.matching(item.code) else { return nil }
                path = "\(GuidelineRecord.recordKind.path)/\(PercentEncoding.encode(row.id))"
                (title, cause, fix) = (row.title[language], row.meaning[language], row.fix[language])
                severity = nil
                rules = row.rules
                sources = row.sources
            } else {
                guard let row = catalog.reviewCodes.matching(item.code) else { return nil }
                path = "\(ReviewCodeRecord.recordKind.path)/\(PercentEncoding.encode(row.id))"
                (title, cause, fix) = (row.title[language], row.meaning[language], row.fix[language])
                severity = row.severity
                rules = catalog.rules.rows.filter { $0.codes.contains(row.id) }.map(\.id)
                sources = row.sources
            }
        }
    }
}
