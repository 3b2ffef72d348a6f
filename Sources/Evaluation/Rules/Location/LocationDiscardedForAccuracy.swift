/// Reports a limit of accuracy that no approximate location meets, whatever the accuracy authorization.
struct LocationDiscardedForAccuracy: Rule {
    static let id = "LOC-005"

    func findings(in context: EvaluationContext) -> [Finding] {
        let policies = context.submission.policies
        guard let limit = policies.maximumHorizontalAccuracy, limit < 1_000, policies.considersAccuracy != true else {
            return []
        }
        return [
            context.finding(
                Self.self,
                onPolicy: "max_horizontal_accuracy",
                arguments: ["limit": .text(limit.formattedWhole)],
                permission: "location"
            )
        ]
    }
}
