internal import Catalog

/// Reports a text that only holds the place of one: `TODO`, `Required by Apple`, `$(PRODUCT_NAME)`, 测试.
///
/// The other rules of the family leave such a text to this one. In an Info.plist whose localization has a text in its place
/// it is a note: nobody reads it.
struct PlaceholderPurposeString: Rule {
    static let id = "PS-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        let translated = Set(
            context.reviewedPurposeStrings.filter { $0.string.locale != nil && $0.review.placeholder == nil }
                .map(\.string.key)
        )
        return context.reviewedPurposeStrings.compactMap { string, review in
            review.placeholder.map { found in
                let isReplaced = string.locale == nil && translated.contains(string.key)
                return context.purposeFinding(
                    Self.self,
                    string,
                    ["found": .text(found)],
                    severity: isReplaced ? .note : nil
                )
            }
        }
    }
}
