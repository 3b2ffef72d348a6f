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
        context.uses.filter { $0.isUse(of: "UIApplication.canOpenURL") }.flatMap { use in
            context.infoPlists(forCodeOf: use.use.bundle).flatMap { document -> [Finding] in
                let listed = document.strings(Self.key).map { $0.text.lowercased() }
                let own = (document.root?["CFBundleURLTypes"]?.elements ?? []).flatMap { type in
                    (type["CFBundleURLSchemes"]?.elements ?? []).compactMap { $0.string?.lowercased() }
                }
                return Self.schemes(of: use).filter { !listed.contains($0) && !own.contains($0) }.map { scheme in
                    let list = Pointer.root.appending(Self.key)
                    return context.finding(
                        Self.self,
                        at: document.location(ofKey: Self.key),
                        arguments: ["scheme": .text(scheme)],
                        patch: document.root?[Self.key]?.elements != nil
                            ? [.add(list.appending("-"), .string(scheme))]
                            : [.add(list, .array([.string(scheme)]))],
                        because: [use.cause]
                    )
                }
            }
        }
    }

    /// The schemes that the use names: as arguments called so, and as the beginning of URLs.
    private static func schemes(of use: ResolvedUse) -> [String] {
        let named = use.use.arguments.filter { $0.key.lowercased().contains("scheme") }.map(\.value)
        let urls = use.values.filter { $0.contains(":") }
        let schemes = (named + urls).compactMap { text in
            text.trimmed.lowercased().split(separator: ":", maxSplits: 1).first.map(String.init)
        }
        return Set(schemes).subtracting(open).sorted()
    }
}
