/// What a feature can do in a state in which a permission does not give what it would like.
package struct DegradationRecord: Record {
    /// One way on; the best one comes first.
    package struct Fallback: Codable, Sendable, Hashable {
        package let text: Localized
        /// Symbols of the API map that the way needs.
        package let apis: [String]
    }

    package static let recordKind = RecordKind.degradation
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// `photo-library/limited/batch-upload`.
    package let id: String
    package let permission: String
    /// The name of a state of the permission.
    package let state: String
    /// `batch-upload`: what the person wants to do.
    package let feature: String
    package let fallbacks: [Fallback]
    /// Words that a user may be shown.
    package let copy: Localized
    /// What to leave alone.
    package let avoid: Localized?
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? {
        fallbacks.first?.text[language]
    }

    package func searchText(_ language: Language) -> String {
        (fallbacks.map { $0.text[language] } + [copy[language]] + [avoid?[language]].compactMap { $0 })
            .joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, permission, state, feature, fallbacks, copy, avoid, aliases, sources, confidence, verified
    }
}
