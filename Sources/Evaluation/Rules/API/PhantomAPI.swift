internal import Catalog

/// Reports a name that circulates but belongs to no symbol of the SDK.
///
/// Names that nobody knows are API-006's.
struct PhantomAPI: Rule {
    static let id = "API-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.use.origin != .ownType, let record = use.record, record.status == .phantom else { return nil }
            return context.finding(
                Self.self,
                at: use.location,
                phrase: record.replacements.isEmpty ? "nothing" : "default",
                arguments: ["api": .text(use.use.name), "replacements": .list(context.replacements(of: record))],
                severity: Severity(boundedBy: record.confidence),
                permission: record.permissions.first,
                because: [use.cause],
                facts: [record.fact].compactMap { $0 },
                sources: record.sources
            )
        }
    }
}
