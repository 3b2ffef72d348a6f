internal import Catalog
internal import Documents

/// What a file says of the oldest iOS that the app runs on.
struct StatedMinimum: Sendable {
    let document: Document
    let pointer: Pointer
    /// `MinimumOSVersion`, or what the configuration calls it.
    let key: String
    let node: Node

    /// The version; `nil` where the value is none that there is.
    func version(among known: KnownVersions) -> OSVersion? {
        node.string.flatMap { try? OSVersion($0) }.flatMap { known.hasIOS($0.major) ? $0 : nil }
    }

    /// The `MinimumOSVersion` of an Info.plist.
    init?(infoPlist document: Document) {
        guard let node = document.root?["MinimumOSVersion"] else { return nil }
        self.init(document, Pointer.root.appending("MinimumOSVersion"), "MinimumOSVersion", node)
    }

    /// `ios.deploymentTarget` of expo-build-properties in an app.json, the preference `deployment-target` of a config.xml,
    /// `deploymentTarget` of a project.yml and of UniApp's manifest.json, `platform :ios` of a Podfile.
    init?(configuration document: Document) {
        switch document.kind {
        case .expoConfig:
            guard let plugin = document.expoPlugin("expo-build-properties"),
                let node = plugin.options?["ios"]?["deploymentTarget"]
            else { return nil }
            let place = plugin.place.appending(plugin.optionsIndex).appending("ios").appending("deploymentTarget")
            self.init(document, place, "ios.deploymentTarget", node)
        case .cordovaConfig:
            guard let root = document.root, let found = Self.preference(in: root, at: .root) else { return nil }
            self.init(document, found.pointer, "deployment-target", found.node)
        case .xcodeGenProject:
            guard let found = XcodeGenProject(document)?.minimum else { return nil }
            self.init(document, found.pointer, "deploymentTarget", found.node)
        case .uniAppManifest:
            let place = ["app-plus", "distribute", "ios", "deploymentTarget"].reduce(Pointer.root) { $0.appending($1) }
            guard let node = document.root?.node(at: place) else { return nil }
            self.init(document, place, "deploymentTarget", node)
        case .podfile:
            let place = Pointer.root.appending("platforms")
            let platforms = (document.root?["platforms"]?.elements ?? []).enumerated().filter { _, platform in
                platform["name"]?.string == "ios" && platform["version"]?.string != nil
            }
            // What stands outside of targets holds for all of them.
            guard let (index, platform) = platforms.first(where: { $0.1["target"] == nil }) ?? platforms.first,
                let node = platform["version"]
            else { return nil }
            self.init(document, place.appending(index).appending("version"), "platform :ios", node)
        default: return nil
        }
    }

    private init(_ document: Document, _ pointer: Pointer, _ key: String, _ node: Node) {
        self.document = document
        self.pointer = pointer
        self.key = key
        self.node = node
    }

    /// The preference for iOS; one in the element of the platform wins.
    private static func preference(in element: Node, at place: Pointer) -> (pointer: Pointer, node: Node)? {
        let children = (element["children"]?.elements ?? []).enumerated().map { index, child in
            (child, place.appending("children").appending(index))
        }
        let ofPlatform = children.filter { child, _ in
            child.elementName == "platform" && child.attribute("name")?.string == "ios"
        }
        if let found = ofPlatform.lazy.compactMap({ preference(in: $0.0, at: $0.1) }).first { return found }
        return children.lazy.compactMap { child, place in
            guard child.elementName == "preference",
                child.attribute("name")?.string?.lowercased() == "deployment-target",
                let value = child.attribute("value")
            else { return nil }
            return (place.appending("attributes").appending("value"), value)
        }.first
    }
}
