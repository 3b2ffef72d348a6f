/// Reports registration for remote notifications without `aps-environment`, where entitlements were submitted.
///
/// App Store Connect writes a mail then (ITMS-90078).
struct PushEntitlementMissing: Rule {
    static let id = "PL-037"

    func findings(in context: EvaluationContext) -> [Finding] {
        let uses = context.uses.filter { $0.isUse(of: "UIApplication.registerForRemoteNotifications") }
        return context.missingEntitlement(
            "aps-environment",
            rule: Self.self,
            permission: "notifications",
            for: uses,
            ofPackages: true
        )
    }
}
