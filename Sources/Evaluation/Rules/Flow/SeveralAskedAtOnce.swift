/// Notes several permissions that are asked for at launch, unless one feature needs them all.
struct SeveralAskedAtOnce: Rule {
    static let id = "FLOW-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        let requests = context.submission.requests.enumerated().filter { $0.element.trigger == .launch }
        let permissions = Set(requests.map(\.element.permission)).sorted()
        let features = Set(requests.map(\.element.feature))
        guard permissions.count > 1, features.count > 1 || features.contains(nil),
            let second = requests.dropFirst().first
        else { return [] }
        return [
            context.finding(
                Self.self,
                at: .submitted("requests", second.offset),
                arguments: ["permissions": .list(permissions)]
            )
        ]
    }
}
