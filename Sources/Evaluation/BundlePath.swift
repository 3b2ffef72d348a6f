/// A path cut at the bundles that it passes through.
package struct BundlePath: Sendable, Equatable {
    /// The folder endings that make a built bundle.
    private static let endings = [".app", ".appex", ".framework", ".bundle"].map { Array($0.utf8) }
    private static let appEnding = Array(".app".utf8)

    /// The innermost bundle, from the outermost one on, `/` between: `Sample.app/PlugIns/Net.appex` wherever it was built.
    package let bundle: String
    /// The app around it, or the bundle itself where that is an app: `Sample.app`.
    package let app: String?
    /// What of the path lies inside the innermost bundle: `["PrivacyInfo.xcprivacy"]`.
    package let inside: [String]

    /// `nil` for a path outside every bundle; paths of Windows are understood.
    package init?(_ path: String) {
        let parts = path.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        guard let first = parts.firstIndex(where: Self.isBundle), let last = parts.lastIndex(where: Self.isBundle)
        else {
            return nil
        }
        bundle = Self.path(parts[first...last])
        let outermostApp = parts.firstIndex { Self.ends($0, with: Self.appEnding) }
        app = outermostApp.map { Self.path(parts[first...$0]) }
        inside = parts[(last + 1)...].map { String(Substring($0)) }
    }

    private static func path(_ parts: ArraySlice<Substring.UTF8View>) -> String {
        parts.map { Substring($0) }.joined(separator: "/")
    }

    private static func isBundle(_ name: Substring.UTF8View) -> Bool { endings.contains { ends(name, with: $0) } }

    /// Whether `name` is more than `ending`, and ends so.
    private static func ends(_ name: Substring.UTF8View, with ending: [UInt8]) -> Bool {
        name.last == ending.last && name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
    }
}
