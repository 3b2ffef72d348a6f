internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/mail:explain`: what each code in a mail of App Store Connect means, and what to do.
///
/// The text comes as the member `text` of a JSON object, or as a body of `text/plain`.
struct MailExplanationHandler: Handler {
    /// Characters of a mail.
    static let mostCharacters = 200_000

    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.checkCoding(head)
        guard JSONBody.isJSON(head) || Self.isPlainText(head) else {
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
            writer.member("unknown_codes", items.map(\.code).filter { context.catalog.reviewCodes.matching($0) == nil })
        }
    }

    private static func isPlainText(_ head: Request) -> Bool {
        head.headers["Content-Type"].flatMap { MediaType($0) }?.essence == MediaType.plainText.essence
    }

    private func text(of request: Request) throws(Problem) -> String {
        if !JSONBody.isJSON(request) {
            guard let text = String(validating: request.body, as: UTF8.self) else {
                throw Problem(.malformedBody, "The text is not UTF-8.")
            }
            guard text.unicodeScalars.count <= Self.mostCharacters else {
                throw Problem(.unusableRequest, "A mail has at most \(Self.mostCharacters) characters here.")
            }
            return text
        }
        var decoder = NodeDecoder()
        var text = ""
        if let object = decoder.object(try JSONBody.read(request.body), at: .root, known: ["text"]) {
            text = decoder.requiredString("text", in: object, limit: Self.mostCharacters) ?? ""
        }
        try decoder.check()
        return text
    }

    private func write(_ item: MailReader.Item, _ context: RequestContext, _ writer: inout JSONWriter) {
        let (catalog, language) = (context.catalog, context.language)
        let row = catalog.reviewCodes.matching(item.code)
        writer.member("code", item.code)
        writer.member("status", row == nil ? "unknown" : "known")
        writer.member("title", row?.title[language])
        writer.member("severity", row?.severity)
        writer.member("bundle", item.bundle)
        writer.member("paths", item.paths)
        writer.member("keys", item.keys)
        writer.member("categories", item.categories)
        writer.member("reasons", item.reasons)
        writer.member("cause", row?.meaning[language])
        writer.object("fix") { writer in
            writer.member("text", row?.fix[language])
            writer.array("patches") { writer in
                for patch in MailPatch.patches(for: item, catalog: catalog) { writer.object { write(patch, &$0) } }
            }
        }
        writer.member(
            "rules",
            row.map { row in catalog.rules.rows.filter { $0.codes.contains(row.id) }.map(\.id) } ?? []
        )
        writer.member("nearest", row == nil ? catalog.reviewCodes.nearest(item.code, limit: 3) : [])
        writer.member("sources", row?.sources ?? [])
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
