internal import Catalog

/// Notes significant changes, visits and regions with When In Use in an app that still runs on iOS 12.
struct BackgroundEventsOnOldSystems: Rule {
    static let id = "LOC-010"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let minIOS = context.minIOS, minIOS < OSVersion(13),
            context.uses("CLLocationManager.requestWhenInUseAuthorization"),
            context.lacks("CLLocationManager.requestAlwaysAuthorization")
        else { return [] }
        let uses = context.ownUses.of([
            "CLLocationManager.startMonitoringSignificantLocationChanges", "CLLocationManager.startMonitoringVisits",
            "CLLocationManager.startMonitoring",
        ])
        return context.finding(Self.self, on: uses, permission: "location")
    }
}
