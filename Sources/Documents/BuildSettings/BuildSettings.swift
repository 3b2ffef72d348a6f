/// What build settings of Xcode say of an Info.plist, as far as it was read, and the tree that tells of it.
///
/// The tree is a dictionary, whatever else the file holds:
///
///     {"generates_info_plist": true, "names_info_plist": false, "has_other_settings": false, "is_for_ios": true,
///      "has_app": true, "info_plist_keys": ["NSCameraUsageDescription"], "info_plist_texts": {"NSCameraUsageDescription": "Scans codes."}}
///
/// - `generates_info_plist`: whether some target has `GENERATE_INFOPLIST_FILE = YES`.
/// - `names_info_plist`: whether some target has an `INFOPLIST_FILE`, from which Xcode starts then.
/// - `has_other_settings`: whether some settings are based on an `*.xcconfig`, which may have more.
/// - `is_for_ios`: whether an `IPHONEOS_DEPLOYMENT_TARGET` is there, or iOS is named as the system.
/// - `has_app`: whether some target's product is an app.
/// - `info_plist_keys`: the names of the settings `INFOPLIST_KEY_...` that have a value, each once, in the order of the file.
/// - `info_plist_texts`: the first value of each that is a purpose string.
///
/// Where the file tells its targets, ``XcodeProject``, all this is said of what they are archived with, and `targets` has
/// each of them with the same members of its own, and:
///
/// - `kind`: `app`, `app-clip` or `other`.
/// - `pointer`: the way to the settings of the archived configuration in the file, key by key.
/// - `pointers`: the way to each text.
/// - `files`, `folders`: what it is made of, from the folder of the project.
struct BuildSettings {
    var hasOtherSettings = false
    private var isGenerated = false
    private var isNamed = false
    private var isForIOS = false
    private var hasApp = false
    private var names: Set<String> = []
    private var keys: [Node] = []
    private var texts: [Node.Entry] = []
    private var targets: [Node]?

    static let prefix = "INFOPLIST_KEY_"
    /// Apple has fewer keys of the kind.
    static let mostKeys = 500

    /// Takes down that `name`, conditions in brackets behind it or not, is `value`.
    ///
    /// - Parameters:
    ///   - name: `INFOPLIST_KEY_NSCameraUsageDescription`, `SDKROOT[sdk=iphoneos*]`.
    ///   - value: Its text; `nil` for a value that is none, a list.
    ///   - position: Where the name stands.
    mutating func note(_ name: Substring, _ value: String?, at position: Position) {
        let name = name.prefix { $0 != "[" && $0 != " " }
        switch name {
        case "GENERATE_INFOPLIST_FILE": if value == "YES" { isGenerated = true }
        case "INFOPLIST_FILE": if value != "" { isNamed = true }
        case "baseConfigurationReference", "baseConfigurationReferenceAnchor": hasOtherSettings = true
        case "IPHONEOS_DEPLOYMENT_TARGET": isForIOS = true
        case "SDKROOT", "SUPPORTED_PLATFORMS": if value?.hasPrefix("iphone") == true { isForIOS = true }
        // Watch apps and App Clips have more behind a point.
        case "productType": if value == "com.apple.product-type.application" { hasApp = true }
        case _ where name.hasPrefix(Self.prefix):
            noteKey(String(name.dropFirst(Self.prefix.utf8.count)), value, at: position)
        default: break
        }
    }

    private mutating func noteKey(_ key: String, _ value: String?, at position: Position) {
        guard !key.isEmpty, value != "", keys.count < Self.mostKeys, names.insert(key).inserted else { return }
        keys.append(Node(.string(key), at: position))
        guard let value, key.hasSuffix("UsageDescription") else { return }
        texts.append(Node.Entry(key: key, position: position, value: Node(.string(value), at: position)))
    }

    /// Takes what the targets of `project` are archived with in the place of what was noted.
    mutating func take(_ project: XcodeProject) {
        (keys, texts, names) = ([], [], [])
        let all = project.targets.map(TargetSettings.init)
        isGenerated = all.contains { $0.generates }
        let apps = all.filter { $0.kind != .other }
        isNamed = apps.contains { $0.namesInfoPlist }
        hasApp = !apps.isEmpty
        for target in apps + all.filter({ $0.kind == .other }) {
            for (key, setting) in target.keys {
                noteKey(key, setting.value, at: setting.position)
            }
        }
        targets = all.map(\.node)
    }

    var root: Node {
        let top = Position(offset: 0, line: 1, column: 1)
        let flags = [
            ("generates_info_plist", isGenerated), ("names_info_plist", isNamed),
            ("has_other_settings", hasOtherSettings), ("is_for_ios", isForIOS), ("has_app", hasApp),
        ].map { Node.Entry(key: $0, position: top, value: Node(.boolean($1), at: top)) }
        let lists = [
            Node.Entry(key: "info_plist_keys", position: top, value: Node(.array(keys), at: top)),
            Node.Entry(key: "info_plist_texts", position: top, value: Node(.dictionary(texts), at: top)),
        ]
        let ofTargets = targets.map { Node.Entry(key: "targets", position: top, value: Node(.array($0), at: top)) }
        return Node(.dictionary(flags + lists + [ofTargets].compactMap { $0 }), at: top)
    }
}
