/// What the settings that a target is archived with say of its Info.plist.
struct TargetSettings {
    enum Kind: String {
        case app
        case appClip = "app-clip"
        case other
    }

    let kind: Kind
    /// Whether Xcode writes the Info.plist, or may: a file with more settings may say so.
    let generates: Bool
    let namesInfoPlist: Bool
    /// The keys that it writes and that have a value, in the order of the file.
    let keys: [(key: String, setting: XcodeProject.Setting)]
    private let target: XcodeProject.Target
    private let saysGenerates: Bool
    private let hasFile: Bool
    private let isForIOS: Bool
    /// Purpose strings, blank ones as well.
    private let texts: [(key: String, setting: XcodeProject.Setting)]

    init(_ target: XcodeProject.Target) {
        self.target = target
        let configurations = target.configurations
        func values(_ name: String) -> [String] { configurations.compactMap { $0.settings[name]?.value } }
        hasFile = configurations.contains(where: \.hasFile)
        switch target.productType {
        case "com.apple.product-type.application": kind = .app
        case "com.apple.product-type.application.on-demand-install-capable": kind = .appClip
        default: kind = .other
        }
        saysGenerates = values("GENERATE_INFOPLIST_FILE").contains("YES")
        generates = saysGenerates || hasFile && values("GENERATE_INFOPLIST_FILE").isEmpty
        namesInfoPlist = values("INFOPLIST_FILE").contains { !$0.isEmpty }
        let systems = values("SUPPORTED_PLATFORMS").flatMap { $0.split(separator: " ") }
        let sdks = values("SDKROOT")
        isForIOS =
            systems.isEmpty || systems.contains { $0.hasPrefix("$") }
            ? sdks.contains { $0.hasPrefix("iphone") }
                || sdks.allSatisfy { $0 == "auto" || $0.isEmpty || $0.hasPrefix("$") }
                    && !values("IPHONEOS_DEPLOYMENT_TARGET").isEmpty
            : systems.contains("iphoneos")
        var written: [String: XcodeProject.Setting] = [:]
        for configuration in configurations where generates {
            for (name, setting) in configuration.settings where name.hasPrefix(BuildSettings.prefix) {
                let key = String(name.dropFirst(BuildSettings.prefix.utf8.count))
                if written[key].map({ $0.value == "" }) ?? true { written[key] = setting }
            }
        }
        let inOrder = written.sorted {
            ($0.value.position.offset, $0.key) < ($1.value.position.offset, $1.key)
        }.prefix(BuildSettings.mostKeys)
        keys = inOrder.filter { $0.value.value != "" }.map { ($0.key, $0.value) }
        texts = inOrder.filter { $0.key.hasSuffix("UsageDescription") && $0.value.value != nil }.map {
            ($0.key, $0.value)
        }
    }

    var node: Node {
        // A target has a configuration, and the one called Release is what Xcode archives where nobody says otherwise.
        let release =
            target.configurations.first { $0.name == "Release" } ?? target.configurations.first
        let top = release?.position ?? Position(offset: 0, line: 1, column: 1)
        func entry(_ key: String, _ value: Node.Value) -> Node.Entry {
            Node.Entry(key: key, position: top, value: Node(value, at: top))
        }
        func list(_ texts: [String]) -> Node.Value { .array(texts.map { Node(.string($0), at: top) }) }
        return Node(
            .dictionary([
                entry("name", .string(target.name)), entry("kind", .string(kind.rawValue)),
                entry("generates_info_plist", .boolean(saysGenerates)),
                entry("names_info_plist", .boolean(namesInfoPlist)),
                entry("has_other_settings", .boolean(hasFile)), entry("is_for_ios", .boolean(isForIOS)),
                entry("pointer", list((release?.pointer ?? .root).tokens)),
                entry("info_plist_keys", list(keys.map(\.key))),
                entry(
                    "info_plist_texts",
                    .dictionary(
                        texts.map { key, setting in
                            let place = setting.position
                            return Node.Entry(
                                key: key,
                                position: place,
                                value: Node(.string(setting.value ?? ""), at: place)
                            )
                        }
                    )
                ),
                entry(
                    "pointers",
                    .dictionary(texts.map { entry($0.key, list($0.setting.pointer.tokens)) })
                ),
                entry("files", list(target.files.sorted())), entry("folders", list(target.folders)),
            ]),
            at: top
        )
    }
}
