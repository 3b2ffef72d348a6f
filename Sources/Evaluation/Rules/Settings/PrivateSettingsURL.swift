internal import Catalog

/// Reports a string that opens a page of the Settings app by its private URL (2.5.1).
///
/// `app-settings:` by itself is the value of `UIApplication.openSettingsURLString` and public.
struct PrivateSettingsURL: Rule {
    static let id = "SET-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.strings.enumerated().filter { Self.isPrivate($0.element) }.map { index, string in
            context.finding(
                Self.self,
                at: .submitted("strings", index),
                arguments: ["url": .text(string)]
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
