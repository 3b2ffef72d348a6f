internal import Catalog
internal import Documents

/// Reports a missing or blank `NSLocationWhenInUseUsageDescription` where code asks for location.
///
/// Asking for Always needs it too, beside the key of PL-006: a text for Always without one for this is a warning, also
/// where no code was shown. A blank one is PS-001's then.
struct LocationWhenInUseKeyMissing: Rule {
    static let id = "PL-005"

    func findings(in context: EvaluationContext) -> [Finding] {
        let needed = MissingKeys(context: context).findings(of: Self.self) { $0 == Self.key }
        let told = Set(needed.compactMap(\.location.path))
        let alone = context.appInfoPlists.filter { document in
            document.root?[Self.always]?.isBlank == false && document.root?[Self.key] == nil
                && !context.isPart(document) && !told.contains(document.path)
                && !context.isAddedByBuild(Self.key)
        }
        return needed
            + alone.map { document in
                context.finding(
                    Self.self,
                    at: document.location(ofKey: Self.key),
                    phrase: "companion",
                    arguments: ["key": .text(Self.key), "always": .text(Self.always)],
                    severity: .warning,
                    certainty: .likely,
                    codes: [],
                    permission: "location"
                )
            }
    }

    static let key = "NSLocationWhenInUseUsageDescription"
    static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
}
