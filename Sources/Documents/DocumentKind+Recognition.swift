extension DocumentKind {
    /// What a file is called, as far as that tells what it is.
    enum Name: Equatable {
        /// A file of this kind.
        case kind(DocumentKind)
        /// Some property list: its content tells.
        case propertyList
        /// JSON or XML that several programs call so: its content tells.
        case shared
        /// A configuration that only running it could tell.
        case code(CodeConfiguration)
        /// A kind of file that another version reads.
        case notYetRead
        case unknown
    }

    /// What the last component of a path tells.
    static func recognise(name: String) -> Name {
        if let kind = names[name] { return .kind(kind) }
        if name == "GoogleService-Info.plist" { return .unknown }
        // A privacy manifest under a name that articles give it.
        if name == "PrivacyInfo.plist" { return .propertyList }
        if let kind = suffixes.first(where: { name.hasSuffix($0.key) })?.value { return .kind(kind) }
        if name.hasSuffix(".plist") { return .propertyList }
        if sharedNames.contains(name) { return .shared }
        if let configuration = CodeConfiguration(name: name) { return .code(configuration) }
        if let language = SourceLanguage(name: name) { return .kind(language.kind) }
        if notYetReadNames.contains(name) { return .notYetRead }
        return .unknown
    }

    /// What the keys of a property list's root dictionary tell.
    static func recognise(root: Node) -> DocumentKind {
        for entry in root.entries ?? [] {
            let key = entry.key
            if key.hasPrefix("NSPrivacy") { return .privacyManifest }
            if key.hasPrefix("CFBundle") || key.hasPrefix("NS") && key.hasSuffix("UsageDescription") {
                return .infoPlist
            }
            if key.hasPrefix("com.apple.developer.") || key.hasPrefix("com.apple.security.")
                || key == "keychain-access-groups" || key == "aps-environment" || key == "application-identifier"
            {
                return .entitlements
            }
        }
        return .unknown
    }

    /// What the content of a file tells whose name several programs use.
    static func recognise(root: Node, sharedName name: String) -> DocumentKind {
        func has(_ keys: String...) -> Bool { keys.contains { root.entry($0) != nil } }
        switch name {
        case "app.json", "app.config.json":
            // Expo takes the members of "expo" at the root too; "slug" is the one that every such file has.
            if has("expo", "slug") { return .expoConfig }
            return has("pages", "subpackages", "subPackages") ? .weChatApp : .unknown
        case "game.json":
            let isOfWeChat = has("deviceOrientation", "permission", "requiredPrivateInfos", "openDataContext")
            return isOfWeChat ? .weChatApp : .unknown
        case "manifest.json":
            let isUniApp = has(
                "app-plus",
                "app-harmony",
                "app-ios",
                "app-android",
                "mp-weixin",
                "uni-app-x",
                "uniStatistics"
            )
            return isUniApp ? .uniAppManifest : .unknown
        case "pages.json":
            return has("pages", "globalStyle", "subPackages", "tabBar", "easycom") ? .uniAppPages : .unknown
        case "project.yml", "project.yaml":
            let isXcodeGen = (root["targets"]?.entries ?? []).contains { $0.value["platform"] != nil }
            return isXcodeGen ? .xcodeGenProject : .unknown
        case "config.xml": return root.elementName == "widget" ? .cordovaConfig : .unknown
        case "plugin.xml": return root.elementName == "plugin" ? .cordovaPlugin : .unknown
        default: return .unknown
        }
    }

    private static let names: [String: DocumentKind] = [
        "Podfile": .podfile,
        "Podfile.lock": .podfileLock,
        "Package.resolved": .packageResolved,
        "project.pbxproj": .buildSettings,
        "pubspec.yaml": .pubspec,
        "pubspec.lock": .pubspecLock,
        "package.json": .packageJSON,
        "package-lock.json": .packageLock,
        "npm-shrinkwrap.json": .packageLock,
        "yarn.lock": .yarnLock,
        "pnpm-lock.yaml": .pnpmLock,
        "project.config.json": .weChatProject,
        "capacitor.config.json": .capacitorConfig,
    ]

    /// In this order.
    private static let suffixes: KeyValuePairs<String, DocumentKind> = [
        "InfoPlist.strings": .infoPlistStrings,
        "InfoPlist.xcstrings": .infoPlistCatalog,
        "Info.plist": .infoPlist,
        ".xcprivacy": .privacyManifest,
        ".entitlements": .entitlements,
        ".xcent": .entitlements,
        ".podspec.json": .podspec,
        ".xcconfig": .buildSettings,
    ]

    private static let sharedNames: Set<String> = [
        "app.json", "app.config.json", "game.json", "manifest.json", "pages.json", "config.xml", "plugin.xml",
        "project.yml",
        "project.yaml",
    ]

    private static let notYetReadNames: Set<String> = ["Cartfile", "Cartfile.resolved"]
}
