/// All rows of one kind, found by id or by any other name.
package struct Table<Row: Record>: Sendable {
    /// Sorted by id.
    package let rows: [Row]
    private let names: NameIndex
    /// By lower-case name; empty where case tells names apart.
    private let byFoldedName: [String: Int]
    private let nearNames: NearNames
    /// The row of each of them.
    private let spelled: [Int32]

    /// Takes the rows as they are; an alias that two rows bear belongs to the first of them by id.
    package init(_ rows: [Row]) {
        // Rows from the database come sorted.
        let isSorted = rows.indices.dropFirst().allSatisfy { rows[$0 - 1].id <= rows[$0].id }
        let sorted = isSorted ? rows : rows.sorted { $0.id < $1.id }
        self.rows = sorted
        names = NameIndex(sorted)
        byFoldedName = Row.ignoresCase ? Self.foldedNames(sorted) : [:]
        var spellings: [String] = []
        var spelled: [Int32] = []
        for index in sorted.indices {
            for name in sorted[index].spellings {
                spellings.append(name)
                spelled.append(Int32(clamping: index))
            }
        }
        nearNames = NearNames(spellings)
        self.spelled = spelled
    }

    /// The row of each name in small letters; of two rows the one that comes first, but an id comes before other names.
    private static func foldedNames(_ rows: [Row]) -> [String: Int] {
        var found: [String: Int] = [:]
        for names in [{ [$0.id] }, { $0.otherNames }, { $0.shortNames }] as [(Row) -> [String]] {
            for index in rows.indices {
                for name in names(rows[index]).map({ $0.lowercased() }) where found[name] == nil { found[name] = index }
            }
        }
        return found
    }

    /// The row whose canonical name is `id`.
    package subscript(id id: String) -> Row? { names.row(id: id, in: rows).map { rows[$0] } }

    /// The row that bears `name` as its id, else as another name.
    ///
    /// Case counts and a short form that fits two rows fits none, so that a name found here is meant.
    package func named(_ name: String) -> Row? {
        if let index = names.row(named: name, in: rows) { return rows[index] }
        var name = name
        if name.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) {
            name = Row.normalized(name)
            if let index = names.row(named: name, in: rows) { return rows[index] }
        }
        return Row.substitutes(for: name, in: self).lazy.compactMap { names.row(named: $0, in: rows) }.first.map {
            rows[$0]
        }
    }

    /// The row that a person means by `name`: as ``named(_:)``, and in any case where the kind's names allow it.
    package func matching(_ name: String) -> Row? {
        if let row = named(name) { return row }
        guard Row.ignoresCase else { return nil }
        return byFoldedName[Row.normalized(name).lowercased()].map { rows[$0] }
    }

    /// The ids of all rows that bear `name` and stand for something that apps can use, sorted.
    ///
    /// ``named(_:)`` gives one of them at most: the row that a caller means who says no more.
    package func bearers(of name: String) -> [String] {
        names.rows(named: Row.normalized(name), in: rows).map { rows[$0] }.filter(\.exists).map(\.id)
    }

    /// The row that an unknown `name` misspells and that stands for nothing apps can use: a phantom, something private.
    package func nearestAbsentee(_ name: String) -> Row? {
        guard let match = nearNames.matches(name, limit: 1).first, match.likeness >= Self.misspelt else { return nil }
        let row = rows[Int(spelled[match.index])]
        return row.exists ? nil : row
    }

    /// A name that is so like another is a slip of the pen.
    private static var misspelt: Double { 0.8 }

    /// The ids that come nearest to an unknown `name`, best first; a phantom comes behind what is right in its place.
    package func nearest(_ name: String, limit: Int = 5) -> [String] {
        nearby(name, limit: limit).map(\.name)
    }

    /// The ids nearest to `name` with their likeness in `0...1`, best first, each once.
    func nearby(_ name: String, limit: Int) -> [NearNames.Match] {
        var seen: Set<String> = []
        var matches: [NearNames.Match] = []
        for match in nearNames.matches(name, limit: limit * 3) {
            for id in rows[Int(spelled[match.index])].suggestions where seen.insert(id).inserted {
                matches.append(NearNames.Match(name: id, index: match.index, likeness: match.likeness))
            }
        }
        return Array(matches.prefix(limit))
    }
}
