internal import JSON

/// The privacy manifest of a package.
package struct PackageManifest: Codable, Sendable {
    /// Whether releases carry one; `nil` = not known.
    package let ships: Bool?
    /// The first version with one.
    package let since: PackageVersion?
    /// The earliest version whose source has the file; whether those up to `since` package it is not known.
    package let seenIn: PackageVersion?
    /// The package or tool whose versions count, where it is not the package itself: `image_picker_ios`, `HBuilderX`.
    package let versionOf: String?
    /// What it declares; `nil` = not known.
    package let declares: [CategoryReasons]?
    /// Versions whose manifest App Store Connect refuses or does not find.
    package let invalidVersions: [PackageVersionRange]

    /// Whether `version` carries a manifest; `nil` = not known.
    package func ships(in version: PackageVersion) -> Bool? {
        guard ships == true else { return ships }
        return since.flatMap { version.isKnownPast($0, seenIn: seenIn) }
    }

    /// Whether the manifest of `version` is one of those that are refused.
    package func isInvalid(in version: PackageVersion) -> Bool {
        invalidVersions.contains { $0.contains(version) }
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case ships, since
        case seenIn = "seen_in"
        case versionOf = "version_of"
        case declares
        case invalidVersions = "invalid_versions"
    }

    func write(to writer: inout JSONWriter) {
        writer.member("ships", ships)
        writer.member("since", since?.rawValue)
        writer.member("seen_in", seenIn?.rawValue)
        writer.member("version_of", versionOf)
        writer.key("declares")
        if let declares {
            writer.array { writer in for declared in declares { writer.object { declared.write(to: &$0) } } }
        } else {
            writer.null()
        }
        writer.member("invalid_versions", invalidVersions.map(\.rawValue))
    }
}
