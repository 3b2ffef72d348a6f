internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/purpose-strings:review`: judges texts one by one, in the order given, and together for repetitions.
///
/// An item that is none is answered by its `errors` in place of a verdict, and the rest is judged.
struct PurposeStringReviewHandler: Handler {
    /// Texts in one request.
    static let limit = 500
    /// Characters of the name of a locale.
    private static let maximumLocale = 35
    /// Faults of one item that are told.
    private static let maximumFaults = 5

    let today: @Sendable () -> String

    func checkBody(of head: Request, context: RequestContext) throws(Problem) { try JSONBody.check(head) }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let root = try JSONBody.read(request.body)
        var decoder = NodeDecoder()
        var submission = Submission()
        let elements = decoder.array(root, at: .root, limit: Self.limit)
        if root.elements?.isEmpty == true { decoder.fault(.root, "There is no text to review.") }
        try decoder.check()
        let items = elements.enumerated().map { item($1, at: Pointer.root.appending($0), context.catalog) }
        submission.purposeTexts = items.compactMap(\.text)
        let evaluated = EvaluationContext(submission, catalog: context.catalog, today: today())
        let findings = Dictionary(grouping: Evaluator().findings(in: evaluated), by: \.location.pointer)
        return .json(capacity: 256 + items.count * 1024, language: context.language) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.array("items") { writer in
                for item in items {
                    writer.object { writer in
                        guard let text = item.text else { return write(item, to: &writer) }
                        write(text, findings[text.pointer] ?? [], context, to: &writer)
                    }
                }
            }
        }
    }

    private func write(
        _ text: Submission.PurposeText,
        _ findings: [Finding],
        _ context: RequestContext,
        to writer: inout JSONWriter
    ) {
        let verdict = ReviewVerdict(findings)
        writer.member("key", text.key)
        writer.member("text", text.text)
        writer.member("locale", text.locale)
        writer.member("permission", context.catalog.keys[id: text.key]?.permission)
        writer.member("verdict", verdict.rawValue)
        writer.array("findings") { writer in
            for finding in findings {
                writer.raw(Report.render(finding, catalog: context.catalog, language: context.language))
            }
        }
        writer.member("template", verdict == .pass ? nil : Report.purposeTemplate(for: text.text, locale: text.locale))
    }

    /// What is said of an item that cannot be judged.
    private func write(_ item: Item, to writer: inout JSONWriter) {
        writer.member("key", item.key)
        writer.member("text", nil as String?)
        writer.member("locale", item.locale)
        writer.member("permission", nil as String?)
        writer.member("verdict", nil as String?)
        writer.member("findings", [] as [String])
        writer.member("template", nil as String?)
        writer.errors(item.faults)
    }

    private struct Item {
        var key: String?
        var locale: String?
        /// `nil` where something is wrong with the item.
        var text: Submission.PurposeText?
        var faults: [Problem.Fault] = []
    }

    private func item(_ node: Node, at pointer: Pointer, _ catalog: CatalogSnapshot) -> Item {
        var decoder = NodeDecoder(maximumFaults: Self.maximumFaults)
        var item = Item()
        if let object = decoder.object(node, at: pointer, known: ["key", "text", "locale", "app_name"]) {
            item.key = key(in: object, catalog, &decoder)
            item.locale = locale(in: object, &decoder)
            let appName = decoder.string("app_name", in: object, limit: SubmissionDecoder.maximumName)
            // An empty text is a finding, an absent one a fault.
            if let (node, place) = object["text"] {
                let text = decoder.string(node, at: place, limit: SubmissionDecoder.maximumText)
                if let text, let key = item.key, decoder.faults.isEmpty {
                    item.text = Submission.PurposeText(
                        key: key,
                        text: text,
                        locale: item.locale,
                        appName: appName,
                        pointer: place
                    )
                }
            } else {
                decoder.fault(pointer, "\"text\" is missing.")
            }
        }
        item.faults = decoder.faults
        return item
    }

    /// The key by its id; one of another name is one by its form alone.
    private func key(in object: NodeObject, _ catalog: CatalogSnapshot, _ decoder: inout NodeDecoder) -> String? {
        guard let name = decoder.requiredString("key", in: object, limit: SubmissionDecoder.maximumName), !name.isEmpty
        else { return nil }
        if let known = catalog.keys.matching(name) { return known.id }
        if name.hasSuffix("UsageDescription") || name.hasPrefix("NSLocationTemporaryUsageDescriptionDictionary/") {
            return name
        }
        let keys = catalog.keys.rows.map(\.id).filter { $0.hasSuffix("UsageDescription") }
        decoder.unknown("key", name, among: keys, at: .pointer(object.pointer.appending("key").description))
        return nil
    }

    private func locale(in object: NodeObject, _ decoder: inout NodeDecoder) -> String? {
        guard let locale = decoder.string("locale", in: object, limit: Self.maximumLocale) else { return nil }
        let isTag = locale.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "-_".unicodeScalars.contains(scalar))
        }
        guard isTag, locale.first?.isLetter == true else {
            decoder.fault(object.pointer.appending("locale"), "A locale is written like zh-Hans or en-GB.")
            return nil
        }
        return locale
    }
}
