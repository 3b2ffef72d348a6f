/// What a file is, by its name and content.
package enum DocumentKind: String, Sendable, CaseIterable {
    case infoPlist = "info-plist"
    case privacyManifest = "privacy-manifest"
    case entitlements
    case unknown
}
