internal import Catalog
internal import Documents

/// The privacy manifests of a submission by the bundle that they speak for.
struct ManifestIndex: Sendable {
    private let byHome: [String?: [PrivacyManifest]]
    private let unreadable: Set<String?>
    private let ofDependencies: Set<String>
    /// By the bundle around the resource bundle; `nil` = any.
    private let inResourceBundles: [String?: Set<String>]

    init(_ manifests: [PrivacyManifest], documents: [Document], bundles: BundleTree, catalog: CatalogSnapshot) {
        byHome = Dictionary(grouping: manifests.filter { !$0.isOfDependency }) { bundles.home($0.document.bundle) }
        unreadable = Set(
            documents.filter { $0.kind == .privacyManifest && $0.root?.entries == nil }.map { bundles.home($0.bundle) }
        )
        var ofDependencies: Set<String> = []
        var inResourceBundles: [String?: Set<String>] = [:]
        for manifest in manifests {
            if manifest.isOfDependency {
                ofDependencies.formUnion(manifest.declaredCategories(catalog))
            } else if let place = bundles.home(manifest.document.bundle), place.hasSuffix(".bundle") {
                let parent = place.split(separator: "/").dropLast().joined(separator: "/")
                let categories = manifest.declaredCategories(catalog)
                inResourceBundles[parent, default: []].formUnion(categories)
                inResourceBundles[nil, default: []].formUnion(categories)
            }
        }
        self.ofDependencies = ofDependencies
        self.inResourceBundles = inResourceBundles
    }

    /// The manifests of the bundle; those of its dependencies' sources are their own.
    func manifests(of bundle: String?) -> [PrivacyManifest] { byHome[bundle] ?? [] }

    /// Whether a manifest of the bundle was submitted that cannot be read.
    func hasUnreadable(of bundle: String?) -> Bool { unreadable.contains(bundle) }

    /// Whether a manifest of a dependency, or one in a resource bundle directly inside `bundle`, declares `category`.
    func declaresBeside(_ bundle: String?, _ category: String) -> Bool {
        ofDependencies.contains(category) || inResourceBundles[bundle]?.contains(category) == true
    }
}
