/// An Info.plist key, or a wrong name in circulation for one.
package struct KeyRecord: Record {
    package enum Status: String, Codable, Sendable, CaseIterable { case known, phantom }
    /// What happens where a needed key is absent; an upload check is named by `codes` beside it.
    package typealias Effect = APIRecord.RequiredKey.Effect

    package static let recordKind = RecordKind.key
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    package let status: Status
    /// `string`, `boolean`, `array`, `dictionary`, `number`; `nil` for a phantom.
    package let type: String?
    package let permission: String?
    package let framework: String?
    package let introduced: OSVersion?
    package let deprecated: OSVersion?
    /// The right name for a phantom, the successors of a deprecated key.
    package let replacedBy: [String]
    package let companions: [String]
    /// When the key is needed, in words.
    package let requiredWhen: Localized?
    /// Symbols whose use needs the key; filled from the API rows that name it where the row itself names none.
    package internal(set) var neededBy: [String]
    /// `nil`: not known, or nothing happens.
    package let ifMissing: Effect?
    /// How sure `ifMissing` is.
    package let ifMissingConfidence: Confidence?
    /// ITMS codes that its absence or a bad value can bring.
    package let codes: [String]
    /// Platform to the first version with the key: `{"ios": "7.0"}`.
    package let platforms: [String: String]
    /// The name shown by Xcode's property-list editor, an alias: `Privacy - Camera Usage Description`.
    package let displayName: String?
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package var otherNames: [String] { aliases + [displayName].compactMap { $0 } }
    package var exists: Bool { status == .known }
    package var suggestions: [String] { status == .phantom ? replacedBy.prefix(1) + [id] : [id] }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { displayName }
    package var standing: String? { status.rawValue }

    package func searchText(_ language: Language) -> String {
        ([requiredWhen?[language]].compactMap { $0 } + notes.map { $0[language] }).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, status, type, permission, framework, introduced, deprecated
        case replacedBy = "replaced_by"
        case companions
        case requiredWhen = "required_when"
        case neededBy = "needed_by"
        case ifMissing = "if_missing"
        case ifMissingConfidence = "if_missing_confidence"
        case codes, platforms
        case displayName = "display_name"
        case notes, aliases, sources, confidence, verified
    }
}
