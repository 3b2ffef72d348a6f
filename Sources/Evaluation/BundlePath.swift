/// A path cut at the bundles that it passes through.
package struct BundlePath: Sendable, Equatable {
    /// The folder endings that make a built bundle.
    private static let endings = [".app", ".appex", ".framework", ".bundle"]

    /// The innermost bundle, from the outermost one on, `/` between: `Sample.app/PlugIns/Net.appex` wherever it was built.
    package let bundle: String
    /// The app around it, or the bundle itself where that is an app: `Sample.app`.
    package let app: String?
    /// What of the path lies inside the innermost bundle: `["PrivacyInfo.xcprivacy"]`.
    package let inside: [String]

    /// `nil` for a path outside every bundle; paths of Windows are understood.
    package init?(_ path: String) {
        let parts = path.split { $0 == "/" || $0 == "\\" }.map(String.init)
        guard let first = parts.firstIndex(where: Self.isBundle), let last = parts.lastIndex(where: Self.isBundle)
        else {
            return nil
        }
        bundle = parts[first...last].joined(separator: "/")
        let outermostApp = parts.firstIndex { $0.hasSuffix(".app") && $0 != ".app" }
        app = outermostApp.map { parts[first...$0].joined(separator: "/") }
        inside = Array(parts[(last + 1)...])
    }

    private static func isBundle(_ name: String) -> Bool {
        endings.contains { name.hasSuffix($0) && name != $0 }
    }
}
