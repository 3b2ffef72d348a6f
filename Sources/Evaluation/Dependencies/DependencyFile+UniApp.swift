internal import Catalog
internal import Documents

extension DependencyFile {
    /// The modules of UniApp's `manifest.json`: `app-plus.modules`.
    static func uniAppManifest(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.uniapp)
        let place = Pointer.root.appending("app-plus").appending("modules")
        for entry in root["app-plus"]?["modules"]?.entries ?? [] {
            let node = Node(entry.value.value, at: entry.position)
            file.add(entry.key, .unknown, at: place.appending(entry.key), of: node)
        }
        file.direct = file.entries.map(\.name)
        return file
    }
}
