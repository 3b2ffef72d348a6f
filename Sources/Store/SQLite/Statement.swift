internal import CSQLite
internal import Dispatch
internal import Metrics

/// A prepared statement in use; goes back to its connection, reset, when its time is over.
struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let sql: String
    private let connection: Connection
    private let began = DispatchTime.now().uptimeNanoseconds

    init(_ handle: OpaquePointer, sql: String, connection: Connection) {
        self.handle = handle
        self.sql = sql
        self.connection = connection
    }

    deinit {
        connection.timings.observeShared(nanoseconds: Int(DispatchTime.now().uptimeNanoseconds &- began))
        connection.keep(handle, sql: sql)
    }

    /// Binds text to `?index`, `nil` as NULL.
    func bind(_ value: String?, at index: Int32) throws(StoreError) {
        guard let value else { return try check(sqlite3_bind_null(handle, index)) }
        try check(value.withCString { csqlite_bind_text(handle, index, $0, Int32(clamping: value.utf8.count)) })
    }

    /// Binds a number to `?index`, `nil` as NULL.
    func bind(_ value: Int64?, at index: Int32) throws(StoreError) {
        guard let value else { return try check(sqlite3_bind_null(handle, index)) }
        try check(sqlite3_bind_int64(handle, index, value))
    }

    /// Binds bytes to `?index`.
    func bind(_ value: [UInt8], at index: Int32) throws(StoreError) {
        try check(value.withUnsafeBytes { csqlite_bind_blob(handle, index, $0.baseAddress, Int32(clamping: $0.count)) })
    }

    /// Goes on to the next row; `false` when there is none.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.error(code, sql: sql)
        }
    }

    /// Runs a statement that gives no rows and makes it ready for other values.
    func run() throws(StoreError) {
        _ = try step()
        sqlite3_reset(handle)
    }

    func integer(at column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    func double(at column: Int32) -> Double { sqlite3_column_double(handle, column) }

    func isNull(at column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// The text of a column; `nil` for NULL.
    func text(at column: Int32) -> String? {
        sqlite3_column_text(handle, column).map { start in
            let count = Int(sqlite3_column_bytes(handle, column))
            return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        }
    }

    /// Appends the bytes of a column to `bytes`.
    func appendBytes(at column: Int32, to bytes: inout [UInt8]) {
        guard let start = sqlite3_column_blob(handle, column) else { return }
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    /// Whether the bytes of a column are `bytes`.
    func holdsBytes(_ bytes: ArraySlice<UInt8>, at column: Int32) -> Bool {
        guard let start = sqlite3_column_blob(handle, column) else { return bytes.isEmpty }
        let held = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
        return bytes.withUnsafeBytes { wanted in
            held.count == wanted.count && zip(held, wanted).allSatisfy { $0 == $1 }
        }
    }

    private func check(_ code: Int32) throws(StoreError) {
        guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
    }
}
