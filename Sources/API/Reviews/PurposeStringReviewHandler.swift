internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/purpose-strings:review`: judges texts one by one, in the order given, and together for repetitions.
struct PurposeStringReviewHandler: Handler {
    /// Texts in one request.
    static let limit = 500
    /// Characters of the name of a locale.
    private static let maximumLocale = 35

    let today: @Sendable () -> String

    func checkBody(of head: Request, context: RequestContext) throws(Problem) { try JSONBody.check(head) }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let root = try JSONBody.read(request.body)
        var decoder = NodeDecoder()
        var submission = Submission()
        submission.purposeTexts = texts(root, context.catalog, &decoder)
        try decoder.check()
        let evaluated = EvaluationContext(submission, catalog: context.catalog, today: today())
        let findings = Dictionary(grouping: Evaluator().findings(in: evaluated), by: \.location.pointer)
        return .json(capacity: 256 + submission.purposeTexts.count * 1024, language: context.language) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.array("items") { writer in
                for text in submission.purposeTexts {
                    writer.object { write(text, findings[text.pointer] ?? [], context, to: &$0) }
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

    private func texts(
        _ root: Node,
        _ catalog: CatalogSnapshot,
        _ decoder: inout NodeDecoder
    ) -> [Submission.PurposeText] {
        let elements = decoder.array(root, at: .root, limit: Self.limit)
        if root.elements?.isEmpty == true { decoder.fault(.root, "There is no text to review.") }
        var texts: [Submission.PurposeText] = []
        for (index, node) in elements.enumerated() {
            let pointer = Pointer.root.appending(index)
            guard let object = decoder.object(node, at: pointer, known: ["key", "text", "locale", "app_name"]) else {
                continue
            }
            let key = key(in: object, catalog, &decoder)
            let locale = locale(in: object, &decoder)
            let appName = decoder.string("app_name", in: object, limit: SubmissionDecoder.maximumName)
            // An empty text is a finding, an absent one a fault.
            guard let (node, place) = object["text"] else {
                decoder.fault(pointer, "\"text\" is missing.")
                continue
            }
            guard let text = decoder.string(node, at: place, limit: SubmissionDecoder.maximumText), let key else {
                continue
            }
            texts.append(
                Submission.PurposeText(key: key, text: text, locale: locale, appName: appName, pointer: place)
            )
        }
        return texts
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
