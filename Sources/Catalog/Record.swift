package import JSON

/// One row of the table.
///
/// `Codable` is the form in `data/` and in the database: snake_case members, nothing else allowed.
package protocol Record: Codable, Sendable, Identifiable where ID == String {
    static var recordKind: RecordKind { get }
    /// The names of every member that a row of this kind may have.
    static var memberNames: [String] { get }
    /// Whether ``Table/matching(_:)`` takes `itms-91053` for `ITMS-91053`.
    static var ignoresCase: Bool { get }

    /// The canonical name, unique within its kind.
    var id: String { get }
    /// Where a reader can check the row; never empty.
    var sources: [String] { get }
    var confidence: Confidence { get }
    /// The day on which the row was last held against its sources, `2026-11-30`.
    var verified: String { get }
    /// Every other name under which the row is found.
    var aliases: [String] { get }
    /// The aliases, and the names that other members give.
    var otherNames: [String] { get }
    /// The names that a wrong one is held against.
    var spellings: [String] { get }
    /// Shorter forms of the names, under which the row is found where no other row has the same form.
    var shortNames: [String] { get }
    /// The ids to offer where a caller's name comes near this row: what is right in its place, and the row itself.
    var suggestions: [String] { get }
    /// Whether the row stands for something that apps can use: no phantom, nothing private.
    var exists: Bool { get }
    /// The row in a few words, for lists; `nil` where its id says all.
    func headline(_ language: Language, in catalog: CatalogSnapshot) -> String?
    /// Whether the name is real: that of an API or key, or the verdict on a fact.
    var standing: String? { get }
    /// What full-text search reads besides the names, in one language.
    func searchText(_ language: Language) -> String
    /// Writes the members of the record into the object that `writer` has open, prose in one language.
    ///
    /// `catalog` is the table that the record stands in.
    func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot)

    /// The spelling of `name` that rows of this kind use: spaces where they belong.
    static func normalized(_ name: String) -> String

    /// What to look for where no row of `table` bears `name`: names of what it stands for.
    static func substitutes(for name: String, in table: Table<Self>) -> [String]
}

extension Record {
    package static var ignoresCase: Bool { false }
    package var otherNames: [String] { aliases }
    package var spellings: [String] { [id] + otherNames }
    package var shortNames: [String] { [] }
    package var suggestions: [String] { [id] }
    package var exists: Bool { true }
    package var standing: String? { nil }

    package static func substitutes(for name: String, in table: Table<Self>) -> [String] { [] }

    /// Single spaces within the name, none around it.
    package static func normalized(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
