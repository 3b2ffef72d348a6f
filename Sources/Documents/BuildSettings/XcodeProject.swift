/// The targets of a `project.pbxproj`, with the settings that their archives are built with.
///
/// A configuration whose name begins with `Debug` is for development; the others may be archived. A setting of a target
/// stands before one of the project, and one for another SDK than that of devices counts for nothing.
///
/// Source: Apple, Build settings reference, <https://developer.apple.com/documentation/xcode/build-settings-reference>.
struct XcodeProject {
    /// A value and where it stands.
    struct Setting {
        /// `nil` for a list.
        let value: String?
        let position: Position
        let pointer: Pointer
    }

    /// A configuration that may be archived.
    struct Configuration {
        let name: String
        let settings: [String: Setting]
        /// Whether a file may have more settings.
        let hasFile: Bool
        /// Where the target's own settings stand.
        let pointer: Pointer
        let position: Position
    }

    struct Target {
        let id: String
        let name: String
        let productType: String
        /// Never empty.
        let configurations: [Configuration]
        /// The files that it is made of, and the folders that it takes whole, from the folder of the project.
        let files: Set<String>
        let folders: [String]
    }

    /// In the order of the file.
    let targets: [Target]

    private static let mostTargets = 200
    private static let mostDepth = 64

    /// Takes the tree of the file apart; `nil` where some app's settings cannot be told.
    init?(_ root: Node) {
        guard let list = root["objects"]?.entries else { return nil }
        let objects = Dictionary(list.map { ($0.key, $0.value) }) { first, _ in first }
        func strings(_ node: Node?) -> [String] { (node?.elements ?? []).compactMap(\.string) }
        func isa(_ node: Node) -> String { node["isa"]?.string ?? "" }
        guard let project = list.first(where: { isa($0.value) == "PBXProject" })?.value else { return nil }
        let native = list.filter { isa($0.value) == "PBXNativeTarget" }
        guard !native.isEmpty, native.count <= Self.mostTargets else { return nil }
        let common = Self.configurations(project["buildConfigurationList"]?.string, objects)
        let paths = Self.paths(from: project["mainGroup"]?.string, objects)
        let exceptions = Set(
            list.filter { isa($0.value) == "PBXFileSystemSynchronizedBuildFileExceptionSet" }
                .flatMap { strings($0.value["membershipExceptions"]) }
        )
        var targets: [Target] = []
        for entry in native {
            let node = entry.value
            let own = Self.configurations(node["buildConfigurationList"]?.string, objects)
            let type = node["productType"]?.string ?? ""
            guard !own.isEmpty else {
                guard type.hasPrefix(Self.app) else { continue }
                return nil
            }
            let archived = own.filter { !$0.name.lowercased().hasPrefix("debug") }
            let configurations = (archived.isEmpty ? own : archived).map { configuration in
                let base = common.first { $0.name == configuration.name }
                let settings = [base, configuration].compactMap { $0 }
                    .map { Self.settings(of: $0.node, at: $0.pointer, configuration.name) }
                    .reduce(into: [String: Setting]()) { $0.merge($1) { _, target in target } }
                return Configuration(
                    name: configuration.name,
                    settings: settings,
                    hasFile: [base, configuration].contains { $0?.node.hasBaseFile == true },
                    pointer: configuration.pointer,
                    position: configuration.node["buildSettings"]?.position ?? configuration.node.position
                )
            }
            let phases = strings(node["buildPhases"]).compactMap { objects[$0] }
                .filter { isa($0) == "PBXSourcesBuildPhase" }
            let files = phases.flatMap { strings($0["files"]) }.compactMap { objects[$0]?["fileRef"]?.string }
            let folders = strings(node["fileSystemSynchronizedGroups"]).compactMap { id in
                paths[id] ?? objects[id]?["path"]?.string
            }
            targets.append(
                Target(
                    id: entry.key,
                    name: node["name"]?.string ?? entry.key,
                    productType: type,
                    configurations: configurations,
                    files: Set(files.compactMap { paths[$0] }),
                    // What is left out of a folder, or put into it, is not followed.
                    folders: exceptions.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".m") } ? [] : folders
                )
            )
        }
        guard targets.contains(where: { $0.productType.hasPrefix(Self.app) }) else { return nil }
        self.targets = targets
    }

    private static let app = "com.apple.product-type.application"

    // MARK: Settings

    private static func configurations(
        _ list: String?,
        _ objects: [String: Node]
    ) -> [(name: String, node: Node, pointer: Pointer)] {
        let ids = list.flatMap { objects[$0]?["buildConfigurations"]?.elements } ?? []
        return ids.prefix(100).compactMap { element in
            guard let id = element.string, let node = objects[id], let name = node["name"]?.string else { return nil }
            let pointer = Pointer.root.appending("objects").appending(id).appending("buildSettings")
            return (name, node, pointer)
        }
    }

    private static func settings(of node: Node, at pointer: Pointer, _ configuration: String) -> [String: Setting] {
        var settings: [String: Setting] = [:]
        var conditional: Set<String> = []
        for entry in node["buildSettings"]?.entries ?? [] {
            let parts = entry.key.split(separator: "[")
            guard let name = parts.first.map(String.init),
                parts.dropFirst().allSatisfy({ holds($0, configuration) })
            else { continue }
            let isConditional = parts.count > 1
            // The more special one counts.
            guard isConditional || !conditional.contains(name) else { continue }
            if isConditional { conditional.insert(name) }
            settings[name] = Setting(
                value: BuildSettingsReader.text(of: entry.value),
                position: entry.position,
                pointer: pointer.appending(entry.key)
            )
        }
        return settings
    }

    /// Whether a condition, `sdk=iphoneos*]`, holds for an archive for devices.
    private static func holds(_ condition: Substring, _ configuration: String) -> Bool {
        let parts = condition.prefix { $0 != "]" }.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return true }
        let isOpen = parts[1].hasSuffix("*")
        let pattern = String(isOpen ? parts[1].dropLast() : parts[1])
        switch parts[0] {
        case "sdk": return pattern.hasPrefix("iphoneos") || isOpen && "iphoneos".hasPrefix(pattern)
        case "config": return isOpen ? configuration.hasPrefix(pattern) : configuration == pattern
        default: return true
        }
    }

    // MARK: Files

    /// The paths of files and folders by their ids, as far as groups tell.
    private static func paths(from group: String?, _ objects: [String: Node]) -> [String: String] {
        var paths: [String: String] = [:]
        var open: [(id: String, path: String, depth: Int)] = group.map { [($0, "", 0)] } ?? []
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard next.depth < mostDepth, seen.insert(next.id).inserted, let node = objects[next.id] else { continue }
            let own = node["path"]?.string ?? ""
            let path: String
            switch node["sourceTree"]?.string {
            case "<group>", nil: path = next.path.isEmpty || own.isEmpty ? next.path + own : "\(next.path)/\(own)"
            case "SOURCE_ROOT": path = own
            default: continue
            }
            if next.depth > 0 { paths[next.id] = path }
            for child in node["children"]?.elements ?? [] {
                if let id = child.string { open.append((id, path, next.depth + 1)) }
            }
        }
        return paths
    }
}

extension Node {
    fileprivate var hasBaseFile: Bool {
        self["baseConfigurationReference"] != nil || self["baseConfigurationReferenceAnchor"] != nil
    }
}
