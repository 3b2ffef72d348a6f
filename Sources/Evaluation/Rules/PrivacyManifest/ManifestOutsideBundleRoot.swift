internal import Documents

/// Reports a privacy manifest that lies in a built bundle, but not at its root.
///
/// Only a path through .app, .appex, .framework or .bundle says anything: a place in a source tree is never a fault. The
/// folders of macOS bundles (`Contents/Resources`, `Versions/A/Resources`) count as their root, and so does `Resources` in
/// the part of an XCFramework that is for macOS or Mac Catalyst.
struct ManifestOutsideBundleRoot: Rule {
    static let id = "PM-002"

    private static let roots: Set<[String]> = [
        [], ["Contents", "Resources"], ["Versions", "A", "Resources"], ["Versions", "Current", "Resources"],
    ]

    private static func isForMac(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix("macos-") || $0.hasSuffix("-maccatalyst") }
    }

    func findings(in context: EvaluationContext) -> [Finding] {
        context.privacyManifests.compactMap { document in
            guard let path = BundlePath(document.path), let name = path.inside.last else { return nil }
            let folders = Array(path.inside.dropLast())
            guard !Self.roots.contains(folders), !(folders == ["Resources"] && Self.isForMac(document.path)) else {
                return nil
            }
            return context.finding(
                Self.self,
                at: Finding.Location(path: document.path, bundle: document.bundle, position: document.root?.position),
                arguments: [
                    "folder": .text(folders.joined(separator: "/")),
                    "right": .text("\(path.bundle)/\(name)"),
                ]
            )
        }
    }
}
