/// Reports a key that stands twice in one dictionary: one of the two values is lost without a word.
struct DuplicateKey: Rule {
    static let id = "DOC-002"

    func findings(in context: EvaluationContext) -> [Finding] { context.findings(of: Self.self) }
}
