internal import Catalog

/// Notes a use of a symbol that Apple deprecated at or before the oldest iOS version the app runs on.
///
/// Left to their own rules: the calls of PH-001, LOC-001 and LOC-002, calls that do nothing with the SDK of the
/// submission (API-007, SET-005), and what uploads may no longer contain (API-004).
struct DeprecatedAPI: Rule {
    static let id = "API-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let minIOS = context.minIOS else { return [] }
        return context.uses.compactMap { use in
            guard use.use.origin == .app, let record = use.record, record.status == .known,
                let deprecated = record.deprecated, deprecated <= minIOS, !record.replacements.isEmpty,
                !IneffectiveAPI.concerns(record, context), !PrivateAPI.concerns(record),
                !Self.others.contains(where: { use.isUse(of: $0) })
            else { return nil }
            return context.finding(
                Self.self,
                at: use.location,
                arguments: [
                    "api": .text(use.use.name), "deprecated": .text(deprecated.description),
                    "min_ios": .text(minIOS.description), "replacements": .list(context.replacements(of: record)),
                ],
                permission: record.permissions.first,
                because: [use.cause],
                sources: record.sources
            )
        }
    }

    private static let others =
        LegacyPhotoAuthorization.calls + [ClassAuthorizationStatus.call, OldLocationCallback.old]
}
