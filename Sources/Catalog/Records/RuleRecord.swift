/// What is known of an evaluation rule besides its code; its prose stands in `data/texts`.
package struct RuleRecord: Record {
    package static let recordKind = RecordKind.rule
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// `PM-006`.
    package let id: String
    /// `privacy-manifest/reason-not-in-category`.
    package let name: String
    package let severity: Severity
    package let effect: Effect
    package let certainty: Certainty
    /// ITMS codes that the fault brings.
    package let codes: [String]
    /// What the rule reads: `info-plist`, `privacy-manifest`, `entitlements`, `apis`, `min_ios`, ...
    package let inputs: [String]
    /// Facts that explain the finding.
    package let facts: [String]
    /// A submission that the rule reports, as JSON, and the same one mended.
    package let examples: Examples
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package struct Examples: Codable, Sendable, Hashable {
        package let bad: String
        package let good: String
    }

    package var otherNames: [String] { aliases + [name] }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? {
        catalog.texts[language]?[id]?.title
    }

    package func searchText(_ language: Language) -> String { name }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, severity, effect, certainty, codes, inputs, facts, examples, aliases, sources, confidence,
            verified
    }
}
