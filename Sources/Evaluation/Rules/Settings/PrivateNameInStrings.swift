internal import Catalog

/// Reports a private class or selector among the strings of the binary (2.5.1, ITMS-90338), or a public class that uploads
/// may no longer contain.
///
/// Private Settings URLs are SET-002's; private names in the API list are API-004's.
struct PrivateNameInStrings: Rule {
    static let id = "SET-004"
    /// What is called by a name that stands among the strings; a word such as `exit` says nothing there.
    private static let kinds: Set = [
        "class", "selector", "protocol", "symbol", "framework", "notification-name", "darwin-notification",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.strings.enumerated().compactMap { index, string in
            guard let record = context.catalog.apis.named(string.trimmed), PrivateAPI.concerns(record),
                Self.kinds.contains(record.kind)
            else { return nil }
            return PrivateAPI.finding(
                Self.self,
                on: record,
                named: string,
                at: .submitted("strings", index),
                [],
                context
            )
        }
    }
}
