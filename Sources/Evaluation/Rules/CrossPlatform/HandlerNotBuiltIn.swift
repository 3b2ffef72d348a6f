internal import Catalog
internal import Documents

/// Reports a permission that code asks react-native-permissions for and whose handler the Podfile leaves out.
///
/// `setup_permissions` came with 4.0.0. Where the Podfile does not call it, the handlers may come from pods of their own
/// (`Permission-Camera`) or from package.json, as before.
struct HandlerNotBuiltIn: Rule {
    static let id = "XP-001"
    private static let package = "react-native-permissions"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let podfile = context.podfiles.first else { return [] }
        let handlers = Set(context.podfiles.flatMap { Self.handlers(of: $0) })
        guard !handlers.isEmpty || isCallMissing(context) else { return [] }
        return context.bridgeUses.compactMap { use in
            guard let row = use.rows.first(where: { $0.framework == .reactNative }),
                row.packages.contains("npm/\(Self.package)"),
                let handler = row.buildSetting?.value, !handlers.contains(handler)
            else { return nil }
            return context.finding(
                Self.self,
                at: use.location,
                phrase: handlers.isEmpty ? "none" : "default",
                arguments: [
                    "api": .text(use.name), "handler": .text(handler), "podfile": .text(podfile.path),
                    "handlers": .list(handlers.sorted().shortened()),
                ],
                permission: row.permission,
                because: [use.cause],
                sources: row.sources
            )
        }
    }

    private static func handlers(of podfile: Document) -> [String] {
        (podfile.root?["permissions"]?.elements ?? []).compactMap(\.string)
    }

    private func isCallMissing(_ context: EvaluationContext) -> Bool {
        let first = PackageVersion(rawValue: "4.0.0")
        let isNew = context.dependencies.contains { dependency in
            dependency.name == Self.package
                && dependency.lowestVersion.map { version in first.map { version >= $0 } ?? false } == true
        }
        let isOld =
            context.dependencies.contains { $0.name.hasPrefix("Permission-") }
            || context.submission.documents.contains {
                $0.kind == .packageJSON && $0.root?["reactNativePermissionsIOS"] != nil
            }
        return isNew && !isOld
    }
}
