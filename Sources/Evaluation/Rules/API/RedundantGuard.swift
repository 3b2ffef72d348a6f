internal import Catalog

/// Notes an availability guard that is always true because the app does not run on older systems.
struct RedundantGuard: Rule {
    static let id = "API-005"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let minIOS = context.minIOS else { return [] }
        return context.uses.compactMap { use in
            guard use.use.origin == .app, case .from(let version) = use.use.guardedFrom, version <= minIOS else {
                return nil
            }
            return context.finding(
                Self.self,
                at: use.location,
                arguments: [
                    "api": .text(use.use.name), "guarded_from": .text(version.description),
                    "min_ios": .text(minIOS.description),
                ],
                because: [use.cause]
            )
        }
    }
}
