/// Reports a text that only says that access is wanted: `Allow Shop to access your photos`.
///
/// Names no benefit (``VagueBenefit``) and no action (``NoConcreteUse``).
struct RestatedResource: Rule {
    static let id = "PS-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            review.restatesResource ? [:] : nil
        }
    }
}
