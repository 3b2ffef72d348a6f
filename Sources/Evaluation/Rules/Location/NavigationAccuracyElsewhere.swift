/// Notes the accuracy for navigation in an app whose submitted features do not navigate.
struct NavigationAccuracyElsewhere: Rule {
    static let id = "LOC-014"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.submission.features.isEmpty, context.features(.navigation).isEmpty else { return [] }
        let constants = context.ownUses.of(["kCLLocationAccuracyBestForNavigation"])
        let settings = context.ownUses.of(["CLLocationManager.desiredAccuracy"]).filter { use in
            use.plainValues.contains { $0.hasSuffix("bestfornavigation") }
        }
        return context.finding(Self.self, on: constants + settings, permission: "location")
    }
}
