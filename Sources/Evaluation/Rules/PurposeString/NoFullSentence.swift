/// Notes a text that does not end like a sentence.
struct NoFullSentence: Rule {
    static let id = "PS-013"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            guard let last = string.text.trimmed.last, !".!?。！？…".contains(last) else { return nil }
            return [:]
        }
    }
}
