/// Notes the value of `UIApplication.openSettingsURLString` as a literal: public, but better by its name.
struct SettingsURLAsLiteral: Rule {
    static let id = "SET-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.strings.enumerated().filter { $0.element.trimmed.lowercased() == "app-settings:" }
            .map { context.finding(Self.self, at: .submitted("strings", $0.offset)) }
    }
}
