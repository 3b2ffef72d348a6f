internal import Catalog

/// Notes a name that the table does not have, so that nothing was judged for it.
///
/// Symbols of the app's own types are left alone.
struct UnknownAPI: Rule {
    static let id = "API-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.use.origin != .ownType, use.record == nil,
                context.catalog.requiredReasonAPIs.named(use.use.name) == nil
            else { return nil }
            return context.finding(
                Self.self,
                at: use.location,
                phrase: use.owner == nil ? "default" : "known-type",
                arguments: ["api": .text(use.use.name), "type": .text(use.owner?.id ?? "")],
                because: [use.cause]
            )
        }
    }
}
