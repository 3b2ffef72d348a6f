internal import Catalog
internal import Documents

/// An element of `NSPrivacyAccessedAPITypes`.
struct AccessedAPI: Sendable {
    static let keys = [categoryKey, reasonsKey]
    static let categoryKey = "NSPrivacyAccessedAPIType"
    static let reasonsKey = "NSPrivacyAccessedAPITypeReasons"
    /// What every category begins with.
    static let prefix = "NSPrivacyAccessedAPICategory"

    let dictionary: ManifestDictionary

    var category: ManifestField? { dictionary[Self.categoryKey] }
    var reasons: ManifestField? { dictionary[Self.reasonsKey] }

    /// The row of its category; `nil` where the category is missing or not one of Apple's.
    func record(_ catalog: CatalogSnapshot) -> PrivacyCategoryRecord? {
        category?.value.string.flatMap { catalog.privacyCategories[id: $0] }
    }
}
