/// All rows of one kind, found by id or by any other name.
package struct Table<Row: Record>: Sendable {
    /// Sorted by id.
    package let rows: [Row]
    private let byID: [String: Int]
    private let byAlias: [String: Int]

    /// Takes the rows as they are; a name that two rows bear belongs to the first of them by id.
    package init(_ rows: [Row]) {
        let sorted = rows.sorted { $0.id < $1.id }
        self.rows = sorted
        byID = Dictionary(zip(sorted.map(\.id), sorted.indices), uniquingKeysWith: { first, _ in first })
        let names = sorted.indices.flatMap { index in sorted[index].aliases.map { ($0, index) } }
        byAlias = Dictionary(names, uniquingKeysWith: { first, _ in first })
    }

    /// The row whose canonical name is `id`.
    package subscript(id id: String) -> Row? { byID[id].map { rows[$0] } }

    /// The row that bears `name` as its id, else as an alias.
    package func named(_ name: String) -> Row? { (byID[name] ?? byAlias[name]).map { rows[$0] } }
}
