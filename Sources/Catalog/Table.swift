/// All rows of one kind, found by id or by any other name.
package struct Table<Row: Record>: Sendable {
    /// Sorted by id.
    package let rows: [Row]
    private let byID: [String: Int]
    private let byName: [String: Int]
    /// By lower-case name; empty where case tells names apart.
    private let byFoldedName: [String: Int]
    private let nearNames: NearNames

    /// Takes the rows as they are; an alias that two rows bear belongs to the first of them by id.
    package init(_ rows: [Row]) {
        // Rows from the database come sorted.
        let isSorted = rows.indices.dropFirst().allSatisfy { rows[$0 - 1].id <= rows[$0].id }
        let sorted = isSorted ? rows : rows.sorted { $0.id < $1.id }
        self.rows = sorted
        let index = NameIndex(sorted)
        byID = index.byID
        byName = index.byName
        byFoldedName = index.byFoldedName
        nearNames = NearNames(sorted.map(\.id))
    }

    /// The row whose canonical name is `id`.
    package subscript(id id: String) -> Row? { byID[id].map { rows[$0] } }

    /// The row that bears `name` as its id, else as another name.
    ///
    /// Case counts and a short form that fits two rows fits none, so that a name found here is meant.
    package func named(_ name: String) -> Row? {
        if let index = byID[name] ?? byName[name] { return rows[index] }
        guard name.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) else { return nil }
        let normalized = Row.normalized(name)
        return (byID[normalized] ?? byName[normalized]).map { rows[$0] }
    }

    /// The row that a person means by `name`: as ``named(_:)``, and in any case where the kind's names allow it.
    package func matching(_ name: String) -> Row? {
        if let row = named(name) { return row }
        guard Row.ignoresCase else { return nil }
        return byFoldedName[Row.normalized(name).lowercased()].map { rows[$0] }
    }

    /// The ids that come nearest to an unknown `name`, best first; a phantom gives way to what is right in its place.
    package func nearest(_ name: String, limit: Int = 5) -> [String] {
        nearby(name, limit: limit).map(\.name)
    }

    /// The ids nearest to `name` with their likeness in `0...1`, best first, each once.
    func nearby(_ name: String, limit: Int) -> [NearNames.Match] {
        var seen: Set<String> = []
        var matches: [NearNames.Match] = []
        for match in nearNames.matches(name, limit: limit * 2) {
            for id in rows[match.index].suggestions where seen.insert(id).inserted {
                matches.append(NearNames.Match(name: id, index: match.index, likeness: match.likeness))
            }
        }
        return Array(matches.prefix(limit))
    }
}
