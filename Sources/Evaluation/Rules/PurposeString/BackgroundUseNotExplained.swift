/// Notes a text for Always location that does not speak of use in the background.
struct BackgroundUseNotExplained: Rule {
    static let id = "PS-016"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            guard string.key.hasPrefix("NSLocationAlways"), review.script.isRead, !review.speaksOfBackground else {
                return nil
            }
            return [:]
        }
    }
}
