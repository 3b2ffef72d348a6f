internal import Documents

/// What becomes of the Info.plist that a framework's configuration describes, where Info.plists were submitted as well.
///
/// Only Info.plists of apps count that lie in the folder of the configuration or below it.
enum InfoPlistsBeside {
    /// None: the configuration alone tells.
    case none
    /// The build joins them with the configuration, and a key of theirs wins.
    ///
    /// So does UniApp's in the cloud with the Info.plist of the project and those of its plug-ins. Source: DCloud,
    /// <https://uniapp.dcloud.net.cn/tutorial/app-nativeresource-ios>.
    case merged([Document])
    /// The next build writes the configuration into them, and a key of the configuration wins.
    ///
    /// So do `cordova prepare` and `xcodegen generate`.
    case written([Document])
    /// They are built as they are, whatever the configuration says.
    ///
    /// EAS Build takes nothing of an app.json over where the native project is there (docs.expo.dev, Prebuild, Usage with EAS
    /// Build), and a native project of UniApp has its texts in its own Info.plist.
    case built([Document])

    /// What `infoPlists`, those of a submission that may be an app's, mean for the configuration `file`.
    init(_ file: Document, _ infoPlists: [Document]) {
        let folder = file.path.folderPath
        let plists = infoPlists.filter { $0.path.hasPrefix(folder) }
        guard !plists.isEmpty else {
            self = .none
            return
        }
        switch file.kind {
        case .uniAppManifest: self = plists.allSatisfy { $0.isMerged(in: folder) } ? .merged(plists) : .built(plists)
        case .expoConfig: self = .built(plists)
        default: self = .written(plists)
        }
    }

    /// The Info.plists among `documents` that a build joins with a configuration.
    static func merged(in documents: [Document]) -> [Document] {
        let manifests = documents.filter { $0.kind == .uniAppManifest && $0.root != nil }
        let plists = manifests.isEmpty ? [] : documents.filter(\.mayBeInfoPlistOfApp)
        return manifests.flatMap { manifest -> [Document] in
            guard case .merged(let merged) = InfoPlistsBeside(manifest, plists) else { return [] }
            return merged
        }
    }
}

extension Document {
    /// Whether this is an Info.plist that may be an app's for iOS: none of an extension, a watch app, a framework, a test.
    var mayBeInfoPlistOfApp: Bool {
        guard kind == .infoPlist, let root else { return false }
        let isOfPart = ["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp"].contains {
            root[$0] != nil
        }
        return !isOfPart && isOfProgram && !isOfPod && !isOfOtherSystem && !SourcePlace(path).isTest
            && !path.split(separator: "/").contains("node_modules")
    }

    /// Whether a build in the cloud takes this Info.plist into that of the UniApp project in `folder`: it lies beside the
    /// manifest.json, in `nativeResources`, or in a plug-in.
    fileprivate func isMerged(in folder: String) -> Bool {
        let parts = path.dropFirst(folder.count).split(separator: "/")
        let places: Set<Substring> = ["nativeResources", "uni_modules", "nativeplugins"]
        return !isBuiltInfoPlist && (parts.count == 1 || parts.first.map(places.contains) == true)
    }
}

extension String {
    /// The folders of a path with the last slash; empty where it has none.
    var folderPath: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
