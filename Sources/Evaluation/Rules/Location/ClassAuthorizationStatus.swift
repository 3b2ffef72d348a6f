internal import Catalog

/// Notes the class method `authorizationStatus()` in an app that runs on iOS 14 and later only.
struct ClassAuthorizationStatus: Rule {
    static let id = "LOC-001"
    static let call = "CLLocationManager.authorizationStatus()"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let minIOS = context.minIOS, minIOS >= OSVersion(14) else { return [] }
        return context.uses.filter { $0.use.origin == .app && $0.record?.id == Self.call }.map { use in
            context.finding(
                Self.self,
                at: use.location,
                arguments: ["api": .text(use.use.name)],
                permission: "location",
                because: [use.cause]
            )
        }
    }
}
