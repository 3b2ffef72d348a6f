internal import Documents

/// Reports a screen before the system's alert that can be left without meeting the alert.
///
/// App Review refuses it: whoever says no to the app's own screen was never asked. After a refusal a way out is right.
struct WayOutOfRequest: Rule {
    static let id = "UX-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.prompts(.before).flatMap { prompt in
            let ways = prompt.buttons.filter { button in
                switch button.statedMeaning {
                case .dismissal: true
                case .other: button.readsAsDismissal
                case .request, .settings: false
                }
            }
            let findings = ways.map { button in
                context.promptFinding(Self.self, prompt, at: button.pointer, ["button": .text(button.text)])
            }
            guard prompt.isDismissible == true else { return findings }
            let place = prompt.pointer.appending("dismissible")
            return findings + [context.promptFinding(Self.self, prompt, at: place, phrase: "dismissible")]
        }
    }
}
