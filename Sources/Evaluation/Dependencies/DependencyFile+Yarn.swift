internal import Catalog
internal import Documents

extension DependencyFile {
    /// `yarn.lock` of version 1 and of Berry: descriptors (`a@^1.0.0, a@^1.1.0`) to what they came to.
    static func yarnLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.npm)
        var direct: [String]?
        for entry in root.entries ?? [] where entry.key != "__metadata" {
            let names = ["dependencies", "optionalDependencies"].flatMap { self.names(in: entry.value[$0]) }
            // Berry lists the project among its packages.
            if entry.key.holds("@workspace:") {
                direct = direct ?? []
                direct?.append(contentsOf: names)
                continue
            }
            guard let asked = descriptor(entry.key) else { continue }
            let version = entry.value["version"].flatMap(\.string).map { Dependency.Version.exact($0) } ?? .unknown
            let isCopy = asked.isCopy || entry.value["resolved"]?.string.map(NPMSpecifier.isCopy) == true
            file.add(
                asked.name,
                isCopy ? version.ofCopy : version,
                at: Pointer.root.appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: names
            )
        }
        // Beside a patched package stands the one that the patch was made in.
        let copies = Set(file.entries.filter { $0.version.isCopy }.map { "\($0.name)@\($0.version.text ?? "")" })
        file.entries.removeAll { !$0.version.isCopy && copies.contains("\($0.name)@\($0.version.text ?? "")") }
        file.direct = direct
        return file
    }

    /// The package of `a@^1.0.0, a@^1.1.0`, `@s/a@npm:^1.0.0`, `b@npm:a@^1.0.0`; the first descriptor tells.
    private static func descriptor(_ key: String) -> NPMSpecifier? {
        let first = key.prefix { $0 != "," }
        guard let at = first.dropFirst().firstIndex(of: "@") else { return nil }
        return NPMSpecifier(String(first[..<at]), String(first[first.index(after: at)...]))
    }
}
