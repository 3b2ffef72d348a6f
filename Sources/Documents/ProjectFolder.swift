/// Which files of a project's folder are the app's own.
package enum ProjectFolder {
    /// The names of folders that hold what was built or fetched; those that a dot begins are hidden.
    private static let others: Set<String> = [
        "Pods", "Carthage", "node_modules", "build", "DerivedData", "SourcePackages", "__MACOSX", "unpackage",
    ]

    /// Whether a folder called `name` holds nothing of the app's own: packages, builds, a version control system's files.
    package static func isOther(_ name: some StringProtocol) -> Bool {
        name.hasPrefix(".") && name != "." && name != ".." || others.contains(String(name))
    }

    /// The outermost folder on `path` that is not the app's own: `ios/Pods` of `ios/Pods/A/B.swift`.
    package static func other(on path: String) -> String? {
        var length = 0
        for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
            length += part.utf8.count
            if isOther(part) { return String(decoding: path.utf8.prefix(length), as: UTF8.self) }
            length += 1
        }
        return nil
    }
}
