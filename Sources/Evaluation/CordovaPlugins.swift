internal import Catalog
internal import Documents

/// The plug-ins of a Cordova app for iOS, where each is known: its config.xml is then all that its Info.plist is made of.
struct CordovaPlugins {
    /// The keys that they write with texts of their own in every version.
    let written: Set<String>

    /// Plug-ins of Cordova that write no purpose string.
    ///
    /// Source: their plugin.xml.
    private static let silent: Set = [
        "cordova-plugin-battery-status", "cordova-plugin-console", "cordova-plugin-device", "cordova-plugin-dialogs",
        "cordova-plugin-inappbrowser", "cordova-plugin-network-information", "cordova-plugin-splashscreen",
        "cordova-plugin-statusbar", "cordova-plugin-vibration", "cordova-plugin-whitelist",
    ]

    /// `nil` where nothing shows that there is an app for iOS, or one plug-in is not known.
    ///
    /// - Parameters:
    ///   - configuration: The config.xml.
    ///   - documents: The submission's.
    ///   - catalog: The table.
    init?(_ configuration: Document, _ documents: [Document], _ catalog: CatalogSnapshot) {
        let folder = KeyNeed.Place(path: configuration.path).folder
        guard let root = configuration.root,
            let package = documents.first(where: { document in
                document.kind == .packageJSON && KeyNeed.Place(path: document.path).folder == folder
            })?.root
        else { return nil }
        let dependencies = ["dependencies", "devDependencies"].flatMap { package[$0]?.entries ?? [] }.map(\.key)
        let cordova = package["cordova"]
        let engines = root.children(named: "engine").compactMap { $0.element.attribute("name")?.string }
        let platforms = (cordova?["platforms"]?.elements ?? []).compactMap(\.string)
        guard dependencies.contains("cordova-ios") || (engines + platforms).contains("ios") else { return nil }
        let elements = root.children(named: "plugin").compactMap { $0.element.attribute("name")?.string }
        let names =
            (cordova?["plugins"]?.entries ?? []).map(\.key) + elements
            + dependencies.filter { $0.holds("cordova-plugin") || $0.holds("phonegap-plugin") }
        var written: Set<String> = []
        for name in Set(names) where !Self.silent.contains(name) {
            guard let row = catalog.packages[id: "npm/\(name)"] else { return nil }
            // What only some versions write, the need of such a version tells.
            written.formUnion(row.keys.filter { $0.written && $0.versions == nil }.map(\.key))
        }
        self.written = written
    }
}
