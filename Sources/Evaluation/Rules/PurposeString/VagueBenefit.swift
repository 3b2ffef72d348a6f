/// Reports a text whose only reason is a generality: `to function properly`, 提供更好的服务.
struct VagueBenefit: Rule {
    static let id = "PS-004"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            guard review.concrete.isEmpty, let vague = review.vague else { return nil }
            return ["found": .text(vague)]
        }
    }
}
