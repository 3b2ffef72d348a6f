internal import Catalog

/// Reports a framework's request for full accuracy whose purpose key is not in the Info.plist's dictionary.
struct BridgedAccuracyKey: Rule {
    static let id = "XP-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        let uses = context.bridgeUses.filter { use in
            use.rows.contains { $0.access == "temporary-full-accuracy" && $0.request?.call.hasPrefix(use.name) == true }
        }
        return PurposeKeys(context: context).findings(of: Self.self, on: uses.compactMap(\.submitted))
    }
}
