extension DocumentKind {
    /// What is wrong with the shape of a lock file in which no list of packages is found; `nil` for every other file.
    ///
    /// A tool that has nothing to lock leaves its list out, so that what only it writes tells of its file as well.
    func missingPackages(in root: Node) -> DocumentFault? {
        let (members, isKnown): (String, Bool) =
            switch self {
            case .podfileLock:
                ("PODS", ["PODS", "PODFILE CHECKSUM", "COCOAPODS", "DEPENDENCIES"].contains { root.entry($0) != nil })
            case .packageResolved: ("pins, object.pins", (root["object"] ?? root)["pins"]?.elements != nil)
            case .pubspecLock: ("packages", root["packages"].map { $0.entries != nil || $0.typeName == "null" } == true)
            case .packageLock:
                (
                    "packages, dependencies",
                    root["packages"]?.entries != nil || root["dependencies"]?.entries != nil
                        || root["packages"] == nil && root["dependencies"] == nil && root["lockfileVersion"] != nil
                )
            case .pnpmLock:
                (
                    "packages, importers",
                    ["lockfileVersion", "importers", "packages", "shrinkwrapVersion"].contains { root.entry($0) != nil }
                        && root["packages"].map { $0.entries != nil || $0.typeName == "null" } ?? true
                )
            default: ("", true)
            }
        return isKnown ? nil : DocumentFault(.packagesMissing, at: root.position, arguments: ["expected": members])
    }
}
