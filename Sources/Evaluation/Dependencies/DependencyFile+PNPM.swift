internal import Catalog
internal import Documents

extension DependencyFile {
    /// `pnpm-lock.yaml` of any version: `/a/1.0.0_b@2.0.0`, `/a@1.0.0(b@2.0.0)`, `a@1.0.0`.
    static func pnpmLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.npm)
        var requires: [Substring: [String]] = [:]
        // Since version 9 a package may be taken in several times, with other peers.
        for snapshot in root["snapshots"]?.entries ?? [] {
            requires[snapshot.key.prefix { $0 != "(" }, default: []] += required(by: snapshot.value)
        }
        let patched = Set((root["patchedDependencies"]?.entries ?? []).map(\.key))
        for entry in root["packages"]?.entries ?? [] {
            let package = PNPMPackage(entry.key)
            guard let name = entry.value["name"]?.string ?? package?.name else { continue }
            let version = entry.value["version"]?.string ?? package?.version
            let isCopy =
                package?.isCopy != false || isCopy(entry.value["resolution"])
                || patched.contains("\(name)@\(version ?? "")")
            file.add(
                name,
                version.map { isCopy ? .copy($0) : .exact($0) } ?? .unknown,
                at: Pointer.root.appending("packages").appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: requires[entry.key.prefix { $0 != "(" }] ?? required(by: entry.value)
            )
        }
        let importers = root["importers"]?.entries?.map(\.value) ?? [root]
        file.direct = importers.flatMap(required(by:))
        return file
    }

    /// Whether a package comes from elsewhere than a registry.
    private static func isCopy(_ resolution: Node?) -> Bool {
        resolution?["type"] != nil || resolution?["tarball"]?.string.map(NPMSpecifier.isCopy) == true
    }

    /// The packages that a package or a project takes in.
    private static func required(by package: Node) -> [String] {
        ["dependencies", "optionalDependencies", "peerDependencies"].flatMap { group in
            (package[group]?.entries ?? []).map { entry in
                let version = entry.value.string ?? entry.value["version"]?.string
                return version.flatMap(PNPMPackage.init(alias:))?.name ?? entry.key
            }
        }
    }
}

/// What the name of an entry in a `pnpm-lock.yaml` says.
private struct PNPMPackage {
    let name: String
    /// `nil` = not told there.
    let version: String?
    /// Whether an address or a folder stands in the place of the version.
    let isCopy: Bool

    /// `/a/1.0.0_b@2.0.0` before version 6, `/a@1.0.0(b@2.0.0)`, `a@1.0.0` since 9, `a@file:packages/a`.
    init?(_ key: String) {
        let hasSlash = key.hasPrefix("/")
        var path = key.prefix { $0 != "(" }.drop { $0 == "/" }
        // Before version 6 a registry of one's own stood before the name, and so did the host of a repository.
        if !hasSlash, !path.hasPrefix("@"), let slash = path.firstIndex(of: "/"),
            path[..<slash].contains("."), !path[..<slash].contains("@")
        {
            guard !["github.com", "gitlab.com", "bitbucket.org", "codeload.github.com"].contains(path[..<slash]) else {
                return nil
            }
            path = path[path.index(after: slash)...]
        }
        let scope = path.hasPrefix("@") ? path.firstIndex(of: "/").map { path.index(after: $0) } : path.startIndex
        guard let scope, let end = path[scope...].firstIndex(where: { $0 == "/" || $0 == "@" }), end > scope,
            !path[..<end].contains(":")
        else { return nil }
        let rest = path[path.index(after: end)...]
        name = String(path[..<end])
        isCopy = rest.contains(":")
        version = isCopy ? nil : String(rest.prefix { $0 != "_" && $0 != "/" })
    }

    /// What a name stands for: `/a@1.0.0`, `a@1.0.0`; `nil` for a plain version and for a folder.
    init?(alias version: String) {
        let start = version.prefix { $0 != "(" }
        guard let first = start.first, first == "/" || first == "@" || first.isLetter, !start.contains(":"),
            first == "/" || start.dropFirst().contains("@")
        else { return nil }
        self.init(version)
    }
}
