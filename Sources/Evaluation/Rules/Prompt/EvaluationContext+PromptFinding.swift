internal import Catalog
internal import Documents

extension EvaluationContext {
    /// The screens that are shown before the system asks, or after a refusal.
    func prompts(_ phase: Prompt.Phase) -> [Prompt] { submission.prompts.filter { $0.phase == phase } }

    /// A finding of `rule` on a screen, or on the part of it at `pointer`.
    func promptFinding(
        _ rule: any Rule.Type,
        _ prompt: Prompt,
        at pointer: Pointer? = nil,
        phrase: String = "default",
        _ arguments: [String: Finding.Argument] = [:]
    ) -> Finding {
        finding(
            rule,
            at: Finding.Location(path: nil, pointer: pointer ?? prompt.pointer),
            phrase: phrase,
            arguments: arguments,
            permission: prompt.permission
        )
    }
}
