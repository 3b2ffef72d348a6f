internal import Documents

/// What the project.yml of XcodeGen says of an app: `info.properties`, settings that write keys, the deployment target.
///
/// Source: XcodeGen, Docs/ProjectSpec.md.
struct XcodeGenProject {
    private let file: Document
    private let root: Node

    /// `nil` where the file is none, or cannot be read.
    init?(_ file: Document) {
        guard file.kind == .xcodeGenProject, let root = file.root else { return nil }
        self.file = file
        self.root = root
    }

    /// An app for iOS, and where it stands.
    private var apps: [(target: Node, place: Pointer)] {
        (root["targets"]?.entries ?? []).filter { entry in
            let platforms = entry.value["platform"].map { $0.elements?.compactMap(\.string) ?? [$0.string ?? ""] } ?? []
            let supported = entry.value["supportedDestinations"]?.elements?.compactMap(\.string) ?? []
            return entry.value["type"]?.string == "application"
                && (platforms.contains("iOS") || platforms.contains("auto") && supported.contains("iOS"))
        }
        .map { ($0.value, Pointer.root.appending("targets").appending($0.key)) }
    }

    /// The Info.plists that it has written; what a template or another file adds is not known.
    var documents: [EmbeddedDocument?] {
        apps.map { target, place in
            EmbeddedDocument(
                .infoPlist,
                at: place.appending("info").appending("properties"),
                in: file,
                ScatteredEntries(),
                isOpen: target["templates"] != nil || root["include"] != nil
            )
        }
    }

    /// The keys that settings write into Info.plists that Xcode makes.
    var keysOfSettings: [String] {
        let settings = ([root] + apps.map(\.target)).flatMap { Self.settings(in: $0["settings"], depth: 0) }
        let makes = settings.contains { $0.name == "GENERATE_INFOPLIST_FILE" && ["YES", "true"].contains($0.value) }
        let prefix = "INFOPLIST_KEY_"
        return makes
            ? settings.filter { $0.name.hasPrefix(prefix) && !$0.value.isBlank }.map {
                String($0.name.dropFirst(prefix.count))
            } : []
    }

    /// The oldest iOS, of a target or else of the project.
    var minimum: (pointer: Pointer, node: Node)? {
        let ofTarget = apps.lazy.compactMap { target, place -> (Pointer, Node)? in
            let pointer = place.appending("deploymentTarget")
            guard let node = target["deploymentTarget"] else { return nil }
            return node["iOS"].map { (pointer.appending("iOS"), $0) } ?? (node.entries == nil ? (pointer, node) : nil)
        }.first
        let ofProject = ["options", "deploymentTarget", "iOS"].reduce(Pointer.root) { $0.appending($1) }
        return ofTarget ?? root.node(at: ofProject).map { (ofProject, $0) }
    }

    /// The settings of a group, those within `base` and `configs` as well.
    private static func settings(in group: Node?, depth: Int) -> [(name: String, value: String)] {
        guard depth < 4 else { return [] }
        return (group?.entries ?? []).flatMap { entry -> [(name: String, value: String)] in
            if entry.value.entries != nil { return settings(in: entry.value, depth: depth + 1) }
            let value = entry.value.string ?? entry.value.boolean.map { $0 ? "YES" : "NO" }
            return value.map { [(entry.key, $0)] } ?? []
        }
    }
}
