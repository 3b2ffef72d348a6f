/// What people see when something is wrong, and what may be behind it.
package struct SymptomRecord: Record {
    package static let recordKind = RecordKind.symptom
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    package let title: Localized
    /// The permissions concerned; empty where it may be any, or none.
    package let permissions: [String]
    /// How people put it, in both languages; symptoms may share words.
    package let words: [String]
    /// The likeliest first.
    package let causes: [Cause]
    /// What it is taken for and is not.
    package let never: [Localized]
    /// Review codes and guidelines that go with it.
    package let codes: [String]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    /// One thing that may be behind a symptom.
    package struct Cause: Codable, Sendable, Hashable {
        /// From 1, the likeliest.
        package let rank: Int
        package let cause: Localized
        /// How to find out.
        package let check: Localized
        package let fix: Localized
        package let apis: [String]
        package let keys: [String]
        package let rules: [String]
        package let facts: [String]
        /// By fact, the values with which the cause can be; a fact that is not here says nothing about it.
        package let when: [String: [String]]
        /// The first version of iOS with the cause; `nil` = any.
        package let introduced: OSVersion?
        /// The first version of iOS without it; `nil` = none.
        package let below: OSVersion?

        package enum CodingKeys: String, CodingKey, CaseIterable {
            case rank, cause, check, fix, apis, keys, rules, facts, when, introduced, below
        }
    }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }

    package func searchText(_ language: Language) -> String {
        (words + [title[language]] + causes.map { $0.cause[language] }).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, title, permissions, words, causes, never, codes, aliases, sources, confidence, verified
    }
}
