internal import Catalog

/// Reports a use of a symbol that is newer than the oldest iOS version the app runs on.
///
/// An error only where the submission says that there is no availability guard, or one that is too low; a list that says
/// nothing of guards gets a note. Unknown names are API-006's.
struct APINewerThanTarget: Rule {
    static let id = "API-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let minIOS = context.minIOS else { return [] }
        return context.uses.compactMap { use in
            guard use.use.origin != .ownType, let record = use.record, record.status == .known,
                let introduced = record.introduced, introduced > minIOS
            else { return nil }
            let phrase: String
            var guardedFrom = ""
            switch use.use.guardedFrom {
            case .from(let version) where version >= introduced: return nil
            case .from(let version): (phrase, guardedFrom) = ("guard-too-low", version.description)
            case .none: phrase = "unguarded"
            case .notSaid: phrase = "not-said"
            }
            // Code of an SDK was compiled by someone else: it holds a guard, or it did not build.
            let isLoud = phrase != "not-said" && use.use.origin == .app
            return context.finding(
                Self.self,
                at: use.location,
                phrase: phrase,
                arguments: [
                    "api": .text(use.use.name), "introduced": .text(introduced.description),
                    "min_ios": .text(minIOS.description), "guarded_from": .text(guardedFrom),
                ],
                severity: isLoud ? Severity(boundedBy: record.confidence) : .note,
                certainty: isLoud ? .certain : .possible,
                permission: record.permissions.first,
                because: [use.cause],
                sources: record.sources
            )
        }
    }
}
