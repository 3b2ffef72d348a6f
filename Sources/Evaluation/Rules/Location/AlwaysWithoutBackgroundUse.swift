/// Reports a request for Always in an app whose features need no location in the background.
///
/// Speaks only where features were submitted: else nobody knows what the request is for.
struct AlwaysWithoutBackgroundUse: Rule {
    static let id = "LOC-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.submission.features.isEmpty, context.features(.backgroundLocation).isEmpty,
            context.features(.relaunchByLocation).isEmpty
        else { return [] }
        return context.uses.filter {
            $0.use.origin == .app && $0.isUse(of: "CLLocationManager.requestAlwaysAuthorization")
        }.map { use in
            context.finding(
                Self.self,
                at: use.location,
                arguments: ["features": .list(context.submission.features)],
                permission: "location",
                because: [use.cause]
            )
        }
    }
}
