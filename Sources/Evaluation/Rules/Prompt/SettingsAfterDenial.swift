internal import Documents

/// Reports a screen that sends to Settings right after a refusal, unasked.
///
/// Whoever taps the feature later may be led to Settings; one minute is taken as right after. A screen without buttons
/// jumps there by itself.
struct SettingsAfterDenial: Rule {
    static let id = "UX-005"
    static let justNow = 60.0

    func findings(in context: EvaluationContext) -> [Finding] {
        context.prompts(.afterDenial).filter { prompt in
            guard prompt.isUserInitiated != true,
                prompt.buttons.isEmpty || prompt.buttons.contains(where: \.leadsToSettings)
            else { return false }
            guard let seconds = prompt.secondsSinceDenial else {
                // Not asked for, and nothing says that time has passed.
                return prompt.isUserInitiated == false && (prompt.denials ?? 0) < 2
            }
            return seconds < Self.justNow
        }.map { context.promptFinding(Self.self, $0) }
    }
}
