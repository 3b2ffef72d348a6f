internal import Catalog
internal import Documents

/// Reports a string that opens a page of the Settings app by its private URL (2.5.1).
///
/// In a script it is a warning, since what runs it is not seen there, and so is `App-Prefs:` without a page in any source:
/// App Review has let that through (phynet/iOS-URL-Schemes#13).
/// `app-settings:` by itself is the value of `UIApplication.openSettingsURLString` and public.
struct PrivateSettingsURL: Rule {
    static let id = "SET-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        let submitted = context.submission.strings.enumerated().filter { Self.isPrivate($0.element) }
            .map {
                (
                    url: $0.element, place: Finding.Location.submitted("strings", $0.offset), isNative: true,
                    isSure: true
                )
            }
        let written = context.sourceSettingsURLs.filter { Self.isPrivate($0.text) && Self.isMeant($0) }
            .map {
                (
                    url: $0.text, place: $0.location, isNative: $0.isNative,
                    isSure: $0.isNative && Self.namesPage($0.text)
                )
            }
        return (submitted + written).map { url, place, isNative, isSure in
            context.finding(
                Self.self,
                at: place,
                phrase: isNative ? "default" : "script",
                arguments: ["url": .text(url)],
                severity: isSure ? nil : .warning,
                certainty: isSure ? nil : .likely
            )
        }
    }

    /// In scripts a name in small letters may be a key under which the app keeps its own preferences.
    private static func isMeant(_ url: SourceSettingsURL) -> Bool {
        url.isNative || url.text.hasPrefix("A") || url.text.lowercased().holds(":root")
    }

    /// Whether more stands behind the scheme.
    private static func namesPage(_ url: String) -> Bool { !url.trimmed.hasSuffix(":") }

    /// Whether `string` is a URL of the schemes `prefs` and `App-Prefs`, or a page within `app-settings`.
    private static func isPrivate(_ string: String) -> Bool {
        let text = string.trimmed.lowercased()
        if text.hasPrefix("prefs:") || text.hasPrefix("app-prefs:") { return true }
        return text.hasPrefix("app-settings:") && text.contains("root=")
    }
}
