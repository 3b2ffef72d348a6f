internal import Documents

/// Reports a screen that looks like the system's alert, or that points at the button to press in it.
struct ImitatedAlert: Rule {
    static let id = "UX-004"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.prompts(.before).flatMap { prompt -> [Finding] in
            var findings: [Finding] = []
            if let title = PromptText(prompt.title).first(of: PromptText.systemTitles) {
                let place = prompt.pointer.appending("title")
                findings.append(context.promptFinding(Self.self, prompt, at: place, ["found": .text(title)]))
            } else if hasAlertButtons(prompt) {
                let buttons = prompt.buttons.map(\.text)
                let place = prompt.pointer.appending("buttons")
                let arguments: [String: Finding.Argument] = ["buttons": .list(buttons)]
                findings.append(context.promptFinding(Self.self, prompt, at: place, phrase: "buttons", arguments))
            }
            for (name, text) in [("title", prompt.title), ("body", prompt.body)] {
                guard let found = PromptText(text).first(of: PromptText.pointers) else { continue }
                let place = prompt.pointer.appending(name)
                findings.append(
                    context.promptFinding(Self.self, prompt, at: place, phrase: "points", ["found": .text(found)])
                )
            }
            return findings
        }
    }

    private func hasAlertButtons(_ prompt: Prompt) -> Bool {
        let texts = prompt.buttons.map { PromptText($0.text) }
        return texts.contains { $0.holds(PromptText.systemRefusals) }
            && texts.contains { $0.isOne(of: PromptText.systemGrants) }
    }
}
