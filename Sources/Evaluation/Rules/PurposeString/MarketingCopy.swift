/// Reports advertising in a purpose string: figures, offers, superlatives.
struct MarketingCopy: Rule {
    static let id = "PS-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            review.marketing.map { ["found": .text($0)] }
        }
    }
}
