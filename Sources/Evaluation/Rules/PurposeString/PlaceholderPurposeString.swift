/// Reports a text that only holds the place of one: `TODO`, `Required by Apple`, `$(PRODUCT_NAME)`, 测试.
///
/// The other rules of the family leave such a text to this one.
struct PlaceholderPurposeString: Rule {
    static let id = "PS-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.reviewedPurposeStrings.compactMap { string, review in
            review.placeholder.map { context.purposeFinding(Self.self, string, ["found": .text($0)]) }
        }
    }
}
