internal import CSQLite
internal import Glibc
internal import Metrics

/// Opens a file for writing and makes sure that it is a sound database of this program.
struct DatabaseOpening {
    let path: String
    var timings = Histogram()

    /// `PeAt`: marks a file as ours (`PRAGMA application_id`, bytes 68 to 71 of the file).
    static let applicationID: Int64 = 0x5065_4174

    /// A connection to a database that is sound and in write-ahead mode, its schema yet to be brought up to date.
    func connection() throws(StoreError) -> sending Connection {
        let connection = try Connection(path: path, access: .readWrite, timings: timings)
        guard !connection.isReadOnly else { throw .refused(.readOnly(path: path)) }
        if try connection.integer("PRAGMA application_id") != Self.applicationID { try mark(connection) }
        try check(connection)
        try writeAhead(connection)
        return connection
    }

    /// Whether the database is sound, and ours or empty; for a connection that only reads.
    func inspect(_ connection: Connection) throws(StoreError) {
        let mark = try connection.integer("PRAGMA application_id")
        if mark != Self.applicationID {
            let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
            guard mark == 0, isEmpty else { throw .refused(.foreign(path: path)) }
        }
        try check(connection)
    }

    /// Sets the journal's mode, which the file keeps.
    ///
    /// SQLite itself does not wait for the exclusive lock that the change needs, and another process may be at its first
    /// start as well.
    private func writeAhead(_ connection: Connection) throws(StoreError) {
        let end = ContinuousClock.now + .milliseconds(Connection.busyTimeout)
        while true {
            do throws(StoreError) {
                return try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
            } catch {
                guard case .sqlite(let code, _, _) = error, code & 0xFF == SQLITE_BUSY, ContinuousClock.now < end else {
                    throw error
                }
                sqlite3_sleep(10)
            }
        }
    }

    /// Marks an empty database as ours, in a transaction, for another process may be about to do the same.
    private func mark(_ connection: Connection) throws(StoreError) {
        try connection.transaction { () throws(StoreError) in
            let mark = try connection.integer("PRAGMA application_id")
            let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
            guard mark == Self.applicationID || mark == 0 && isEmpty else { throw .refused(.foreign(path: path)) }
            try connection.execute("PRAGMA application_id = \(Self.applicationID)")
        }
    }

    private func check(_ connection: Connection) throws(StoreError) {
        let statement = try connection.prepare("PRAGMA quick_check(1)")
        guard try statement.step(), let answer = statement.text(at: 0), answer == "ok" else {
            throw .refused(.damaged(path: path, detail: statement.text(at: 0) ?? "no answer from the check"))
        }
    }

    /// Why the system does not open `path` for writing, which SQLite does not pass on; `nil` where it does.
    private static func systemReason(_ path: String) -> String? {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor < 0 else {
            close(descriptor)
            return nil
        }
        return String(cString: strerror(errno))
    }

    /// Says of an error of SQLite at the opening of `path` what it means for the file.
    static func refusal(for error: StoreError, path: String) -> StoreError {
        guard case .sqlite(let code, let message, _) = error else { return error }
        switch code & 0xFF {
        case SQLITE_NOTADB: return .refused(.notADatabase(path: path))
        case SQLITE_CORRUPT: return .refused(.damaged(path: path, detail: message))
        case SQLITE_READONLY: return .refused(.readOnly(path: path))
        case SQLITE_BUSY, SQLITE_LOCKED: return .refused(.locked(path: path))
        case SQLITE_FULL: return .refused(.full(path: path))
        case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM:
            return .refused(.cannotOpen(path: path, reason: systemReason(path) ?? message))
        default: return error
        }
    }
}
