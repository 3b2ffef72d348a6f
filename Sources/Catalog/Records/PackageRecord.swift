/// A package of an ecosystem and what it brings upon an app that uses it.
package struct PackageRecord: Record {
    /// Where the name is published; `uniapp` is for modules of HBuilderX and `uni_modules`.
    package enum Ecosystem: String, Codable, Sendable, CaseIterable { case npm, pub, cocoapods, swiftpm, uniapp }

    /// A permission that the package deals with.
    package struct Permission: Codable, Sendable {
        package let permission: String
        /// `add-only`; `nil` where the permission has one level, or the level is not known.
        package let access: String?
        package let optional: Bool
    }

    package struct BackgroundMode: Codable, Sendable {
        package let mode: String
        package let optional: Bool
    }

    package struct Entitlement: Codable, Sendable {
        package let entitlement: String
        package let optional: Bool
    }

    package static let recordKind = RecordKind.package
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// `npm/@capacitor/camera`.
    package let id: String
    package let ecosystem: Ecosystem
    package let framework: AppFramework
    package let name: String
    /// `pkg:npm/%40capacitor/camera` (<https://github.com/package-url/purl-spec>).
    package let purl: String?
    package let permissions: [Permission]
    package let keys: [ForcedKey]
    package let backgroundModes: [BackgroundMode]
    package let entitlements: [Entitlement]
    /// Required-reason APIs that its code uses, with the reasons that fit.
    package let requiredReasons: [CategoryReasons]
    package let manifest: PackageManifest
    /// System frameworks that it links.
    package let frameworks: [String]
    /// The id of the ``SDKRecord`` with the same code.
    package let sdk: String?
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package var otherNames: [String] {
        // A module of HBuilderX is called as what it gives: "Camera".
        aliases + [purl].compactMap { $0 } + (framework == .uniapp ? [] : [name])
    }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { notes.first?[language] }

    package func searchText(_ language: Language) -> String {
        (notes.map { $0[language] } + keys.map(\.key) + permissions.map(\.permission)).joined(separator: " ")
    }

    /// Categories that its code uses and its manifest does not declare; `nil` where the manifest is not known.
    package var undeclared: [String]? {
        guard let ships = manifest.ships, !ships || manifest.declares != nil else { return nil }
        let declared = Set((ships ? manifest.declares ?? [] : []).map(\.category))
        return requiredReasons.map(\.category).filter { !declared.contains($0) }
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, ecosystem, framework, name, purl, permissions, keys
        case backgroundModes = "background_modes"
        case entitlements
        case requiredReasons = "required_reasons"
        case manifest, frameworks, sdk, notes, aliases, sources, confidence, verified
    }
}
