internal import Catalog
internal import Documents

/// Reports a permission that code asks permission_handler for and whose macro the Podfile leaves at 0.
///
/// The default has been 0 since the iOS part became a package of its own with 9.0.0. A build by Swift Package Manager
/// goes by the keys of Info.plist instead; whoever submits a Podfile builds with CocoaPods, most likely.
struct MacroLeftOff: Rule {
    static let id = "XP-004"
    private static let package = "pub/permission_handler"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let podfile = context.podfiles.first, context.framework == .flutter, !isOld(context) else { return [] }
        let macros = context.podfiles.flatMap { $0.root?["macros"]?.elements ?? [] }
        let on = Set(macros.filter { $0["value"]?.string != "0" }.compactMap { $0["name"]?.string })
        return context.bridgeUses.compactMap { use in
            guard let row = use.rows.first(where: { $0.packages.contains(Self.package) }),
                row.constants.contains(use.name), let macro = row.buildSetting?.value,
                !on.contains(where: { Self.isOne($0, with: macro) })
            else { return nil }
            return context.finding(
                Self.self,
                at: use.location,
                phrase: on.isEmpty ? "none" : "default",
                arguments: [
                    "api": .text(use.name), "macro": .text(macro), "podfile": .text(podfile.path),
                    "key": .text(row.keys.first ?? "Info.plist"),
                ],
                permission: row.permission,
                because: [use.cause],
                sources: row.sources
            )
        }
    }

    /// Macros of one family build the same code in: `PERMISSION_LOCATION` and `PERMISSION_LOCATION_WHENINUSE`.
    ///
    /// Full access to the calendar is behind its own: with `PERMISSION_EVENTS` alone iOS 17 and newer answer a refusal.
    private static func isOne(_ macro: String, with other: String) -> Bool {
        guard !other.hasSuffix("_FULL_ACCESS") else { return macro == other }
        return macro.split(separator: "_").prefix(2) == other.split(separator: "_").prefix(2)
    }

    private func isOld(_ context: EvaluationContext) -> Bool {
        context.dependencies.contains { dependency in
            guard ["permission_handler", "permission_handler_apple"].contains(dependency.name),
                let version = dependency.lowestVersion, let first = PackageVersion(rawValue: "9.0.0")
            else { return false }
            return version < first
        }
    }
}
