/// Reports an authorization state that is stored and believed for some time.
struct AuthorizationCached: Rule {
    static let id = "CACHE-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let hours = context.submission.policies.authorizationTTL, hours > 0 else { return [] }
        return [
            context.finding(
                Self.self,
                onPolicy: "authorization_ttl_h",
                arguments: ["hours": .text(hours.formattedWhole)]
            )
        ]
    }
}
