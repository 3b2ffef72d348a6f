internal import Catalog
internal import Documents

/// What an Expo app's app.json says of the native app: `ios.infoPlist`, `ios.entitlements`, `ios.privacyManifests`, and the
/// options of plug-ins that become keys of the Info.plist.
///
/// An option wins over `ios.infoPlist`; `false` takes the key out. Source: Expo, `createPermissionsPlugin` of
/// `@expo/config-plugins`.
struct ExpoConfiguration {
    private let file: Document
    private let catalog: CatalogSnapshot
    private let fields: [String: [PluginField]]
    /// The packages whose plug-ins are applied though the file does not name them.
    private let unnamed: [String]

    /// Packages of Expo whose plug-ins are applied wherever they are installed.
    ///
    /// Source: Expo, `withDefaultPlugins.ts` of `@expo/prebuild-config` (`versionedExpoSDKPackages`, `legacyExpoPlugins`).
    private static let appliedWhereInstalled: Set = [
        "expo-av", "expo-calendar", "expo-camera", "expo-contacts", "expo-image-picker", "expo-local-authentication",
        "expo-location", "expo-media-library", "expo-sensors",
    ]

    /// - Parameters:
    ///   - file: The configuration.
    ///   - installed: The names of the packages that the app asks for.
    ///   - catalog: The table.
    init(_ file: Document, installed: Set<String> = [], _ catalog: CatalogSnapshot) {
        self.file = file
        self.catalog = catalog
        fields = catalog.pluginFields(for: .expo)
        let found = installed.intersection(Self.appliedWhereInstalled)
        let mayNameMore = file.isUnread(at: file.expoPlace.appending("plugins"))
        unnamed = found.isEmpty || mayNameMore ? [] : found.subtracting(file.expoPlugins.map(\.name)).sorted()
    }

    /// Whether the app is built for iOS, as it is where `platforms` says nothing.
    private var isForIOS: Bool {
        let platforms = file.root?.node(at: file.expoPlace.appending("platforms"))?.elements
        return platforms?.contains { $0.string.map { $0 == "ios" } ?? true } ?? true
    }

    /// The packages of ``appliedWhereInstalled`` as if the file named them without options.
    private var plugins: [ExpoPlugin] {
        let root = file.root ?? Node(.dictionary([]), at: Position(offset: 0, line: 1, column: 1))
        return file.expoPlugins
            + unnamed.map {
                ExpoPlugin(name: $0, options: nil, optionsIndex: 1, place: file.expoPlace, node: root["expo"] ?? root)
            }
    }

    /// The property lists that it amounts to.
    var documents: [EmbeddedDocument?] {
        guard isForIOS else { return [] }
        let ios = file.expoPlace.appending("ios")
        let plugins = file.expoPlugins
        var options = ScatteredEntries()
        for plugin in plugins { read(plugin, into: &options) }
        let written = Set(plugins.flatMap(standardTexts).map(\.key))
        // What one plug-in takes out another may put in again: nobody knows then.
        for (key, place) in plugins.flatMap(withheldTexts) where !written.contains(key) && !options.has(key) {
            options.withhold(key, at: place)
        }
        guard !file.isUnread(at: ios.appending("infoPlist")), !file.isUnread(at: file.expoPlace.appending("plugins")),
            !file.isUnread(at: ios.appending("privacyManifests"))
        else { return partlyReadDocuments(ios, options) }
        return [
            EmbeddedDocument(.privacyManifest, at: ios.appending("privacyManifests"), in: file, ScatteredEntries()),
            EmbeddedDocument(
                .infoPlist,
                at: ios.appending("infoPlist"),
                in: file,
                options,
                written: written,
                isOpen: plugins.contains { !isKnown($0.name) }
            ),
            EmbeddedDocument(.entitlements, at: ios.appending("entitlements"), in: file, entitlements),
        ]
    }

    /// What there is of the property lists where only a run of the program could tell the rest: what they lack says nothing.
    private func partlyReadDocuments(_ ios: Pointer, _ options: ScatteredEntries) -> [EmbeddedDocument?] {
        func parts(_ member: String, _ others: ScatteredEntries = ScatteredEntries()) -> ScatteredEntries {
            var entries = others
            let place = ios.appending(member)
            for entry in file.root?.node(at: place)?.entries ?? [] where !others.has(entry.key) {
                entries.add(entry.key, entry.value, at: place.appending(entry.key))
            }
            return entries
        }
        let (infoPlist, manifest) = (ios.appending("infoPlist"), ios.appending("privacyManifests"))
        return [
            EmbeddedDocument(partsOf: .privacyManifest, at: manifest, in: file, parts("privacyManifests")),
            EmbeddedDocument(partsOf: .infoPlist, at: infoPlist, in: file, parts("infoPlist", options)),
        ]
    }

