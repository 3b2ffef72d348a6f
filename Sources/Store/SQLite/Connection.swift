internal import CSQLite
internal import Metrics

/// One SQLite connection; whoever holds it is alone with it.
///
/// Opened without SQLite's own locks (`NOMUTEX`): ``Database`` sees to it that one thread at a time is here, and the
/// compiler that no connection gets away, for the type is not `Sendable`.
package final class Connection {
    enum Access { case readOnly, readWrite }

    /// How long to wait for another process, in milliseconds: longer than a load takes on a slow machine.
    static let busyTimeout: Int32 = 30_000

    private let handle: OpaquePointer
    /// How long statements take.
    let timings: Histogram
    /// Prepared statements that nobody uses at present, by their text.
    private var kept: [String: OpaquePointer] = [:]

    /// Opens the file `path`, which is created for `.readWrite` where it is missing.
    init(path: String, access: Access, timings: Histogram = Histogram()) throws(StoreError) {
        self.timings = timings
        let flags =
            switch access {
            case .readOnly: SQLITE_OPEN_READONLY
            case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let opened else {
            let error = StoreError.sqlite(code: code, message: Self.message(of: code), sql: nil)
            sqlite3_close_v2(opened)
            throw error
        }
        handle = opened
        sqlite3_busy_timeout(handle, Self.busyTimeout)
        _ = csqlite_set_defensive(handle)
        try execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    }

    deinit {
        for statement in kept.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Whether SQLite could open the file for reading only.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// Whether a transaction is under way.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// The statement `sql`, prepared now or kept from an earlier use.
    func prepare(_ sql: String) throws(StoreError) -> Statement {
        if let statement = kept.removeValue(forKey: sql) { return Statement(statement, sql: sql, connection: self) }
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else {
            throw .sqlite(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
        }
        return Statement(prepared, sql: sql, connection: self)
    }

    /// Runs statements that have no values and whose rows nobody wants.
    func execute(_ sql: String) throws(StoreError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw .sqlite(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
        }
    }

    /// Runs `body` in a transaction that takes the write lock at once; any error undoes it all.
    func transaction<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        try execute("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try execute("COMMIT")
            return value
        } catch {
            // SQLite may have rolled back by itself; a second rollback would hide the first error.
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// The first column of the first row of `sql`.
    func integer(_ sql: String) throws(StoreError) -> Int64? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.integer(at: 0) : nil
    }

    /// Whether the schema has a table `name`.
    func hasTable(_ name: String) throws(StoreError) -> Bool {
        let statement = try prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1")
        try statement.bind(name, at: 1)
        return try statement.step()
    }

    /// The number of the row last inserted.
    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Takes a statement back for its next use.
    func keep(_ statement: OpaquePointer, sql: String) {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
        if let other = kept.updateValue(statement, forKey: sql) { sqlite3_finalize(other) }
    }

    /// The error of the statement that just failed.
    ///
    /// SQLite's own message is given for a broken constraint only: others may quote a bound value.
    func error(_ code: Int32, sql: String) -> StoreError {
        let isConstraint = code & 0xFF == SQLITE_CONSTRAINT
        let message = isConstraint ? String(cString: sqlite3_errmsg(handle)) : Self.message(of: code)
        return .sqlite(code: code, message: message, sql: sql)
    }

    private static func message(of code: Int32) -> String { String(cString: sqlite3_errstr(code)) }
}
