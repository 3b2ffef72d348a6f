import CSQLite
import Testing

/// Looks into a database file past the store.
struct Inspection {
    private let path: String

    init(_ path: String) { self.path = path }

    /// The first column of each row, as text.
    func rows(_ sql: String) throws -> [String] { try table(sql).map { $0.first ?? "" } }

    /// Each row's columns as text; NULL as the empty text.
    func table(_ sql: String) throws -> [[String]] {
        var handle: OpaquePointer?
        try #require(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
        defer { sqlite3_close_v2(handle) }
        sqlite3_busy_timeout(handle, 5_000)
        var statement: OpaquePointer?
        try #require(
            sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK,
            "\(String(cString: sqlite3_errmsg(handle)))"
        )
        defer { sqlite3_finalize(statement) }
        var rows: [[String]] = []
        var code = sqlite3_step(statement)
        while code == SQLITE_ROW {
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
                }
            )
            code = sqlite3_step(statement)
        }
        try #require(code == SQLITE_DONE, "\(String(cString: sqlite3_errmsg(handle)))")
        return rows
    }
}
