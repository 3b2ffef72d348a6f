internal import Catalog
internal import Documents

extension DependencyFile {
    /// `Podfile.lock`: `PODS` with what each takes in, `DEPENDENCIES` of the project.
    static func podfileLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.cocoapods)
        let pods = Pointer.root.appending("PODS")
        let copies = copiedPods(root)
        for (index, node) in (root["PODS"]?.elements ?? []).enumerated() {
            let entry = node.entries?.first
            guard let text = node.string ?? entry?.key else { continue }
            let pod = Pod(text)
            let isCopy = copies.contains(String(pod.name.prefix { $0 != "/" }))
            let requires = (entry?.value.elements ?? []).compactMap(\.string).map { Pod($0).name }
            let version = isCopy ? pod.version.ofCopy : pod.version
            file.add(pod.name, version, at: pods.appending(index), of: node, requires: requires)
        }
        file.direct = root["DEPENDENCIES"]?.elements?.compactMap(\.string).map { Pod($0).name }
        return file
    }

    /// The pods that a repository or a folder of the project supplies; those of packages that npm and pub install are not.
    private static func copiedPods(_ root: Node) -> Set<String> {
        let sources = root["EXTERNAL SOURCES"]?.entries ?? []
        return Set(
            sources.filter { source in
                if source.value[":git"] != nil || source.value[":http"] != nil { return true }
                guard let path = source.value[":path"]?.string else { return false }
                return !["node_modules/", ".symlinks/", "Flutter"].contains { path.holds($0) }
            }
            .map(\.key)
        )
    }

    /// `Podfile`: what the app asks for.
    static func podfile(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.cocoapods)
        let place = Pointer.root.appending("pods")
        for (index, pod) in (root["pods"]?.elements ?? []).enumerated() {
            guard let name = pod["name"]?.string else { continue }
            file.add(name, version(pod["requirements"]), at: place.appending(index), of: pod)
        }
        file.direct = file.entries.map(\.name)
        return file
    }

    /// All of a pod's requirements must hold: `'>= 5.0', '< 5.9'`.
    private static func version(_ requirements: Node?) -> Dependency.Version {
        let texts = (requirements?.elements ?? []).compactMap(\.string)
        return texts.isEmpty ? .unknown : .constraint(texts.joined(separator: ", "))
    }

    /// `*.podspec.json`: what a pod takes in, as constraints.
    static func podspec(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.cocoapods)
        let place = Pointer.root.appending("dependencies")
        for entry in root["dependencies"]?.entries ?? [] {
            file.add(
                entry.key,
                version(entry.value),
                at: place.appending(entry.key),
                of: Node(entry.value.value, at: entry.position)
            )
        }
        file.direct = file.entries.map(\.name)
        return file
    }
}

/// `GTMSessionFetcher/Core (2.3.0)`, `Flutter (from `Flutter`)`, `Alamofire (~> 5.0)`.
private struct Pod {
    let name: String
    let version: Dependency.Version

    init(_ text: String) {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
            (name, version) = (text.trimmed, .unknown)
            return
        }
        name = text[..<open].trimmed
        let inner = text[text.index(after: open)...].dropLast().trimmed
        if inner.first?.isNumber == true {
            version = .exact(inner)
        } else {
            version = inner.hasPrefix("from") || inner.isEmpty ? .unknown : .constraint(inner)
        }
    }
}
