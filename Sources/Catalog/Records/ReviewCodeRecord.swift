/// A code of App Store Connect (`ITMS-91053`) or of the system, and what stands behind it.
package struct ReviewCodeRecord: Record {
    package static let recordKind = RecordKind.reviewCode
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    /// Who issues it: `app-store-connect`, `system`.
    package let issuer: String
    package let title: Localized
    package let meaning: Localized
    package let fix: Localized
    /// `error`, `warning`, or `error-or-warning`: how Apple reports it; `nil` = not known.
    package let severity: String?
    /// Since when it is seen, in words or as a date; `nil` = not known.
    package let enforcedSince: String?
    package let whereReported: Localized?
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    /// The code without `ITMS-` too.
    package var otherNames: [String] {
        let prefix = "ITMS-"
        return id.hasPrefix(prefix) ? aliases + [String(id.dropFirst(prefix.count))] : aliases
    }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }

    package func searchText(_ language: Language) -> String {
        "\(title[language]) \(meaning[language]) \(fix[language])"
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, issuer, title, meaning, fix, severity
        case enforcedSince = "enforced_since"
        case whereReported = "where_reported"
        case aliases, sources, confidence, verified
    }
}
