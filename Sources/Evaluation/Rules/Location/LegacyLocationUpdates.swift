internal import Catalog

/// Notes the delegate's way of updates in an app that runs on iOS 17 and later only, and has none of the newer ones.
struct LegacyLocationUpdates: Rule {
    static let id = "LOC-016"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let minIOS = context.minIOS, minIOS >= OSVersion(17),
            context.lacks("CLLocationUpdate", "CLMonitor", "CLServiceSession")
        else { return [] }
        let uses = context.ownUses.of([
            "CLLocationManager.startUpdatingLocation", "CLLocationManager.startMonitoring",
        ])
        return context.finding(Self.self, on: uses, permission: "location")
    }
}
