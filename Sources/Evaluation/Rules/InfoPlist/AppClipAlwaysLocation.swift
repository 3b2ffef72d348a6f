internal import Documents

/// Reports a request for Always in the code of an App Clip (ITMS-90842).
struct AppClipAlwaysLocation: Rule {
    static let id = "PL-041"

    func findings(in context: EvaluationContext) -> [Finding] {
        let plists = context.infoPlists(forCodeOf: nil)
        let isClip = !plists.isEmpty && plists.allSatisfy { context.role(of: $0) == .appClip }
        return context.uses.filter { $0.isUse(of: "CLLocationManager.requestAlwaysAuthorization") }.filter { use in
            use.use.bundle.map { context.role(ofBundle: $0) == .appClip }
                ?? (isClip || use.use.file.map(context.xcodeTargets.isOfAppClip) == true)
        }.map { use in
            // Where nobody says which file has the call, the Info.plist says which bundle is meant.
            let clip = context.infoPlists(forCodeOf: use.use.bundle).first { context.role(of: $0) == .appClip }
            return context.finding(
                Self.self,
                at: use.use.file == nil ? clip?.location(.root) ?? use.location : use.location,
                permission: "location",
                because: [use.cause]
            )
        }
    }
}
