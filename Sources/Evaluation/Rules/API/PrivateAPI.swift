internal import Catalog

/// Reports a use of a private class, selector or URL scheme (2.5.1, ITMS-90338), or of a public class that uploads may no
/// longer contain.
///
/// The same names among the submitted strings are SET-004's.
struct PrivateAPI: Rule {
    static let id = "API-004"

    /// Public names that the upload check refuses, and its code.
    private static let withdrawn = ["UIWebView": "ITMS-90809"]

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.use.origin != .ownType, let record = use.record, Self.concerns(record) else { return nil }
            return Self.finding(Self.self, on: record, named: use.use.name, at: use.location, [use.cause], context)
        }
    }

    /// Whether the symbol may not be in an upload at all: a private one, or a public one that is refused by now.
    static func concerns(_ record: APIRecord) -> Bool { record.status == .private || withdrawn[record.id] != nil }

    /// A finding of `rule` on such a name, as loud as the risk that the table gives it.
    static func finding(
        _ rule: any Rule.Type,
        on record: APIRecord,
        named name: String,
        at location: Finding.Location,
        _ because: [Finding.Cause],
        _ context: EvaluationContext
    ) -> Finding {
        let severity: Severity =
            switch record.reviewRisk {
            case .high, nil: .error
            case .medium: .warning
            case .low, .some(.none): .note
            }
        let withdrawn = Self.withdrawn[record.id]
        return context.finding(
            rule,
            at: location,
            phrase: withdrawn != nil ? "withdrawn" : record.replacements.isEmpty ? "nothing" : "default",
            arguments: ["api": .text(name), "replacements": .list(context.replacements(of: record))],
            severity: min(severity, Severity(boundedBy: record.confidence)),
            effect: withdrawn == nil ? nil : .uploadRejected,
            // The upload check looks for classes and selectors; a URL scheme is found by people.
            codes: withdrawn.map { [$0] } ?? (record.kind == "url-scheme" ? [] : nil),
            permission: record.permissions.first,
            because: because,
            sources: record.sources
        )
    }
}
