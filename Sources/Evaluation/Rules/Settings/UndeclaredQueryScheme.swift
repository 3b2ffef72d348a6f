internal import Documents

/// Reports `canOpenURL(_:)` with a scheme that `LSApplicationQueriesSchemes` does not list: it returns false then.
struct UndeclaredQueryScheme: Rule {
    static let id = "SET-006"
    private static let key = "LSApplicationQueriesSchemes"
    /// Schemes that every app may ask for.
    private static let open: Set = [
        "http", "https", "tel", "telprompt", "sms", "mailto", "maps", "itms-apps", "itms-appss", "app-settings",
        "facetime",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        let uses = context.uses.filter { $0.isUse(of: "UIApplication.canOpenURL") }
        let list = Pointer.root.appending(Self.key)
        return context.namedValues(of: uses, Self.schemes).flatMap { document, schemes in
            let own = (document.root?["CFBundleURLTypes"]?.elements ?? []).flatMap { type in
                (type["CFBundleURLSchemes"]?.elements ?? []).compactMap { $0.string?.lowercased() }
            }
            let known = Set(document.strings(Self.key).map { $0.text.lowercased() } + own)
            return schemes.filter { !known.contains($0.value) }.map { scheme in
                context.finding(
                    Self.self,
                    at: document.location(ofKey: Self.key),
                    arguments: ["scheme": .text(scheme.value)],
                    patch: document.root?[Self.key]?.elements != nil
                        ? [.add(list.appending("-"), .string(scheme.value))]
                        : [.add(list, .array([.string(scheme.value)]))],
                    because: scheme.because
                )
            }
        }
    }

    /// The schemes that the use names: as arguments called so, and as the beginning of URLs.
    private static func schemes(of use: ResolvedUse) -> [String] {
        let named = use.use.arguments.filter { $0.key.lowercased().holds("scheme") }.map(\.value)
        let urls = use.values.filter { $0.contains(":") }
        let schemes = (named + urls).compactMap { text in
            text.trimmed.lowercased().split(separator: ":", maxSplits: 1).first.map(String.init)
        }
        // A private scheme is no better for being listed.
        return Set(schemes).subtracting(open).subtracting(PrivateSettingsScheme.schemes).sorted()
    }
}
