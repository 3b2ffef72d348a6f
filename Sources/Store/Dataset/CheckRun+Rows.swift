internal import Catalog

extension CheckRun {
    /// What every row of every kind must have: its place in the file, names of its own, sources, a day.
    mutating func checkRows(today: String) {
        var check = RowCheck(run: self, today: today)
        CatalogRecords.visitKinds(&check)
        self = check.run
    }

    fileprivate mutating func check<Row: Record>(_ rows: [Row], _ today: String) {
        checkOrder(rows)
        checkNames(rows)
        for (index, row) in rows.enumerated() {
            if row.id.isEmpty { report("must not be empty", row, at: index, member: "/id") }
            if row.sources.isEmpty { report("must name at least one source", row, at: index, member: "/sources") }
            for (place, source) in row.sources.enumerated() where source.allSatisfy(\.isWhitespace) {
                report("must not be blank", row, at: index, member: "/sources/\(place)")
            }
            if !CalendarDate.isDate(row.verified) {
                report("must be a day, as in 2026-11-30", row, at: index, member: "/verified")
            } else if row.verified > today {
                report("is in the future: today is \(today)", row, at: index, member: "/verified")
            }
        }
    }

    /// Rows of a file are sorted by id, as octets; an id stands once in its kind.
    private mutating func checkOrder<Row: Record>(_ rows: [Row]) {
        let origins = content.origins[Row.recordKind] ?? []
        var first: [String: Int] = [:]
        for (index, row) in rows.enumerated() {
            if let other = first[row.id] {
                let place = origins[other].place(of: "")
                report("is there already: data/\(place.file):\(place.line)", row, at: index)
            } else {
                first[row.id] = index
            }
            guard index > 0, origins[index].file == origins[index - 1].file else { continue }
            let last = rows[index - 1].id
            if row.id.utf8.lexicographicallyPrecedes(last.utf8) {
                report("must stand before \"\(last)\": rows are sorted by id", row, at: index)
            }
        }
    }

    /// An alias leads to one row: it is no id, and no alias of another row.
    private mutating func checkNames<Row: Record>(_ rows: [Row]) {
        var owners: [String: String] = [:]
        for (index, row) in rows.enumerated() {
            for (place, alias) in row.aliases.enumerated() {
                let member = "/aliases/\(place)"
                if alias.allSatisfy(\.isWhitespace) {
                    report("must not be blank", row, at: index, member: member)
                } else if alias == row.id {
                    report("is the row's own id", row, at: index, member: member)
                } else if holds(alias, Row.recordKind) {
                    report("\"\(alias)\" is the id of another row", row, at: index, member: member)
                } else if let owner = owners[alias] {
                    let message =
                        owner == row.id ? "\"\(alias)\" stands twice" : "\"\(alias)\" is an alias of \"\(owner)\" too"
                    report(message, row, at: index, member: member)
                }
                owners[alias] = row.id
            }
        }
    }
}

/// Checks the rows of each kind.
private struct RowCheck: RecordVisitor {
    var run: CheckRun
    let today: String

    mutating func visit<Row: Record>(_ rows: WritableKeyPath<CatalogRecords, [Row]>) {
        run.check(run.content.records[keyPath: rows], today)
    }
}
