/// One row of the table.
///
/// `Codable` is the form in `data/` and in the database: snake_case members, nothing else allowed.
package protocol Record: Codable, Sendable, Identifiable where ID == String {
    static var recordKind: RecordKind { get }
    /// The names of every member that a row of this kind may have.
    static var memberNames: [String] { get }

    /// The canonical name, unique within its kind.
    var id: String { get }
    /// Where a reader can check the row; never empty.
    var sources: [String] { get }
    var confidence: Confidence { get }
    /// The day on which the row was last held against its sources, `2026-11-30`.
    var verified: String { get }
    /// Every other name under which the row is found.
    var aliases: [String] { get }
    /// What full-text search reads besides the names, in one language.
    func searchText(_ language: Language) -> String
}
