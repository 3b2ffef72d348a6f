internal import Catalog
internal import Documents

/// Notes a key that iOS never reads because it belongs to macOS, visionOS or watchOS.
struct ForeignPlatformKey: Rule {
    static let id = "PL-034"

    /// As Apple writes it: `macOS` for `macos`.
    private static func name(of platform: String) -> String {
        ["macos": "macOS", "visionos": "visionOS", "watchos": "watchOS", "tvos": "tvOS"][platform] ?? platform
    }

    func findings(in context: EvaluationContext) -> [Finding] {
        context.appInfoPlists.flatMap { document in
            (document.root?.entries ?? []).compactMap { entry -> Finding? in
                guard let row = context.catalog.keys[id: entry.key], row.isForOtherPlatforms else { return nil }
                return context.finding(
                    Self.self,
                    at: document.location(ofNameIn: entry),
                    arguments: [
                        "key": .text(entry.key), "platforms": .list(row.platforms.keys.sorted().map(Self.name(of:))),
                    ],
                    permission: row.permission,
                    patch: [.remove(Pointer.root.appending(entry.key))],
                    sources: row.sources
                )
            }
        }
    }
}
