internal import Catalog
internal import Documents

extension DependencyFile {
    /// `package.json`: what the app asks for; what it needs only while it is developed does not go into it.
    static func packageJSON(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.npm)
        for group in ["dependencies", "optionalDependencies"] {
            for entry in root[group]?.entries ?? [] {
                let asked = entry.value.string.map { NPMSpecifier(entry.key, $0) }
                file.add(
                    asked?.name ?? entry.key,
                    asked?.constraint ?? .unknown,
                    at: Pointer.root.appending(group).appending(entry.key),
                    of: Node(entry.value.value, at: entry.position)
                )
            }
        }
        file.direct = file.entries.map(\.name)
        return file
    }

    /// `package-lock.json` of lockfileVersion 1 (`dependencies`, nested) and of 2 and 3 (`packages`, by path).
    ///
    /// What stands outside of `node_modules` are the project and its workspaces: what they take in is direct.
    static func packageLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.npm)
        guard let packages = root["packages"]?.entries else {
            file.addNested(root["dependencies"], at: Pointer.root.appending("dependencies"), depth: 0)
            return file
        }
        let folder = "node_modules/"
        var direct: [String]?
        for entry in packages {
            guard let name = entry.key.rest(afterLast: folder) else {
                direct = direct ?? []
                direct?.append(contentsOf: names(of: entry.value))
                continue
            }
            // A link leads to a workspace or a folder, which is a copy if it is a package of that name at all.
            guard entry.value["dev"]?.boolean != true, entry.value["link"]?.boolean != true else { continue }
            let version = entry.value["version"].flatMap(\.string).map { Dependency.Version.exact($0) } ?? .unknown
            let isCopy = entry.value["resolved"]?.string.map(NPMSpecifier.isCopy) == true
            file.add(
                // Under an alias the name is told.
                entry.value["name"]?.string ?? name,
                isCopy ? version.ofCopy : version,
                at: Pointer.root.appending("packages").appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: names(of: entry.value)
            )
        }
        let links = packages.filter { $0.value["link"]?.boolean == true }
        let targets = links.isEmpty ? [:] : Dictionary(packages.map { ($0.key, $0.value) }) { $1 }
        for entry in links {
            guard let name = entry.key.rest(afterLast: folder), let path = entry.value["resolved"]?.string else {
                continue
            }
            let target = targets[path]
            file.add(
                target?["name"]?.string ?? name,
                .copy(target?["version"]?.string ?? path),
                at: Pointer.root.appending("packages").appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: target.map(names) ?? []
            )
        }
        file.direct = direct
        return file
    }

    /// The packages that one takes in when it is installed.
    static func names(of package: Node) -> [String] {
        ["dependencies", "optionalDependencies", "peerDependencies"].flatMap { names(in: package[$0]) }
    }

    /// The packages of a dictionary from names to what is asked for.
    static func names(in group: Node?) -> [String] {
        (group?.entries ?? []).map { entry in
            entry.value.string.map { NPMSpecifier(entry.key, $0).name } ?? entry.key
        }
    }

    private mutating func addNested(_ packages: Node?, at place: Pointer, depth: Int) {
        // npm nests as deep as versions contradict one another; nobody's tree is a hundred deep.
        guard depth < 100, place.description.utf8.count < 1_000 else { return }
        for entry in packages?.entries ?? [] where entry.value["dev"]?.boolean != true {
            let told = entry.value["version"].flatMap(\.string).map { NPMSpecifier(entry.key, $0) }
            add(
                told?.name ?? entry.key,
                told.map { $0.isCopy ? .copy($0.range) : .exact($0.range) } ?? .unknown,
                at: place.appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: Self.names(in: entry.value["requires"])
            )
            let inner = place.appending(entry.key).appending("dependencies")
            addNested(entry.value["dependencies"], at: inner, depth: depth + 1)
        }
    }
}

extension String {
    /// What stands behind the last `part`; `nil` where it is nowhere.
    fileprivate func rest(afterLast part: String) -> String? {
        let (own, others) = (utf8, part.utf8)
        let (text, wanted) = (own.span, others.span)
        var start = text.count - wanted.count
        while start >= 0 {
            var length = 0
            while length < wanted.count, text[start + length] == wanted[length] { length += 1 }
            if length == wanted.count { return String(Substring(own.dropFirst(start + length))) }
            start -= 1
        }
        return nil
    }
}
