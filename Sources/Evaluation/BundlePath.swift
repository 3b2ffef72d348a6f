/// A path cut at the bundles that it passes through.
package struct BundlePath: Sendable, Equatable {
    /// The folder endings that make a built bundle.
    static let endings = [".app", ".appex", ".framework", ".bundle"]

    /// The innermost bundle: `Sample.app/PlugIns/Net.appex`.
    package let innermost: String
    /// The app around it, or the bundle itself where that is an app: `Sample.app`.
    package let app: String?
    /// What of the path lies inside the innermost bundle: `["PrivacyInfo.xcprivacy"]`.
    package let inside: [String]

    /// `nil` for a path outside every bundle.
    package init?(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.lastIndex(where: Self.isBundle) else { return nil }
        innermost = parts[...last].joined(separator: "/")
        app = parts.firstIndex { $0.hasSuffix(".app") && $0 != ".app" }.map { parts[...$0].joined(separator: "/") }
        inside = Array(parts[(last + 1)...])
    }

    private static func isBundle(_ name: String) -> Bool {
        endings.contains { name.hasSuffix($0) && name != $0 }
    }
}
