internal import Catalog

/// The kinds of row in the database, as `records.kind` has them.
package enum StoredKind {
    /// Every kind of record, then the texts of the rules in each language: the order of an export, whatever the program's own
    /// order is.
    package static let all = records.sorted() + Language.allCases.map { texts($0) }

    private static let records = RecordKind.allCases.map(\.rawValue)

    /// Whether rows of the kind are texts of the rules.
    static func isText(_ kind: String) -> Bool { kind.hasPrefix("texts/") }

    /// The texts of the rules in one language: `texts/en`.
    static func texts(_ language: Language) -> String { "texts/\(language.rawValue)" }
}
