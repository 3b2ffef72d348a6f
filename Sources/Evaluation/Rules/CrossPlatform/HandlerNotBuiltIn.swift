internal import Catalog
internal import Documents

/// Reports a permission that code asks react-native-permissions for and whose handler is not built in.
///
/// `setup_permissions` came with 4.0.0. Where the Podfile does not call it, the handlers may come from pods of their own
/// (`Permission-Camera`) or from package.json, as before. In an Expo app without a Podfile the config plugin's
/// `iosPermissions` says it.
struct HandlerNotBuiltIn: Rule {
    static let id = "XP-001"
    private static let package = "react-native-permissions"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let (file, handlers) = handlers(in: context) else { return [] }
        let isCalled = context.podfiles.contains { $0.root?["calls"]?.elements?.isEmpty == false }
        let none = file.kind == .expoConfig ? "expo-none" : isCalled ? "empty" : "none"
        let phrase = handlers.isEmpty ? none : file.kind == .expoConfig ? "expo" : "default"
        return context.bridgeUses.compactMap { use in
            guard let row = use.rows.first(where: { $0.framework == .reactNative }),
                row.packages.contains("npm/\(Self.package)"),
                let handler = row.buildSetting?.value, !handlers.contains(handler)
            else { return nil }
            return context.finding(
                Self.self,
                at: use.location,
                phrase: phrase,
                arguments: [
                    "api": .text(use.name), "handler": .text(handler), "podfile": .text(file.path),
                    "handlers": .list(handlers.sorted().shortened()),
                ],
                permission: row.permission,
                because: [use.cause],
                sources: row.sources
            )
        }
    }

    /// The handlers that are built in, and the file that says so; `nil` = nobody knows.
    private func handlers(in context: EvaluationContext) -> (file: Document, handlers: Set<String>)? {
        if let podfile = context.podfiles.first {
            let handlers = Set(context.podfiles.flatMap(\.permissionHandlers))
            return handlers.isEmpty && !isCallMissing(context) ? nil : (podfile, handlers)
        }
        for document in context.submission.documents {
            guard let plugin = document.expoPlugin(Self.package) else { continue }
            let handlers = plugin.options?["iosPermissions"]?.elements?.compactMap(\.string) ?? []
            return (document, Set(handlers))
        }
        return nil
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

extension Document {
    /// The handlers of react-native-permissions that a Podfile builds in: those of `setup_permissions`, and those that had a
    /// pod of their own before it, `Permission-Camera`.
    var permissionHandlers: [String] {
        let listed = (root?["permissions"]?.elements ?? []).compactMap(\.string)
        let pods = (root?["pods"]?.elements ?? []).compactMap { $0["name"]?.string }
        return listed + pods.filter { $0.hasPrefix("Permission-") }.map { String($0.dropFirst("Permission-".count)) }
    }
}
