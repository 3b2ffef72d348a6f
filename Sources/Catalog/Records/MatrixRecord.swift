/// One thing that changed for an area, with a version of iOS or on a day.
package struct MatrixRecord: Record {
    /// What changed: a symbol or key, what people are asked, how the system acts, or what an upload needs.
    package enum Change: String, Codable, Sendable, CaseIterable { case api, prompt, behaviour, submission }

    package static let recordKind = RecordKind.matrixChange
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }
    /// What an area may be besides a permission.
    package static let otherAreas = ["age-range", "privacy-report", "settings", "submission", "system"]

    /// Version or day, area and a word: `14.0/location/accuracy`.
    package let id: String
    /// The version of iOS; `nil` for a change that a day brings.
    package let ios: OSVersion?
    /// The id of a permission, or one of ``otherAreas``.
    package let area: String
    package let changeKind: Change
    /// The day or month of a change of submission; `nil` for one that a version brings.
    package let date: String?
    /// Symbols that came, went, or act otherwise.
    package let apis: [String]
    package let keys: [String]
    package let title: Localized
    package let detail: Localized
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }
    package func searchText(_ language: Language) -> String { "\(title[language]) \(detail[language])" }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, ios, area
        case changeKind = "change_kind"
        case date, apis, keys, title, detail, aliases, sources, confidence, verified
    }
}