    // MARK: Plug-ins

    private func fields(of plugin: String) -> [PluginField] { fields[plugin] ?? [] }

    /// Whether the table knows what the plug-in writes; Expo's own that it does not list write none of these keys.
    private func isKnown(_ plugin: String) -> Bool {
        plugin.hasPrefix("expo-") || !fields(of: plugin).isEmpty || catalog.packages[id: "npm/\(plugin)"] != nil
    }

    /// The options of the plug-in that the table knows and that are given.
    private func options(of plugin: ExpoPlugin) -> [(field: PluginField, value: Node, place: Pointer)] {
        fields(of: plugin.name).compactMap { field in
            guard let way = field.way, let value = plugin.options?.node(at: way) else { return nil }
            return (field, value, plugin.place.appending(plugin.optionsIndex).appending(way))
        }
    }

    /// The texts of their own that plug-ins write, because neither an option nor `ios.infoPlist` says otherwise.
    var standardTexts: [StandardText] {
        guard isForIOS else { return [] }
        let own = file.root?.node(at: file.expoPlace.appending("ios").appending("infoPlist"))
        var options = ScatteredEntries()
        for plugin in plugins { read(plugin, into: &options) }
        let place = file.expoPlace.appending("ios").appending("infoPlist")
        return plugins.flatMap(standardTexts).filter { text in
            !options.has(text.key) && own?.entry(text.key) == nil && !file.isUnread(at: place.appending(text.key))
        }
    }

    /// The purpose strings that the plug-in writes in words of its own; an empty text counts as none.
    private func standardTexts(of plugin: ExpoPlugin) -> [StandardText] {
        let withheld = Set(withheldTexts(by: plugin).map(\.key))
        return fields(of: plugin.name).filter { field in
            field.hasStandardText
                && !file.isUnread(at: plugin.place.appending(plugin.optionsIndex).appending(field.way ?? .root))
        }.flatMap { field in
            field.texts.filter { !withheld.contains($0) }.map { key in
                StandardText(
                    key: key,
                    text: field.standard ?? "",
                    plugin: plugin.name,
                    option: field.option ?? "",
                    isOptional: field.types.contains("false"),
                    confidence: field.confidence,
                    location: file.location(plugin.place, of: plugin.node)
                )
            }
        }
    }

    private func withheldTexts(by plugin: ExpoPlugin) -> [(key: String, place: Pointer)] {
        options(of: plugin).filter { $0.value.boolean == false && $0.field.types.contains("false") }
            .flatMap { option in option.field.texts.map { ($0, option.place) } }
    }

    private func read(_ plugin: ExpoPlugin, into entries: inout ScatteredEntries) {
        for option in options(of: plugin) { read(option.value, of: option.field, at: option.place, into: &entries) }
    }

    private func read(
        _ value: Node,
        of field: PluginField,
        at place: Pointer,
        into entries: inout ScatteredEntries
    ) {
        let types = field.types
        switch value.value {
        case .string(let text) where types.contains("string") && !text.isEmpty:
            for key in field.texts { entries.add(key, value, at: place) }
        case .boolean(true) where !field.writes.backgroundModes.isEmpty && types == ["boolean"]:
            for mode in field.writes.backgroundModes { entries.addMode(mode, switchedOnBy: value, at: place) }
        case .boolean where types == ["boolean"]:
            for key in field.writes.keys where catalog.keys[id: key]?.type == "boolean" {
                entries.add(key, value, at: place)
            }
        default: break
        }
    }

    // MARK: Entitlements

    /// The lists among the members of the configuration that become entitlements: `ios.associatedDomains`.
    private var entitlements: ScatteredEntries {
        var entries = ScatteredEntries()
        for field in catalog.frameworkFields.rows where field.framework == .expo && field.writes.entitlements.count == 1
        {
            guard let tokens = field.pointer?.split(separator: "/").map(String.init), tokens.first == "expo" else {
                continue
            }
            let place = tokens.dropFirst().reduce(file.expoPlace) { $0.appending($1) }
            guard let value = file.root?.node(at: place), value.elements?.isEmpty == false else { continue }
            entries.add(field.writes.entitlements[0], value, at: place)
        }
        return entries
    }
}
