/// Reports regions and beacons where the device gives an approximate location only.
///
/// Silent where the app reads the accuracy or asks for more.
struct RegionsWithReducedAccuracy: Rule {
    static let id = "LOC-004"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.submission.observed["location"]?.accuracy == .reduced,
            context.lacks(
                "CLLocationManager.accuracyAuthorization",
                "CLLocationUpdate.accuracyLimited",
                "CLLocationManager.requestTemporaryFullAccuracyAuthorization"
            )
        else { return [] }
        let uses = context.ownUses.of([
            "CLLocationManager.startMonitoring", "CLLocationManager.startRangingBeacons", "CLMonitor",
        ])
        if !uses.isEmpty { return context.finding(Self.self, on: uses, permission: "location") }
        guard let feature = context.features(.regions).first else { return [] }
        var finding = context.finding(Self.self, onObserved: "location")
        finding.arguments = ["api": .text(feature)]
        return [finding]
    }
}
