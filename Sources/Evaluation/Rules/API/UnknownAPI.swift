internal import Catalog

/// Notes a name that the table does not have, so that nothing was judged for it.
///
/// Symbols of the app's own types are left alone. The first unknown names come with known ones that are near.
struct UnknownAPI: Rule {
    static let id = "API-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        let bridged = Set(context.submittedBridgeUses.compactMap(\.submitted?.use.name))
        let unknown = context.uses.filter { use in
            use.use.origin != .ownType && use.record == nil
                && context.catalog.requiredReasonAPIs.named(use.use.name) == nil
                && !bridged.contains(use.use.name) && !Self.isOfFramework(use.use.name, context)
        }
        return unknown.enumerated().map { index, use in
            let near = index < context.submission.mostSuggestions ? Self.near(use.use.name, context.catalog) : []
            return context.finding(
                Self.self,
                at: use.location,
                phrase: use.owner != nil ? "known-type" : near.isEmpty ? "default" : "near",
                arguments: [
                    "api": .text(use.use.name), "type": .text(use.owner?.id ?? ""), "near": .list(near),
                ],
                because: [use.cause]
            )
        }
    }

    /// Whether the name is one of a framework's own, of which the table has only what concerns permissions.
    private static func isOfFramework(_ name: String, _ context: EvaluationContext) -> Bool {
        let ofFlutter = context.framework == .flutter ? ["Permission.", "PermissionGroup."] : []
        let prefixes = ["uni.", "wx.", "plus.", "PERMISSIONS.IOS.", "cordova.plugins.", "navigator.", "getUserMedia"]
        return (prefixes + ofFlutter).contains { name.hasPrefix($0) }
    }

    /// Names that differ in a few letters; what the table finds beyond them has little to do with `name`.
    private static func near(_ name: String, _ catalog: CatalogSnapshot) -> [String] {
        catalog.apis.nearest(name, limit: 3).filter { other in
            catalog.apis[id: other]?.exists == true
                && Spelling.nearest(name, in: [other], within: max(3, name.utf8.count / 4)) != nil
        }
    }
}
