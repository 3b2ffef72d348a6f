/// One way in which apps open Settings, or try to.
package struct SettingsURLRecord: Record {
    package static let recordKind = RecordKind.settingsURL
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// The constant, call or class where there is one, else the URL.
    package let id: String
    /// The URL as text; `nil` where only a constant of UIKit stands for it.
    package let url: String?
    /// The symbol of the API map.
    package let constant: String?
    /// The first iOS version with it; `nil` = not known.
    package let introduced: OSVersion?
    package let deprecated: OSVersion?
    /// The version from which on it no longer leads where it led; `nil` = still does, or not known.
    package let worksUntil: OSVersion?
    /// Built with this SDK or a later one, it does nothing.
    package let ineffectiveFromSDK: OSVersion?
    /// Whether Apple documents it for apps.
    package let isPublic: Bool
    package let reviewRisk: APIRecord.ReviewRisk
    /// The page that it opens.
    package let opens: Localized
    /// The id of the public symbol to use in its place.
    package let replacement: String?
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    /// What it is worth at iOS `version`; what Apple documents for nobody is never available.
    package func verdict(ios version: OSVersion) -> Verdict? {
        if let introduced, version < introduced { return .unavailable }
        if let worksUntil, version >= worksUntil { return .ineffective }
        if let deprecated, version >= deprecated { return .deprecated }
        return isPublic && introduced != nil ? .available : nil
    }

    package var exists: Bool { isPublic }
    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { opens[language] }

    package func searchText(_ language: Language) -> String {
        ([opens[language]] + notes.map { $0[language] }).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, url, constant, introduced, deprecated
        case worksUntil = "works_until"
        case ineffectiveFromSDK = "ineffective_from_sdk"
        case isPublic = "public"
        case reviewRisk = "review_risk"
        case opens, replacement, notes, aliases, sources, confidence, verified
    }
}
