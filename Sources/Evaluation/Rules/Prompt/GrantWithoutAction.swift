internal import Documents

/// Notes a screen after whose success the feature that it was shown for does not go on.
struct GrantWithoutAction: Rule {
    static let id = "UX-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.prompts.filter { $0.outcome == .nothing }.map { prompt in
            context.promptFinding(Self.self, prompt, at: prompt.pointer.appending("after_grant"))
        }
    }
}
