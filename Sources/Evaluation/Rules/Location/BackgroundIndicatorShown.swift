/// Notes updates in the background with When In Use: people see the indicator all the time.
struct BackgroundIndicatorShown: Rule {
    static let id = "LOC-019"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.features(.backgroundLocation).isEmpty,
            context.uses("CLLocationManager.requestWhenInUseAuthorization"),
            context.lacks("CLLocationManager.requestAlwaysAuthorization")
        else { return [] }
        return context.finding(
            Self.self,
            on: context.ownUses.of(["CLLocationManager.allowsBackgroundLocationUpdates"]),
            permission: "location"
        )
    }
}
