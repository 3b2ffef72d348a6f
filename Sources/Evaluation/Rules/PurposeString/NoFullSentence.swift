/// Notes a text that does not end like a sentence; Chinese apps usually leave the full stop out, so Chinese is let be.
struct NoFullSentence: Rule {
    static let id = "PS-013"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            guard review.script != .han, let last = string.text.trimmed.unicodeScalars.last else { return nil }
            return ".!?。！？…".unicodeScalars.contains(last) ? nil : [:]
        }
    }
}
