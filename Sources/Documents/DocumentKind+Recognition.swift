extension DocumentKind {
    /// What a file is called, as far as that tells what it is.
    enum Name: Equatable {
        /// A property list of this kind.
        case kind(DocumentKind)
        /// Some property list: its content tells.
        case propertyList
        /// A kind of file that another version reads.
        case notYetRead
        case unknown
    }

    /// What the last component of a path tells.
    static func recognise(name: String) -> Name {
        if name == "GoogleService-Info.plist" { return .unknown }
        // A privacy manifest under a name that articles give it.
        if name == "PrivacyInfo.plist" { return .propertyList }
        if name.hasSuffix("Info.plist") { return .kind(.infoPlist) }
        if name.hasSuffix(".xcprivacy") { return .kind(.privacyManifest) }
        if name.hasSuffix(".entitlements") || name.hasSuffix(".xcent") { return .kind(.entitlements) }
        if name.hasSuffix(".plist") { return .propertyList }
        if notYetReadNames.contains(name) || notYetReadSuffixes.contains(where: name.hasSuffix) { return .notYetRead }
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

    private static let notYetReadNames: Set<String> = [
        "InfoPlist.strings", "Podfile", "Podfile.lock", "Package.resolved", "Package.swift", "Cartfile",
        "Cartfile.resolved", "pubspec.yaml", "pubspec.lock", "package.json", "package-lock.json", "yarn.lock",
        "pnpm-lock.yaml", "app.json", "app.config.js", "app.config.ts", "manifest.json", "pages.json", "config.xml",
        "capacitor.config.json", "capacitor.config.ts",
    ]

    private static let notYetReadSuffixes = [
        ".podspec", ".podspec.json", ".xcstrings", ".swift", ".m", ".mm", ".h", ".dart", ".js", ".jsx", ".mjs", ".ts",
        ".tsx", ".vue", ".nvue", ".uvue",
    ]
}
