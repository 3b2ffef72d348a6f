/// A permission of iOS: the resource that a person grants or refuses.
package struct PermissionRecord: Record {
    package static let recordKind = RecordKind.permission
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    package let title: Localized
    package let summary: Localized
    package let frameworks: [String]
    /// Info.plist keys, the first one being the usual one.
    package let keys: [String]
    /// `read-write`, `add-only`; empty where there is only one level.
    package let accessLevels: [String]
    package let introduced: OSVersion?
    /// What goes wrong most often.
    package let pitfalls: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package var otherNames: [String] { aliases + Language.allCases.map { title[$0] } }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }

    package func searchText(_ language: Language) -> String {
        ([title[language], summary[language]] + pitfalls.map { $0[language] }).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, title, summary, frameworks, keys
        case accessLevels = "access_levels"
        case introduced, pitfalls, aliases, sources, confidence, verified
    }
}
