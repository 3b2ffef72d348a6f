internal import Catalog
internal import Documents

extension DependencyFile {
    /// `Podfile.lock`: `PODS` with what each takes in, `DEPENDENCIES` of the project.
    static func podfileLock(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.cocoapods)
        let pods = Pointer.root.appending("PODS")
        for (index, node) in (root["PODS"]?.elements ?? []).enumerated() {
            let place = pods.appending(index)
            if let text = node.string {
                let pod = Pod(text)
                file.add(pod.name, pod.version, at: place, of: node)
            } else if let entry = node.entries?.first {
                let pod = Pod(entry.key)
                let requires = (entry.value.elements ?? []).compactMap(\.string).map { Pod($0).name }
                file.add(pod.name, pod.version, at: place, of: node, requires: requires)
            }
        }
        file.direct = root["DEPENDENCIES"]?.elements?.compactMap(\.string).map { Pod($0).name }
        return file
    }

    /// `Podfile`: what the app asks for.
    static func podfile(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.cocoapods)
        let place = Pointer.root.appending("pods")
        for (index, pod) in (root["pods"]?.elements ?? []).enumerated() {
            guard let name = pod["name"]?.string else { continue }
            let requirement = pod["requirements"]?.elements?.first?.string
            file.add(name, requirement.map { .constraint($0) } ?? .unknown, at: place.appending(index), of: pod)
        }
        file.direct = file.entries.map(\.name)
        return file
    }

    /// `*.podspec.json`: what a pod takes in, as constraints.
    static func podspec(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.cocoapods)
        let place = Pointer.root.appending("dependencies")
        for entry in root["dependencies"]?.entries ?? [] {
            let constraint = entry.value.elements?.first?.string
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
