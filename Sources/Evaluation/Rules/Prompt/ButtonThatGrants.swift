/// Reports a button before the system's alert that is named like the one that grants access.
///
/// A button that leads to Settings, or that puts off, is none.
struct ButtonThatGrants: Rule {
    static let id = "UX-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.prompts(.before).flatMap { prompt in
            prompt.buttons.filter { button in
                switch button.statedMeaning {
                case .request, .other: button.readsAsGrant
                case .settings, .dismissal: false
                }
            }.map { button in
                context.promptFinding(Self.self, prompt, at: button.pointer, ["button": .text(button.text)])
            }
        }
    }
}
