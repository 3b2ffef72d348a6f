/// A paragraph of the App Review Guidelines, in our own words.
package struct GuidelineRecord: Record {
    /// Who looks at it: the check of the upload, or a person of App Review.
    package enum Check: String, Codable, Sendable, CaseIterable { case automatic, human }

    package static let recordKind = RecordKind.guideline
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// The number: `5.1.1(ii)`.
    package let id: String
    package let title: Localized
    package let meaning: Localized
    package let fix: Localized
    package let howChecked: [Check]
    /// Codes of App Store Connect for the part that the upload check sees.
    package let codes: [String]
    /// Rules whose findings touch the paragraph.
    package let rules: [String]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }

    package func searchText(_ language: Language) -> String {
        "\(title[language]) \(meaning[language]) \(fix[language])"
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, title, meaning, fix
        case howChecked = "how_checked"
        case codes, rules, aliases, sources, confidence, verified
    }
}
