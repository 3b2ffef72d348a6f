/// Reports a text that names what everybody does with the resource, and nothing of this app: `to take photos`.
struct NoConcreteUse: Rule {
    static let id = "PS-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            review.concrete.isEmpty && review.vague == nil && review.namesOrdinaryUse ? [:] : nil
        }
    }
}
