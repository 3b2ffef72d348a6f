internal import Documents

/// Reports a screen that asks again, unasked, somebody who has refused twice.
struct RepeatedReminder: Rule {
    static let id = "UX-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.prompts(.afterDenial).compactMap { prompt in
            guard prompt.isUserInitiated == false, let denials = prompt.denials, denials >= 2 else { return nil }
            let place = prompt.pointer.appending("denied_count")
            return context.promptFinding(Self.self, prompt, at: place, ["count": .text(String(denials))])
        }
    }
}
