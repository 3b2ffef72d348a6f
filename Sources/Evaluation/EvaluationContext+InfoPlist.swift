internal import Catalog
internal import Documents

/// What the bundle of an Info.plist is.
enum InfoPlistRole: Sendable, Equatable {
    case app, appClip, appExtension, framework
    /// A test bundle, a resource bundle, a watch app, an app of another system: no place for an iOS app's keys.
    case other
}

extension EvaluationContext {
    /// What `document` describes: by its own keys, else by the bundle it lies in; an app where nothing says otherwise.
    func role(of document: Document) -> InfoPlistRole {
        let root = document.root
        if document.isOfTarget { return xcodeTargets.isAppClip(document) ? .appClip : .app }
        if root?["NSAppClip"] != nil { return .appClip }
        if root?["WKApplication"] != nil || root?["WKWatchKitApp"] != nil || document.isOfOtherSystem { return .other }
        if root?["NSExtension"] != nil || root?["EXAppExtensionAttributes"] != nil { return .appExtension }
        switch root?["CFBundlePackageType"]?.string {
        case "FMWK": return .framework
        case "BNDL": return .other
        case "XPC!": return .appExtension
        case "APPL": return .app
        default: return document.bundle.map(role(ofBundle:)) ?? role(byPlaceOf: document)
        }
    }

    /// What a source Info.plist describes of which neither its keys nor a bundle tell: Xcode fills in
    /// `$(PRODUCT_BUNDLE_PACKAGE_TYPE)`.
    ///
    /// Beside an evident app, one with nothing in it but what every bundle has is a framework's, or a test's; by itself it
    /// is taken for an app's.
    private func role(byPlaceOf document: Document) -> InfoPlistRole {
        if document.isEmbedded { return .app }
        if document.isOfPod { return document.path.contains("/ResourceBundle-") ? .other : .framework }
        if document.hasKeysOfApp { return .app }
        if SourcePlace(document.path).isTest || document.path.hasSuffix("Tests-Info.plist") { return .other }
        return hasEvidentApp && document.isOfAnyBundle ? .framework : .app
    }

    /// What the bundle at `path` is: as submitted, else by its suffix.
    func role(ofBundle path: String) -> InfoPlistRole {
        switch bundles.kind(of: path) {
        case "app": return .app
        case "app-clip": return .appClip
        case "app-extension": return .appExtension
        case "framework": return .framework
        case "bundle": return .other
        default: break
        }
        if path.hasSuffix(".appex") { return .appExtension }
        if path.hasSuffix(".framework") { return .framework }
        if path.hasSuffix(".app") {
            if path.holds("/AppClips/") { return .appClip }
            if path.holds("/Watch/") { return .other }
        }
        return path.hasSuffix(".bundle") ? .other : .app
    }

    /// The bundle whose Info.plist must have the keys that code of `bundle` needs; `nil` = the app.
    ///
    /// An extension, an App Clip and a watch app have their own; code of a framework runs in the app around it.
    func host(ofCodeIn bundle: String?) -> String? {
        if let bundle, let host = hosts[bundle] { return host }
        return workedOutHost(ofCodeIn: bundle)
    }

    /// The same, not looked up.
    func workedOutHost(ofCodeIn bundle: String?) -> String? {
        guard let bundle = bundles.home(bundle) else { return nil }
        switch role(ofBundle: bundle) {
        case .appExtension, .appClip: return bundle
        case .other where bundle.hasSuffix(".app"): return bundle
        case .framework: return nil
        case .app, .other:
            let app = BundlePath(bundle)?.app ?? bundle
            return bundles.isApp(app) ? nil : app
        }
    }

    /// The Info.plists in which a key that code of `bundle` needs must stand.
    ///
    /// A bundle whose Info.plist was not submitted has none here: what is missing there cannot be judged.
    func infoPlists(forCodeOf bundle: String?) -> [Document] {
        guard submission.target.kind != .sdk else { return [] }
        return host(ofCodeIn: bundle).map { infoPlistsByBundle[$0] ?? [] } ?? infoPlistsOfApp
    }
}

extension EvaluationContext {
    /// Whether the build adds a key that satisfies `need`: a setting of some target, `INFOPLIST_KEY_NSCameraUsageDescription`,
    /// or the configuration of a framework, to the app.
    func isAddedByBuild(_ need: KeyNeed) -> Bool {
        need.anyOf.contains { need.bundle == nil ? isAddedByBuild($0) : keysOfBuildSettings.contains($0) }
    }

    /// Whether the build adds `key` to the app's Info.plist.
    func isAddedByBuild(_ key: String) -> Bool {
        keysOfBuildSettings.contains(key) || keysOfConfigurations.contains(key)
    }

    /// The Info.plists in which the key of `need` must stand: of several apps, those that its code may be in.
    func infoPlists(for need: KeyNeed) -> [Document] {
        guard need.bundle == nil, submission.target.kind != .sdk else { return infoPlists(forCodeOf: need.bundle) }
        let documents = placed(need)
        let clips = infoPlists.filter { document in
            document.isOfTarget && role(of: document) == .appClip && isSure(need, to: document)
                && !documents.contains { $0.path == document.path }
        }
        return documents + clips
    }

    /// The Info.plists that the code's places tell.
    private func placed(_ need: KeyNeed) -> [Document] {
        (need.places.map(layout.infoPlists(of:)) ?? infoPlistsOfApp).flatMap { document in
            if document.isOfWatch { return catalog.keys[id: need.key]?.platforms["watchos"] != nil ? [document] : [] }
            guard role(of: document) == .appExtension, !document.satisfies(need) else { return [document] }
            // The text of the app around it may do, so that one is missing where neither has it.
            let holders = infoPlistsOfApp.filter { $0.satisfies(need) }
            return infoPlistsOfApp.isEmpty ? [] : holders.isEmpty ? [document] : holders
        }
    }

