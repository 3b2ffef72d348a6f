/// Reports a limit of age that approximate locations, which come a few times an hour, do not meet.
struct LocationDiscardedForAge: Rule {
    static let id = "LOC-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        let policies = context.submission.policies
        guard let limit = policies.maximumLocationAge, limit < Double(LocationLimits.reduced.age),
            policies.considersAccuracy != true
        else { return [] }
        return [
            context.finding(
                Self.self,
                onPolicy: "max_location_age_s",
                arguments: ["limit": .text(limit.formattedWhole)],
                permission: "location"
            )
        ]
    }
}
