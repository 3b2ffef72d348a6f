internal import Catalog
internal import Documents

/// What a Cordova app says of its Info.plist and privacy manifest: `config-file`, `edit-config`, `privacy-manifest` and the
/// variables of plug-ins in a config.xml, the variables in a package.json.
///
/// Plug-ins add keys of their own, so that what is not here may still be in the app.
struct CordovaConfiguration {
    private let file: Document
    private let fields: [String: [PluginField]]
    private var infoPlist = ScatteredEntries()
    private var manifest: EmbeddedDocument?
    /// What a plug-in takes for each of its variables that an app does not set, and where it says so.
    private var defaults: [String: (value: Node, place: Pointer)] = [:]

    /// Reads a config.xml.
    init(config file: Document, _ catalog: CatalogSnapshot) {
        self.file = file
        fields = catalog.pluginFields(for: .cordova)
        if let root = file.root { readChildren(of: root, at: .root) }
    }

    /// Reads the plugin.xml of a plug-in.
    init(plugin file: Document, _ catalog: CatalogSnapshot) {
        self.file = file
        fields = catalog.pluginFields(for: .cordova)
        guard let root = file.root else { return }
        readDefaults(in: root, at: .root)
        readChildren(of: root, at: .root)
    }

    /// Reads the `cordova.plugins` of a package.json.
    init(package file: Document, _ catalog: CatalogSnapshot) {
        self.file = file
        fields = catalog.pluginFields(for: .cordova)
        let place = Pointer.root.appending("cordova").appending("plugins")
        for plugin in file.root?.node(at: place)?.entries ?? [] {
            for variable in plugin.value.entries ?? [] {
                let place = place.appending(plugin.key).appending(variable.key)
                read(variable.key, variable.value, of: plugin.key, at: place)
            }
        }
    }

    /// The property lists that it amounts to.
    ///
    /// - Parameter plugins: The plug-ins of the app, if all are known, so that what lacks here is missing.
    /// - Returns: Each; `nil` for one of which the file says nothing.
    func documents(plugins: CordovaPlugins? = nil) -> [EmbeddedDocument?] {
        [
            manifest,
            EmbeddedDocument(
                partsOf: .infoPlist,
                at: .root,
                in: file,
                infoPlist,
                isWhole: plugins != nil,
                written: plugins?.written ?? []
            ),
        ]
    }

    private mutating func readDefaults(in element: Node, at place: Pointer) {
        for (index, child) in (element["children"]?.elements ?? []).enumerated() {
            let place = place.appending("children").appending(index)
            if child.elementName == "platform" { readDefaults(in: child, at: place) }
            guard child.elementName == "preference", let name = child.attribute("name")?.string,
                let value = child.attribute("default")
            else { continue }
            defaults[name] = (value, place.appending("attributes").appending("default"))
        }
    }

    private mutating func readChildren(of element: Node, at place: Pointer) {
        for (index, child) in (element["children"]?.elements ?? []).enumerated() {
            read(child, at: place.appending("children").appending(index))
        }
    }

    private mutating func read(_ element: Node, at place: Pointer) {
        func attribute(_ name: String) -> String? { element.attribute(name)?.string }
        switch element.elementName {
        case "platform" where attribute("name") == "ios": readChildren(of: element, at: place)
        case "config-file" where Self.isInfoPlist(attribute("target")):
            readKey(attribute("parent"), of: element, at: place)
        case "edit-config" where Self.isInfoPlist(attribute("file")) && attribute("mode") != "remove":
            readKey(attribute("target"), of: element, at: place)
        case "privacy-manifest": readManifest(element, at: place)
        case "plugin":
            guard let name = attribute("name") else { return }
            for (index, variable) in element.children(named: "variable") {
                guard let key = variable.attribute("name")?.string, let value = variable.attribute("value") else {
                    continue
                }
                let place = ["children", String(index), "attributes", "value"].reduce(place) { $0.appending($1) }
                read(key, value, of: name, at: place)
            }
        default: break
        }
    }

    private static func isInfoPlist(_ target: String?) -> Bool { target?.hasSuffix("Info.plist") == true }

    /// One key of the Info.plist with the value that the element holds.
    private mutating func readKey(_ key: String?, of element: Node, at place: Pointer) {
        let place = place.appending("children").appending(0)
        guard let key, !key.isEmpty, !key.contains("/"), let child = element["children"]?.elements?.first,
            let value = infoPlist.value(of: child, at: place)
        else { return }
        // A variable of the plug-in stands for what an app says, and else for its default.
        if let text = value.string, text.hasPrefix("$"), !text.dropFirst().contains(where: \.isWhitespace) {
            if let (value, place) = defaults[String(text.dropFirst())] { infoPlist.add(key, value, at: place) }
            return
        }
        infoPlist.add(noted: Node.Entry(key: key, position: value.position, value: value))
    }

    private mutating func readManifest(_ element: Node, at place: Pointer) {
        var entries = ScatteredEntries()
        for entry in entries.members(of: element, at: place) { entries.add(noted: entry) }
        if manifest == nil { manifest = EmbeddedDocument(partsOf: .privacyManifest, at: place, in: file, entries) }
    }

    /// The value of a plug-in's variable, where the table knows which keys it becomes.
    private mutating func read(_ variable: String, _ value: Node, of plugin: String, at place: Pointer) {
        guard value.string != nil else { return }
        for field in fields[plugin] ?? [] where field.option == variable {
            for key in field.writes.keys { infoPlist.add(key, value, at: place) }
        }
    }
}

extension ScatteredEntries {
    /// The value that the element of a property list stands for, which is noted; `nil` where it is none.
    fileprivate mutating func value(of element: Node, at place: Pointer) -> Node? {
        let text = element["text"]
        let node: Node? =
            switch element.elementName {
            case "string": text
            case "true": Node(.boolean(true), at: element.position)
            case "false": Node(.boolean(false), at: element.position)
            case "integer":
                text?.string.flatMap { Int64($0) }.map { Node(.integer($0), at: element.position) }
            case "array":
                Node(
                    .array(
                        (element["children"]?.elements ?? []).enumerated().compactMap { index, child in
                            value(of: child, at: place.appending("children").appending(index))
                        }
                    ),
                    at: element.position
                )
            case "dict": Node(.dictionary(members(of: element, at: place)), at: element.position)
            default: nil
            }
        guard let node else { return nil }
        note(offset: node.position.offset, at: element.elementName == "string" ? place.appending("text") : place)
        return node
    }

    /// The members of a `dict`, which are noted.
    fileprivate mutating func members(of element: Node, at place: Pointer) -> [Node.Entry] {
        var entries: [Node.Entry] = []
        var key: Node?
        for (index, child) in (element["children"]?.elements ?? []).enumerated() {
            if child.elementName == "key" {
                key = child["text"]
            } else if let name = key?.string, let position = key?.position,
                let value = value(of: child, at: place.appending("children").appending(index))
            {
                entries.append(Node.Entry(key: name, position: position, value: value))
                key = nil
            }
        }
        return entries
    }
}
