internal import Catalog
internal import Documents

/// Reports a string that opens a page of the Settings app by its private URL (2.5.1).
///
/// In a source it is a warning: whether the code is built into the app, and opens the string, is not seen there.
/// `app-settings:` by itself is the value of `UIApplication.openSettingsURLString` and public.
struct PrivateSettingsURL: Rule {
    static let id = "SET-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        let strings = context.submission.strings.enumerated().filter { Self.isPrivate($0.element) }
        let listed = strings.map { index, string in
            context.finding(
                Self.self,
                at: .submitted("strings", index),
                arguments: ["url": .text(string)]
            )
        }
        return listed + context.submission.documents.flatMap { inSource($0, context) }
    }

    private func inSource(_ document: Document, _ context: EvaluationContext) -> [Finding] {
        guard let source = document.source, !SourcePlace(document.path).isTest else { return [] }
        return source.links.filter { Self.isPrivate($0.text) }.map { link in
            context.finding(
                Self.self,
                at: Finding.Location(
                    path: document.path,
                    bundle: document.bundle,
                    pointer: .root,
                    position: link.position
                ),
                arguments: ["url": .text(link.text)],
                severity: .warning,
                certainty: .likely
            )
        }
    }

    /// Whether `string` is a URL of the schemes `prefs` and `App-Prefs`, or a page within `app-settings`.
    private static func isPrivate(_ string: String) -> Bool {
        let text = string.trimmed.lowercased()
        if text.hasPrefix("prefs:") || text.hasPrefix("app-prefs:") { return true }
        return text.hasPrefix("app-settings:") && text.contains("root=")
    }
}
