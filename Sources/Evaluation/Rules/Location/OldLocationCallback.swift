internal import Catalog

/// Reports `locationManager(_:didChangeAuthorization:)` as the only callback: it does not tell of accuracy changes.
///
/// Where the callback of iOS 14 is there too, and the app no longer runs on older systems, the old one is noted.
struct OldLocationCallback: Rule {
    static let id = "LOC-002"
    static let old = "CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)"
    private static let current = "CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)"

    func findings(in context: EvaluationContext) -> [Finding] {
        let isCovered = context.uses.contains { $0.record?.id == Self.current }
        let runsOnOld = context.minIOS.map { $0 < OSVersion(14) } ?? false
        return context.uses.filter { $0.use.origin == .app && $0.record?.id == Self.old && !(isCovered && runsOnOld) }
            .map { use in
                context.finding(
                    Self.self,
                    at: use.location,
                    phrase: isCovered ? "needless" : "default",
                    severity: isCovered ? .note : nil,
                    permission: "location",
                    because: [use.cause]
                )
            }
    }
}
