internal import Documents

/// Reports `prefs` or `App-Prefs` among the URL schemes of an Info.plist: the visible trace of a private URL (2.5.1).
struct PrivateSettingsScheme: Rule {
    static let id = "SET-003"
    /// In small letters.
    static let schemes: Set = ["prefs", "app-prefs"]

    func findings(in context: EvaluationContext) -> [Finding] {
        context.infoPlists.flatMap { document -> [Finding] in
            let queried = document.strings("LSApplicationQueriesSchemes").map {
                (Pointer.root.appending("LSApplicationQueriesSchemes").appending($0.index), $0.node)
            }
            let own = (document.root?["CFBundleURLTypes"]?.elements ?? []).enumerated().flatMap { index, type in
                (type["CFBundleURLSchemes"]?.elements ?? []).enumerated().map { inner, node in
                    (
                        Pointer.root.appending("CFBundleURLTypes").appending(index)
                            .appending("CFBundleURLSchemes").appending(inner), node
                    )
                }
            }
            return (queried + own).compactMap { pointer, node in
                guard let scheme = node.string, Self.schemes.contains(Self.plain(scheme)) else { return nil }
                return context.finding(
                    Self.self,
                    at: document.location(pointer, of: node),
                    arguments: ["scheme": .text(scheme)],
                    patch: [.remove(pointer)]
                )
            }
        }
    }

    /// The scheme without what some write after it: `prefs:root`.
    private static func plain(_ scheme: String) -> String {
        scheme.trimmed.lowercased().split(separator: ":").first.map(String.init) ?? ""
    }
}
