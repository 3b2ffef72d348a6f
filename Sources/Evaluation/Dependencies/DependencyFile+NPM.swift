internal import Catalog
internal import Documents

extension DependencyFile {
    /// `package.json`: what the app asks for; what it needs only while it is developed does not go into it.
    static func packageJSON(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.npm)
        for group in ["dependencies", "optionalDependencies"] {
            for entry in root[group]?.entries ?? [] {
                file.add(
                    entry.key,
                    entry.value.string.map { .constraint($0) } ?? .unknown,
                    at: Pointer.root.appending(group).appending(entry.key),
                    of: Node(entry.value.value, at: entry.position)
                )
            }
        }
        file.direct = file.entries.map(\.name)
        return file
    }

    /// `package-lock.json` of lockfileVersion 1 (`dependencies`, nested) and of 2 and 3 (`packages`, by path).
    static func packageLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.npm)
        guard let packages = root["packages"]?.entries else {
            file.addNested(root["dependencies"], at: Pointer.root.appending("dependencies"), depth: 0)
            return file
        }
        let folder = "node_modules/"
        for entry in packages where entry.value["dev"]?.boolean != true {
            guard let range = entry.key.lastRange(of: folder) else { continue }
            let version = entry.value["version"].flatMap(\.string).map { Dependency.Version.exact($0) } ?? .unknown
            let isCopy = entry.value["resolved"]?.string?.hasPrefix("git") == true
            file.add(
                String(entry.key[range.upperBound...]),
                isCopy ? version.ofCopy : version,
                at: Pointer.root.appending("packages").appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: names(of: entry.value)
            )
        }
        file.direct = packages.first { $0.key.isEmpty }.map { names(of: $0.value) }
        return file
    }

    /// The packages that one takes in when it is installed.
    private static func names(of package: Node) -> [String] {
        ["dependencies", "optionalDependencies", "peerDependencies"].flatMap { group in
            (package[group]?.entries ?? []).map(\.key)
        }
    }

    private mutating func addNested(_ packages: Node?, at place: Pointer, depth: Int) {
        // npm nests as deep as versions contradict one another; nobody's tree is a hundred deep.
        guard depth < 100, place.description.utf8.count < 1_000 else { return }
        for entry in packages?.entries ?? [] where entry.value["dev"]?.boolean != true {
            add(
                entry.key,
                entry.value["version"].flatMap(\.string).map { .exact($0) } ?? .unknown,
                at: place.appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: (entry.value["requires"]?.entries ?? []).map(\.key)
            )
            let inner = place.appending(entry.key).appending("dependencies")
            addNested(entry.value["dependencies"], at: inner, depth: depth + 1)
        }
    }

    /// `yarn.lock` of version 1 and of Berry: descriptors (`a@^1.0.0, a@^1.1.0`) to what they came to.
    static func yarnLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.npm)
        var direct: [String]?
        for entry in root.entries ?? [] where entry.key != "__metadata" {
            let names = (entry.value["dependencies"]?.entries ?? []).map(\.key)
            // Berry lists the project among its packages.
            if entry.key.contains("@workspace:") {
                direct = direct ?? []
                direct?.append(contentsOf: names)
                continue
            }
            guard let name = packageName(ofDescriptor: entry.key) else { continue }
            file.add(
                name,
                entry.value["version"].flatMap(\.string).map { .exact($0) } ?? .unknown,
                at: Pointer.root.appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: names
            )
        }
        file.direct = direct
        return file
    }

    /// `pnpm-lock.yaml` of any version: `/a/1.0.0`, `/a@1.0.0(b@2.0.0)`, `a@1.0.0`.
    static func pnpmLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.npm)
        let snapshots = root["snapshots"]
        for entry in root["packages"]?.entries ?? [] {
            guard let (name, version) = pnpmPackage(entry.key) else { continue }
            let inner = snapshots?[entry.key] ?? entry.value
            file.add(
                entry.value["name"]?.string ?? name,
                .exact(entry.value["version"]?.string ?? version),
                at: Pointer.root.appending("packages").appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: names(of: inner)
            )
        }
        let importers = root["importers"]?.entries?.map(\.value) ?? [root]
        file.direct = importers.flatMap { (importer: Node) in (importer["dependencies"]?.entries ?? []).map(\.key) }
        return file
    }

    /// The package of `a@^1.0.0, a@^1.1.0`, `@s/a@npm:^1.0.0`; the first descriptor tells.
    private static func packageName(ofDescriptor key: String) -> String? {
        let first = key.prefix { $0 != "," }
        let scope = first.hasPrefix("@") ? 1 : 0
        guard let at = first.dropFirst(scope).firstIndex(of: "@") else { return nil }
        return String(first[..<at])
    }

    private static func pnpmPackage(_ key: String) -> (name: String, version: String)? {
        let path = key.prefix { $0 != "(" }.drop { $0 == "/" }
        let scope = path.hasPrefix("@") ? 1 : 0
        if let at = path.dropFirst(scope).lastIndex(of: "@") {
            return (String(path[..<at]), String(path[path.index(after: at)...]))
        }
        // Before version 6 a slash stood between them, and peers after an underscore.
        guard let slash = path.lastIndex(of: "/") else { return nil }
        let version = path[path.index(after: slash)...].prefix { $0 != "_" }
        return (String(path[..<slash]), String(version))
    }
}

extension String {
    /// Where `text` stands last.
    fileprivate func lastRange(of text: String) -> Range<Index>? {
        ranges(of: text).last
    }
}
