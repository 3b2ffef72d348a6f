/// Reports an app that does not read states again when it becomes active.
struct StateNotReread: Rule {
    static let id = "CACHE-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.submission.policies.rereadsOnActivation == false else { return [] }
        return [context.finding(Self.self, onPolicy: "rereads_on_activation")]
    }
}
