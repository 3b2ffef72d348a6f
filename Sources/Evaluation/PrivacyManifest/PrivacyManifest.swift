internal import Catalog
internal import Documents

/// A privacy manifest, taken apart for the rules.
///
/// Source: Apple, Privacy manifest files, <https://developer.apple.com/documentation/bundleresources/privacy-manifest-files>.
struct PrivacyManifest: Sendable {
    static let fileName = "PrivacyInfo.xcprivacy"
    static let keys = [tracking, trackingDomains, collectedDataTypes, accessedAPITypes]
    static let tracking = "NSPrivacyTracking"
    static let trackingDomains = "NSPrivacyTrackingDomains"
    static let collectedDataTypes = "NSPrivacyCollectedDataTypes"
    static let accessedAPITypes = "NSPrivacyAccessedAPITypes"

    let document: Document
    let top: ManifestDictionary
    /// The dictionaries of `NSPrivacyAccessedAPITypes` that hold anything.
    let accessedAPIs: [AccessedAPI]
    /// The dictionaries of `NSPrivacyCollectedDataTypes` that hold anything.
    let collectedData: [CollectedData]

    /// Takes the tree of `document` apart; `nil` if its root is no dictionary.
    init?(_ document: Document, catalog: CatalogSnapshot) {
        guard let root = document.root,
            let top = ManifestDictionary(
                root,
                at: .root,
                keys: Self.keys,
                lists: [Self.trackingDomains, Self.collectedDataTypes, Self.accessedAPITypes],
                catalog: catalog
            )
        else { return nil }
        self.document = document
        self.top = top
        let entries = { (field: String, keys: [String]) in
            (top[field]?.value.elements == nil ? [] : top[field]?.items ?? []).compactMap { item in
                item.node.entries?.isEmpty == true
                    ? nil : ManifestDictionary(item.node, at: item.pointer, keys: keys, catalog: catalog)
            }
        }
        accessedAPIs = entries(Self.accessedAPITypes, AccessedAPI.keys).map { AccessedAPI(dictionary: $0) }
        collectedData = entries(Self.collectedDataTypes, CollectedData.keys).map { CollectedData(dictionary: $0) }
    }

    /// Whether it lies in a folder into which a package manager puts other people's code, outside every built bundle.
    var isOfDependency: Bool {
        document.bundle == nil
            && document.path.split { $0 == "/" || $0 == "\\" }.contains { Self.dependencyFolders.contains(String($0)) }
    }
    private static let dependencyFolders: Set = [
        ".pub-cache", ".symlinks", "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
    ]

    /// Whether the manifest says that it tracks, a `"NO"` taken as meant; `nil` where its value may mean anything.
    var tracks: Bool? {
        guard let field = top[Self.tracking] else { return false }
        return field.value.boolean ?? field.value.meantBoolean
    }

    /// The categories that it declares; a name that Apple does not know declares nothing.
    func declaredCategories(_ catalog: CatalogSnapshot) -> Set<String> {
        Set(accessedAPIs.compactMap { $0.category?.value.string }.filter { catalog.privacyCategories[id: $0] != nil })
    }
}
