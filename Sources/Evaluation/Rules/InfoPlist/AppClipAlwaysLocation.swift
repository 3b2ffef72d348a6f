internal import Documents

/// Reports a request for Always in the code of an App Clip (ITMS-90842).
struct AppClipAlwaysLocation: Rule {
    static let id = "PL-041"

    func findings(in context: EvaluationContext) -> [Finding] {
        let plists = context.infoPlists(forCodeOf: nil)
        let isClip = !plists.isEmpty && plists.allSatisfy { context.role(of: $0) == .appClip }
        return context.uses.filter { $0.isUse(of: "CLLocationManager.requestAlwaysAuthorization") }.filter { use in
            use.use.bundle.map { context.role(ofBundle: $0) == .appClip } ?? isClip
        }.map { use in
            context.finding(
                Self.self,
                at: use.location,
                permission: "location",
                because: [use.cause]
            )
        }
    }
}
