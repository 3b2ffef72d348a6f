/// An SDK: one of Apple's list of those that need a privacy manifest and a signature, or another with a footprint.
///
/// Source: <https://developer.apple.com/support/third-party-SDK-requirements/>.
package struct SDKRecord: Record {
    /// When Apple asks for a signature: where the SDK comes as a binary, or never.
    package enum SignatureDuty: String, Codable, Sendable, CaseIterable {
        case binaryDependency = "binary-dependency"
        case none
    }

    /// What is known of its privacy manifest.
    package enum Status: String, Codable, Sendable, CaseIterable {
        /// Releases carry one.
        case ships
        /// It is in the repository, in no release.
        case unreleased
        /// Abandoned without one.
        case abandoned
        case unknown
    }

    package struct Packages: Codable, Sendable {
        package let cocoapods: String?
        package let swiftpm: String?
        package let pub: String?
        package let npm: String?
    }

    package static let recordKind = RecordKind.sdk
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    /// As on Apple's list.
    package let name: String
    /// Whether it is on Apple's list.
    package let listed: Bool
    /// The SDK of Apple's list that App Store Connect takes this one for, a copy under another name.
    package let copyOf: String?
    /// Its usual name in each ecosystem; for npm, of a package that wraps it.
    package let packages: Packages
    /// Every package with its code: `pkg:cocoapods/DGCharts`.
    package let purls: [String]
    /// Frameworks and modules by which it is seen in a bundle.
    package let modules: [String]
    package let firstVersionWithManifest: PackageVersion?
    /// The earliest version whose source has the file, or whose native code is in another package.
    ///
    /// Whether those up to the first one bring it is not known.
    package let manifestSeenIn: PackageVersion?
    /// Versions behind the first one that have none all the same: of a line that got it later; `nil` = none known.
    package let versionsWithoutManifest: [PackageVersionRange]?
    /// Versions whose manifest App Store Connect refuses.
    package let invalidManifestVersions: [PackageVersionRange]
    package let signatureRequired: SignatureDuty
    /// The day from which uploads need manifest and signature: `2025-02-12`; `nil` where it is not on the list.
    package let dutyFrom: String?
    package let forcesKeys: [ForcedKey]
    /// Required-reason APIs that its code uses.
    package let categories: [CategoryReasons]
    package let status: Status
    /// Ids of SDKs that took its place.
    package let replacedBy: [String]
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package var otherNames: [String] {
        aliases + purls + (name == id ? [] : [name])
    }

    /// Modules and pods, which several SDKs may share.
    package var shortNames: [String] {
        modules + [packages.cocoapods, packages.swiftpm, packages.pub].compactMap { $0 }
    }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { notes.first?[language] }
    package var standing: String? { status.rawValue }

    package func searchText(_ language: Language) -> String {
        (notes.map { $0[language] } + modules + forcesKeys.map(\.key)).joined(separator: " ")
    }

    /// Whether uploads need its manifest and signature on a day.
    package func hasDuty(on day: String) -> Bool { dutyFrom.map { $0 <= day } ?? false }

    /// Whether `version` carries a manifest; `nil` = not known.
    package func shipsManifest(in version: PackageVersion) -> Bool? {
        switch status {
        case .ships:
            lineWithoutManifest(of: version) != nil
                ? false : firstVersionWithManifest.flatMap { version.isKnownPast($0, seenIn: manifestSeenIn) }
        case .unreleased, .abandoned: false
        case .unknown: nil
        }
    }

    /// The first version with a manifest that `version` can be updated to, within its line where that has one.
    package func firstVersionWithManifest(from version: PackageVersion) -> PackageVersion? {
        lineWithoutManifest(of: version)?.end ?? firstVersionWithManifest
    }

    private func lineWithoutManifest(of version: PackageVersion) -> PackageVersionRange? {
        versionsWithoutManifest?.first { $0.contains(version) }
    }

    /// Whether a package of pub has its version from the SDK; an app's side of a federated plugin counts its own.
    package func countsVersions(ofPub name: String) -> Bool { packages.pub.map { $0 == name } ?? true }

    /// Whether the manifest of `version` is one of those that are refused.
    package func hasInvalidManifest(in version: PackageVersion) -> Bool {
        invalidManifestVersions.contains { $0.contains(version) }
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, listed
        case copyOf = "copy_of"
        case packages, purls, modules
        case firstVersionWithManifest = "first_version_with_manifest"
        case manifestSeenIn = "manifest_seen_in"
        case versionsWithoutManifest = "versions_without_manifest"
        case invalidManifestVersions = "invalid_manifest_versions"
        case signatureRequired = "signature_required"
        case dutyFrom = "duty_from"
        case forcesKeys = "forces_keys"
        case categories, status
        case replacedBy = "replaced_by"
        case notes, aliases, sources, confidence, verified
    }
}
