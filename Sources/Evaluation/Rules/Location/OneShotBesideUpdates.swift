/// Notes `requestLocation()` and `startUpdatingLocation()` in one file: on one manager the one ends the other.
struct OneShotBesideUpdates: Rule {
    static let id = "LOC-015"

    func findings(in context: EvaluationContext) -> [Finding] {
        let files = Set(context.ownUses.of(["CLLocationManager.startUpdatingLocation"]).map(\.use.file))
        let requests = context.ownUses.of(["CLLocationManager.requestLocation"])
        return context.finding(
            Self.self,
            on: requests.filter { files.contains($0.use.file) },
            permission: "location"
        )
    }
}
