/// A statement in circulation, whether it is true, and what is.
package struct FactRecord: Record {
    package enum Verdict: String, Codable, Sendable, CaseIterable { case `true`, partly, `false`, unverifiable }

    package static let recordKind = RecordKind.fact
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    package let statement: Localized
    package let verdict: Verdict
    package let truth: Localized
    /// Ids of records of any kind that the fact is about.
    package let about: [String]
    /// Phrases that no other prose of the table may hold, for they would say the same; parts stand apart by `…`.
    ///
    /// A check of the table, no part of the answer: `nil` where the statement has no words of its own.
    package let never: [String]?
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { statement[language] }
    package var standing: String? { verdict.rawValue }

    package func searchText(_ language: Language) -> String { "\(statement[language]) \(truth[language])" }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, statement, verdict, truth, about, never, aliases, sources, confidence, verified
    }
}
