internal import Documents

/// Reports multicast or broadcast traffic without the multicast entitlement, where entitlements were submitted.
struct MulticastEntitlementMissing: Rule {
    static let id = "PL-019"
    private static let entitlement = "com.apple.developer.networking.multicast"
    private static let types = ["NWMulticastGroup", "NWConnectionGroup"]

    func findings(in context: EvaluationContext) -> [Finding] {
        let uses = context.uses.filter { use in Self.types.contains { use.isUse(of: $0) } }
        return context.missingEntitlement(Self.entitlement, rule: Self.self, permission: "local-network", for: uses)
    }
}
