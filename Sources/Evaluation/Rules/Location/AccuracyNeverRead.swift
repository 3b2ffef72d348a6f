/// Reports a feature that needs the precise place in an app that never looks whether it gets one.
struct AccuracyNeverRead: Rule {
    static let id = "LOC-003"
    private static let looks = [
        "CLLocationManager.accuracyAuthorization", "CLLocationUpdate.accuracyLimited",
        "CLLocationManager.requestTemporaryFullAccuracyAuthorization", "CLServiceSession",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        let features = context.features(.preciseLocation)
        let requests = context.uses.filter { use in
            use.use.origin == .app
                && (use.isUse(of: "CLLocationManager.requestWhenInUseAuthorization")
                    || use.isUse(of: "CLLocationManager.requestAlwaysAuthorization"))
        }
        guard !features.isEmpty, !context.showsPartOfCode, let first = requests.first,
            !context.uses.contains(where: { use in Self.looks.contains { use.isUse(of: $0) } })
        else { return [] }
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
