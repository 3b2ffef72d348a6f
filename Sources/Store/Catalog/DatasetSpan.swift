internal import Catalog

/// Two datasets of the database and what lies between them.
///
/// A row differs between two datasets where it held in only one of them. Both questions are answered from the indexes over
/// the ends of intervals, so that the cost is that of the changes, not of the table.
struct DatasetSpan {
    /// The place of the older one in the order of loading.
    let older: Int64
    let newer: Int64
    private let connection: Connection

    init(older: Int64, newer: Int64, _ connection: Connection) {
        (self.older, self.newer, self.connection) = (older, newer, connection)
    }

    /// The numbers of the rows that bear a name: `nil` where the dataset has none.
    struct Rows {
        var older: Int64?
        var newer: Int64?
    }

    /// Every name whose row differs, by kind and id.
    func differences() throws(StoreError) -> [(name: StoredName, rows: Rows)] {
        var rows: [StoredName: Rows] = [:]
        try collect(Self.gone) { name, number in rows[name, default: Rows()].older = number }
        try collect(Self.come) { name, number in rows[name, default: Rows()].newer = number }
        var differences: [(name: StoredName, rows: Rows)] = []
        for (name, rows) in rows {
            // What went and came back as it was is the same in both.
            if let older = rows.older, let newer = rows.newer, try isSame(older, newer) { continue }
            differences.append((name, rows))
        }
        return differences.sorted { $0.name < $1.name }
    }

    private func collect(_ sql: String, _ row: (StoredName, Int64) -> Void) throws(StoreError) {
        let statement = try connection.prepare(sql)
        try statement.bind(older, at: 1)
        try statement.bind(newer, at: 2)
        while try statement.step() {
            guard let kind = statement.text(at: 1), let id = statement.text(at: 2) else { throw .corrupt("records.id") }
            row(StoredName(kind: kind, id: id), statement.integer(at: 0))
        }
    }

    private func isSame(_ left: Int64, _ right: Int64) throws(StoreError) -> Bool {
        let statement = try connection.prepare(
            "SELECT a.body = b.body FROM records AS a CROSS JOIN records AS b ON b.number = ?2 WHERE a.number = ?1"
        )
        try statement.bind(left, at: 1)
        try statement.bind(right, at: 2)
        return try statement.step() && statement.integer(at: 0) == 1
    }

    /// Rows of dataset `?1` that ended before `?2`.
    static let gone = """
        SELECT number, kind, id FROM records INDEXED BY records_ended
        WHERE last_dataset >= ?1 AND last_dataset < ?2 AND first_dataset <= ?1
        """
    /// Rows of dataset `?2` that began after `?1`.
    static let come = """
        SELECT number, kind, id FROM records INDEXED BY records_begun
        WHERE first_dataset > ?1 AND first_dataset <= ?2 AND (last_dataset IS NULL OR last_dataset >= ?2)
        """
}
