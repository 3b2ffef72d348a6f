/// Reports a feature that must start the app by a location event, where only use in the foreground is asked for.
struct RelaunchWithoutAlways: Rule {
    static let id = "LOC-009"

    func findings(in context: EvaluationContext) -> [Finding] {
        let features = context.features(.relaunchByLocation)
        let requests = context.uses.filter { $0.isUse(of: "CLLocationManager.requestWhenInUseAuthorization") }
        let asksAlways = context.uses.contains { use in
            use.isUse(of: "CLLocationManager.requestAlwaysAuthorization") || use.isUse(of: "CLServiceSession")
        }
        guard !features.isEmpty, !context.showsPartOfCode, let first = requests.first, !asksAlways else { return [] }
        return [
            context.finding(
                Self.self,
                at: first.location,
                arguments: ["features": .list(features.shortened())],
                permission: "location",
                because: requests.prefix(KeyNeed.mostCauses).map(\.cause)
            )
        ]
    }
}
