internal import Catalog
internal import Documents

extension DependencyFile {
    /// `pubspec.lock`: every package with its version; it tells which are direct, not who takes in the others.
    static func pubspecLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.pub)
        let place = Pointer.root.appending("packages")
        let packages = root["packages"]?.entries ?? []
        let direct = packages.filter { $0.value["dependency"]?.string?.hasPrefix("direct") == true }.map(\.key)
        // A federated plugin's parts bear its name: `image_picker` takes in `image_picker_ios`.
        var parts: [String: [String]] = [:]
        let wholes = Set(direct)
        for entry in packages where entry.value["dependency"]?.string?.hasPrefix("direct") != true {
            if let whole = Self.whole(of: entry.key, among: wholes) { parts[whole, default: []].append(entry.key) }
        }
        for entry in packages {
            let version = entry.value["version"].flatMap(\.string).map { Dependency.Version.exact($0) } ?? .unknown
            let isCopy = ["git", "path"].contains(entry.value["source"]?.string)
            file.add(
                entry.key,
                isCopy ? version.ofCopy : version,
                at: place.appending(entry.key),
                of: Node(entry.value.value, at: entry.position),
                requires: parts[entry.key] ?? []
            )
        }
        file.direct = direct
        return file
    }

    /// The longest of `wholes` that `part` is a part of by its name.
    private static func whole(of part: String, among wholes: Set<String>) -> String? {
        var rest = part[...]
        while let end = rest.lastIndex(of: "_") {
            rest = rest[..<end]
            if wholes.contains(String(rest)) { return String(rest) }
        }
        return nil
    }

    /// `pubspec.yaml`: what the app asks for.
    static func pubspec(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.pub)
        let place = Pointer.root.appending("dependencies")
        for entry in root["dependencies"]?.entries ?? [] {
            let constraint = entry.value.string ?? entry.value["version"]?.string
            file.add(
                entry.key,
                constraint.map { .constraint($0) } ?? .unknown,
                at: place.appending(entry.key),
                of: Node(entry.value.value, at: entry.position)
            )
        }
        file.direct = file.entries.map(\.name)
        return file
    }
}
