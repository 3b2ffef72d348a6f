internal import Catalog

/// A package of the submission that the table knows, looked up once for all rules.
struct KnownDependency: Sendable {
    let dependency: Dependency
    /// The package's own row.
    let package: PackageRecord?
    /// The row of Apple's list that it stands in.
    let sdk: SDKRecord?

    /// `nil` where the table knows nothing of it.
    init?(_ dependency: Dependency, in catalog: CatalogSnapshot) {
        package = catalog.package(dependency)
        sdk = catalog.sdk(dependency)
        guard package != nil || sdk != nil else { return nil }
        self.dependency = dependency
    }

    /// ``sdk``, if its versions and the package's are the same.
    ///
    /// `flutter_inappwebview_ios` 1.1.2 belongs to `flutter_inappwebview` 6.1.5, and `image_picker` 0.8.6 runs with any
    /// `image_picker_ios` from 0.8.1 on.
    var versionedSDK: SDKRecord? {
        dependency.ecosystem != .pub || sdk?.countsVersions(ofPub: dependency.name) == true ? sdk : nil
    }
}
