/// A dated change of Apple's policy or of what an upload needs.
package struct TimelineRecord: Record {
    package enum Precision: String, Codable, Sendable, CaseIterable { case day, month }
    package enum Status: String, Codable, Sendable, CaseIterable {
        case inForce = "in-force"
        case superseded, announced
    }

    package static let recordKind = RecordKind.timelineEvent
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// The date and a word: `2024-05-01-required-reasons`.
    package let id: String
    /// A day, `2024-05-01`, or a month, `2027-04`.
    package let date: String
    package let precision: Precision
    /// `purpose-strings`, `minimum-sdk`, `privacy-manifests`, ...
    package let topic: String
    package let change: Localized
    package let appliesTo: Localized
    package let status: Status
    /// The day from which something else holds in its place; only where the status is `superseded`.
    package let supersededOn: String?
    /// Review codes that the change brought or concerns.
    package let codes: [String]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { change[language] }
    package var standing: String? { status.rawValue }
    /// Whether the change held on a day; one that is known by its month holds from the first of it.
    package func isInForce(on day: String) -> Bool { date <= day && supersededOn.map { day < $0 } ?? true }

    package func searchText(_ language: Language) -> String { "\(change[language]) \(appliesTo[language])" }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, date, precision, topic, change
        case appliesTo = "applies_to"
        case status
        case supersededOn = "superseded_on"
        case codes, aliases, sources, confidence, verified
    }
}
