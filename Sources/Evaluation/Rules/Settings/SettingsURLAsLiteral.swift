/// Notes the value of `UIApplication.openSettingsURLString` as a literal: public, but better by its name.
struct SettingsURLAsLiteral: Rule {
    static let id = "SET-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.strings.enumerated().filter { Self.isPublic($0.element) }
            .map { context.finding(Self.self, at: .submitted("strings", $0.offset)) }
            + context.sourceSettingsURLs.filter { Self.isPublic($0.text) }
            .map { context.finding(Self.self, at: $0.location, phrase: $0.isNative ? "default" : "script") }
    }

    private static func isPublic(_ string: String) -> Bool {
        string.trimmed.lowercased() == "app-settings:"
    }
}
