internal import Catalog

/// What is asked for under a name of npm's world: `^1.0.0`, `npm:real@^1.0.0`, `file:../a`, `git+https://…`.
///
/// The name before it may be an alias, as in `"rnp": "npm:react-native-permissions@^3.6.1"`.
struct NPMSpecifier {
    /// The package that is meant.
    let name: String
    /// The version or range; a path or an address of a copy.
    let range: String
    /// Whether a repository, a folder or a patch supplies the code, so that it is not what was released.
    let isCopy: Bool

    init(_ key: String, _ text: String) {
        guard text.hasPrefix("npm:") else {
            // No range has a colon or a slash.
            (name, range, isCopy) = (key, text, text.contains { $0 == ":" || $0 == "/" })
            return
        }
        let rest = text.dropFirst("npm:".count)
        // Berry writes plain ranges so, too.
        guard let at = rest.dropFirst().firstIndex(of: "@") else {
            (name, range, isCopy) = (rest.hasPrefix("@") ? String(rest) : key, String(rest), false)
            return
        }
        (name, range, isCopy) = (String(rest[..<at]), String(rest[rest.index(after: at)...]), false)
    }

    /// The version that a manifest asks for with it.
    var constraint: Dependency.Version {
        // A catalog of pnpm stands in another file.
        if range.hasPrefix("catalog:") { return .unknown }
        return isCopy ? .copy(range) : .constraint(range)
    }

    /// Whether what a lock file calls the origin of a package is none of npm's registries.
    static func isCopy(resolved: String) -> Bool {
        ["git", "file:", "link:", "portal:", "ssh:", "https://codeload.", "https://github.com/", "https://gitlab.com/"]
            .contains(where: resolved.hasPrefix)
    }
}
