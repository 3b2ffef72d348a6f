/// Reports a screen before the system's alert from which no button leads to it.
///
/// Silent where it is not said what a button does.
struct PromptWithoutRequest: Rule {
    static let id = "UX-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.prompts(.before).filter { prompt in
            !prompt.buttons.isEmpty
                && prompt.buttons.allSatisfy { [.settings, .dismissal].contains($0.statedMeaning) }
        }.map { context.promptFinding(Self.self, $0) }
    }
}
