/// Which row each name leads to.
struct NameIndex {
    let byID: [String: Int]
    /// Names other than ids; a name is here or in `byID`, never in both.
    let byName: [String: Int]
    let byFoldedName: [String: Int]

    /// Indexes `rows`, which are sorted by id.
    init<Row: Record>(_ rows: [Row]) {
        var byID: [String: Int] = [:]
        byID.reserveCapacity(rows.count)
        // By place: a loop over the rows would copy each, and a symbol has twenty members.
        for index in rows.indices where byID[rows[index].id] == nil { byID[rows[index].id] = index }

        var byName: [String: Int] = [:]
        byName.reserveCapacity(rows.count * 4)
        for index in rows.indices {
            for name in rows[index].otherNames where byID[name] == nil && byName[name] == nil { byName[name] = index }
        }
        for (name, index) in Self.shortNames(rows)
        where index != Self.ambiguous && byID[name] == nil && byName[name] == nil {
            byName[name] = index
        }

        var byFoldedName: [String: Int] = [:]
        if Row.ignoresCase {
            for (name, index) in byName { byFoldedName[name.lowercased()] = index }
            for (name, index) in byID { byFoldedName[name.lowercased()] = index }
        }
        self.byID = byID
        self.byName = byName
        self.byFoldedName = byFoldedName
    }

    private static let ambiguous = -1

    /// The row of each short name, or ``ambiguous``.
    private static func shortNames<Row: Record>(_ rows: [Row]) -> [String: Int] {
        var found: [String: Int] = [:]
        found.reserveCapacity(rows.count * 2)
        for index in rows.indices {
            for name in rows[index].shortNames {
                if let other = found[name], other != index { found[name] = ambiguous } else { found[name] = index }
            }
        }
        return found
    }
}
