/// What gets lost between the native model of a permission and a framework or package.
package struct BridgeLimitRecord: Record {
    package enum Status: String, Codable, Sendable, CaseIterable {
        /// A version without it is out.
        case fixed
        case open
        /// It will stay.
        case byDesign = "by-design"
    }

    package static let recordKind = RecordKind.bridgeLimit
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// `BL001`.
    package let id: String
    package let frameworks: [AppFramework]
    /// Ids of packages; empty where it is the framework itself.
    package let packages: [String]
    /// Ids of permissions; empty where it bears on all, or on none in particular.
    package let permissions: [String]
    /// The level of access; `nil` = all of them.
    package let access: String?
    /// What iOS has: `PHAuthorizationStatus.limited`.
    package let nativeModel: String
    /// The first iOS version with it, where that matters.
    package let introducedIOS: OSVersion?
    package let limitation: Localized
    package let alternative: Localized?
    /// Versions with the limit; `nil` = all, or not known.
    package let affected: PackageVersionRange?
    package let fixedIn: PackageVersion?
    package let status: Status
    package let reviewRisk: APIRecord.ReviewRisk
    /// App Store Connect codes that it can bring.
    package let codes: [String]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { limitation[language] }
    package var standing: String? { status.rawValue }

    package func searchText(_ language: Language) -> String {
        ([nativeModel, limitation[language], alternative?[language] ?? ""] + packages).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, frameworks, packages, permissions, access
        case nativeModel = "native_model"
        case introducedIOS = "introduced_ios"
        case limitation, alternative, affected
        case fixedIn = "fixed_in"
        case status
        case reviewRisk = "review_risk"
        case codes, aliases, sources, confidence, verified
    }
}
