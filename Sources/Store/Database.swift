internal import CSQLite
internal import Dispatch
internal import Foundation
package import Metrics

/// The database file: one connection that writes, on a serial queue of its own, and a few that read.
///
/// Write-ahead logging lets readers go on, each with the state it began with, while the writer works.
package final class Database: Sendable {
    package let path: String
    private let writer: WriteQueue
    private let readers: ReaderPool

    /// How many reads may run at the same time.
    package static let readerCount = 4

    private init(path: String, writer: WriteQueue, readers: ReaderPool) {
        self.path = path
        self.writer = writer
        self.readers = readers
    }

    /// Opens the database at `path`, which is created where it is missing, and brings its schema up to date.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - createsFolder: Whether a folder that is missing is made, too.
    ///   - migrations: The folder of the numbered migrations.
    ///   - timings: Notes how long statements take, the reading of their rows included.
    /// - Returns: A database that can be read and written.
    /// - Throws: ``StoreError/refused(_:)`` with the reason where the file cannot be used.
    package static func open(
        _ path: String,
        createsFolder: Bool = false,
        migrations: String,
        timings: Histogram = Histogram()
    ) throws(StoreError) -> Database {
        let migrator = try Migrator(directory: migrations)
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty, createsFolder {
            do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
                throw .refused(.cannotOpen(path: path, reason: "its folder cannot be created"))
            }
        }
        do throws(StoreError) {
            let connection = try DatabaseOpening(path: path, timings: timings).connection()
            try migrator.migrate(connection, path: path)
            let writer = WriteQueue(connection)
            var pool: [ReaderPool.Reader] = []
            for _ in 0..<readerCount {
                pool.append(ReaderPool.Reader(try Connection(path: path, access: .readOnly, timings: timings)))
            }
            return Database(path: path, writer: writer, readers: ReaderPool(pool))
        } catch {
            throw DatabaseOpening.refusal(for: error, path: path)
        }
    }

    /// Runs `body` with a connection that reads; waits while all are in use.
    func read<Value: Sendable>(
        _ body: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        try readers.read(body)
    }

    /// Runs `body` with a connection that reads, and that sees one state of the database all the while.
    func readTransaction<Value: Sendable>(
        _ body: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        try read { (connection) throws(StoreError) in
            try connection.prepare("BEGIN").run()
            defer { try? connection.prepare("COMMIT").run() }
            return try body(connection)
        }
    }

    /// Runs `body` in one transaction on the writer's queue, and waits for it.
    ///
    /// - Throws: The error of `body`; where another process or a full disk is in the way, ``StoreError/refused(_:)``.
    func write<Value: Sendable>(
        _ body: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        do throws(StoreError) { return try writer.transaction(body) } catch {
            throw DatabaseOpening.refusal(for: error, path: path)
        }
    }

    /// Moves what the write-ahead log holds into the database, and empties it, so that the file is whole by itself.
    ///
    /// The end of the last connection would do that, but for those that only read, and a process that ends without it.
    package func checkpoint() throws(StoreError) {
        try writer.perform { (connection) throws(StoreError) in
            try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    /// Writes a copy of the database as it is at this moment to the new file `target`; nobody is kept waiting.
    ///
    /// - Throws: ``StoreError/file(path:reason:)`` if the file exists, else SQLite's error.
    package func backup(to target: String) throws(StoreError) {
        try Self.write(target) { (partial) throws(StoreError) in
            try readers.read { (connection) throws(StoreError) in try Self.copy(connection, to: partial) }
        }
    }

    /// Writes a copy of the database `path`, which is left as it is, its schema too, to the new file `target`.
    ///
    /// - Throws: as ``backup(to:)``, and where `path` is no sound database of this program.
    package static func backup(of path: String, to target: String) throws(StoreError) {
        do throws(StoreError) {
            let connection = try Connection(path: path, access: .readOnly)
            try DatabaseOpening(path: path).inspect(connection)
            try write(target) { (partial) throws(StoreError) in try copy(connection, to: partial) }
        } catch {
            throw DatabaseOpening.refusal(for: error, path: path)
        }
    }

    private static func copy(_ connection: Connection, to target: String) throws(StoreError) {
        let statement = try connection.prepare("VACUUM INTO ?1")
        try statement.bind(target, at: 1)
        try statement.run()
    }

    /// Has `copy` write a file beside `target`, which gets its name once it is whole.
    private static func write(
        _ target: String,
        _ copy: (_ partial: String) throws(StoreError) -> Void
    ) throws(StoreError) {
        guard !FileManager.default.fileExists(atPath: target) else {
            throw .file(path: target, reason: "exists already: a backup overwrites nothing")
        }
        let partial = target + ".partial"
        try? FileManager.default.removeItem(atPath: partial)
        do throws(StoreError) { try copy(partial) } catch {
            try? FileManager.default.removeItem(atPath: partial)
            guard case .sqlite(let code, _, _) = error, code & 0xFF == SQLITE_FULL else { throw error }
            throw .refused(.full(path: target))
        }
        do { try FileManager.default.moveItem(atPath: partial, toPath: target) } catch {
            throw .file(path: target, reason: "cannot be written")
        }
    }
}
