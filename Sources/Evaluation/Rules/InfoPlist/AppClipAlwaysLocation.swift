internal import Documents

/// Reports a request for Always in the code of an App Clip (ITMS-90842).
struct AppClipAlwaysLocation: Rule {
    static let id = "PL-041"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.filter { $0.isUse(of: "CLLocationManager.requestAlwaysAuthorization") }.filter { use in
            if let bundle = use.use.bundle { return context.role(ofBundle: bundle) == .appClip }
            let plists = context.infoPlists(forCodeOf: nil)
            return !plists.isEmpty && plists.allSatisfy { context.role(of: $0) == .appClip }
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
