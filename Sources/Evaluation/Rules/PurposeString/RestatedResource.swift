/// Reports a text that only says that access is wanted: `Allow Shop to access your photos`.
///
/// Names no benefit (``VagueBenefit``) and no action (``NoConcreteUse``). What frameworks write where nobody wrote
/// anything is told as that.
struct RestatedResource: Rule {
    static let id = "PS-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.reviewedPurposeStrings.compactMap { string, review in
            guard review.placeholder == nil, review.restatesResource || review.isFrameworkDefault else { return nil }
            let phrase = review.isFrameworkDefault ? "framework-default" : "default"
            return context.purposeFinding(Self.self, string, phrase: phrase)
        }
    }
}