    /// Whether code that needs the key of `need` is built into the target of `document`.
    func isSure(_ need: KeyNeed, to document: Document) -> Bool {
        need.because.contains { cause in
            cause.file.map { xcodeTargets.owners(of: $0).contains(document.path) } == true
        }
    }

    /// Whether all code that needs the key of `need` is built into other targets than the one of `document`.
    func isElsewhere(_ need: KeyNeed, than document: Document) -> Bool {
        document.isOfTarget && !need.because.isEmpty
            && need.because.allSatisfy { cause in
                let owners = cause.file.map(xcodeTargets.owners(of:)) ?? []
                return !owners.isEmpty && !owners.contains(document.path)
            }
    }
}

extension Document {
    /// Whether this is the Info.plist of no test or resource bundle.
    var hasCode: Bool { root?["CFBundlePackageType"]?.string != "BNDL" }

    /// Whether this is the Info.plist of no framework and no bundle: what it says of versions is said of an app.
    var isOfProgram: Bool { !["FMWK", "BNDL"].contains(root?["CFBundlePackageType"]?.string) }

    /// Whether this is the Info.plist of the code of a watch app, or of the extension that holds it (Xcode 13 and older).
    var isOfWatch: Bool {
        root?["WKApplication"]?.boolean == true
            || root?["NSExtension"]?["NSExtensionPointIdentifier"]?.string == "com.apple.watchkit"
    }

    /// Whether CocoaPods made this Info.plist, or it came with a pod.
    var isOfPod: Bool { path.split { $0 == "/" || $0 == "\\" }.dropLast().contains("Pods") }

    /// Whether a key is there that only an app has.
    fileprivate var hasKeysOfApp: Bool {
        (root?.entries ?? []).contains { entry in
            ["LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UIMainStoryboardFile"].contains(entry.key)
                || entry.key.hasPrefix("UILaunch") || entry.key.hasPrefix("UISupportedInterfaceOrientations")
        }
    }

    /// Whether this is evidently the Info.plist of an app for iOS.
    var isEvidentlyOfApp: Bool {
        guard root?["NSExtension"] == nil, root?["WKApplication"] == nil, !isOfPod else { return false }
        let type = root?["CFBundlePackageType"]?.string
        return (type == "APPL" || type.map(\.isVariable) != false && hasKeysOfApp) && !isOfOtherSystem
    }

    /// Whether it says no more than the Info.plist of any bundle.
    fileprivate var isOfAnyBundle: Bool {
        let own: Set = ["CFBundleURLTypes", "CFBundleDisplayName", "CFBundleIcons", "CFBundleDocumentTypes"]
        return (root?.entries ?? []).allSatisfy { entry in
            entry.key.hasPrefix("CFBundle") && !own.contains(entry.key)
                || ["NSPrincipalClass", "NSHumanReadableCopyright"].contains(entry.key)
        }
    }

    /// Whether this is the Info.plist of an app for macOS, tvOS, watchOS or visionOS alone.
    var isOfOtherSystem: Bool {
        if let systems = root?["CFBundleSupportedPlatforms"]?.elements?.compactMap(\.string), !systems.isEmpty {
            return !systems.contains { $0.hasPrefix("iPhone") }
        }
        // What every app for iOS has of these, no app for the Mac has.
        let isForIOS = (root?.entries ?? []).contains { entry in
            entry.key == "LSRequiresIPhoneOS" || entry.key == "MinimumOSVersion" || entry.key.hasPrefix("UILaunch")
                || entry.key.hasPrefix("UISupportedInterfaceOrientations") || entry.key == "UIApplicationSceneManifest"
        }
        guard !isForIOS else { return false }
        return root?["NSPrincipalClass"]?.string == "NSApplication" || root?["LSMinimumSystemVersion"] != nil
            || SourcePlace.isOfOtherSystem(path)
    }

    /// The place of `value` in this document.
    func location(_ pointer: Pointer, of value: Node? = nil) -> Finding.Location {
        Finding.Location(path: path, bundle: bundle, pointer: pointer, position: (value ?? root)?.position)
    }

    /// The place of the member `key`: its value's, or the dictionary's where it is absent.
    func location(ofKey key: String) -> Finding.Location {
        location(Pointer.root.appending(key), of: root?[key])
    }

    /// The place of the member `entry`, of which the name is what matters: its key's.
    ///
    /// Within the configuration of a framework, the values alone have places in the file.
    func location(ofNameIn entry: Node.Entry) -> Finding.Location {
        Finding.Location(
            path: path,
            bundle: bundle,
            pointer: Pointer.root.appending(entry.key),
            position: isEmbedded ? entry.value.position : entry.position
        )
    }

    /// The members of the array `key` that are strings, with their index.
    func strings(_ key: String) -> [(index: Int, text: String, node: Node)] {
        (root?[key]?.elements ?? []).enumerated().compactMap { index, node in
            node.string.map { (index, $0, node) }
        }
    }
}

extension Node {
    /// Whether nothing is in it: a text of white space, an array or dictionary without members.
    var isBlank: Bool {
        switch value {
        case .string(let text): text.isBlank
        case .array(let elements): elements.isEmpty
        case .dictionary(let entries): entries.isEmpty
        case .null: true
        case .integer, .real, .boolean, .date, .data: false
        }
    }
}
