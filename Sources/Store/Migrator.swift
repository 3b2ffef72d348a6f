internal import Digest
internal import Foundation

/// Brings the schema up to date with the numbered files of a folder, each in a transaction of its own, once.
///
/// What was applied is recorded with its SHA-256: a file that changed or went away afterwards is refused.
struct Migrator {
    private struct Migration {
        let number: Int64
        let name: String
        let sql: String
        let sha256: String
    }

    private let directory: String
    private let migrations: [Migration]

    /// Reads the files `NNNN-verb-noun.sql` of `directory`, which are numbered from 0001 without a gap.
    init(directory: String) throws(StoreError) {
        func refuse(_ reason: String) -> StoreError {
            .refused(.badMigrations(directory: directory, reason: reason))
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
            throw refuse("the folder cannot be read")
        }
        var migrations: [Migration] = []
        for name in names.sorted() where name.hasSuffix(".sql") {
            guard name.wholeMatch(of: /[0-9]{4}(-[a-z0-9]+)+\.sql/) != nil, let number = Int64(name.prefix(4)) else {
                throw refuse("\(name) is not named as in 0001-create-datasets.sql")
            }
            guard number == Int64(migrations.count) + 1 else {
                throw refuse("\(name) is there, but number \(migrations.count + 1) is not")
            }
            guard let content = FileManager.default.contents(atPath: "\(directory)/\(name)"),
                let sql = String(validating: content, as: UTF8.self)
            else { throw refuse("\(name) cannot be read as UTF-8") }
            let stem = String(name.dropLast(".sql".count))
            migrations.append(Migration(number: number, name: stem, sql: sql, sha256: SHA256.hex(Array(content))))
        }
        guard !migrations.isEmpty else { throw refuse("there are none") }
        self.directory = directory
        self.migrations = migrations
    }

    /// Applies what is not applied yet, after all that is applied was found unchanged.
    func migrate(_ connection: Connection, path: String) throws(StoreError) {
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS migrations (
                number INTEGER PRIMARY KEY,
                name TEXT NOT NULL,
                sha256 TEXT NOT NULL,
                applied TEXT NOT NULL
            ) STRICT
            """
        )
        let applied = try verify(connection, path: path)
        for migration in migrations.dropFirst(applied) { try apply(migration, to: connection) }
    }

    /// Whether everything that is applied to a database is known, and unchanged.
    func check(_ connection: Connection, path: String) throws(StoreError) { _ = try verify(connection, path: path) }

    /// The number of applied migrations, each the same as its file.
    private func verify(_ connection: Connection, path: String) throws(StoreError) -> Int {
        let statement = try connection.prepare("SELECT number, name, sha256 FROM migrations ORDER BY number")
        var applied = 0
        while try statement.step() {
            guard let name = statement.text(at: 1), let sha256 = statement.text(at: 2) else {
                throw .corrupt("migrations")
            }
            guard applied < migrations.count else {
                // Beyond our last number the program is old; a gap before it can only be a lost file.
                throw .refused(.newer(path: path, migration: name))
            }
            let migration = migrations[applied]
            guard statement.integer(at: 0) == migration.number, migration.name == name else {
                throw .refused(.migrationMissing(name))
            }
            guard migration.sha256 == sha256 else { throw .refused(.migrationEdited(name)) }
            applied += 1
        }
        return applied
    }

    private func apply(_ migration: Migration, to connection: Connection) throws(StoreError) {
        do throws(StoreError) {
            try connection.transaction { () throws(StoreError) in
                // Another process may have been quicker.
                guard try !isApplied(migration, connection) else { return }
                try connection.execute(migration.sql)
                guard connection.isInTransaction else {
                    throw .refused(.migrationFailed(migration.name, reason: "it ends its transaction itself."))
                }
                let statement = try connection.prepare(
                    "INSERT INTO migrations (number, name, sha256, applied) VALUES (?1, ?2, ?3, datetime('now'))"
                )
                try statement.bind(migration.number, at: 1)
                try statement.bind(migration.name, at: 2)
                try statement.bind(migration.sha256, at: 3)
                try statement.run()
            }
        } catch {
            guard case .sqlite(let code, let message, _) = error, code & 0xFF == 1 else { throw error }
            throw .refused(.migrationFailed(migration.name, reason: "\(message)."))
        }
    }

    private func isApplied(_ migration: Migration, _ connection: Connection) throws(StoreError) -> Bool {
        let statement = try connection.prepare("SELECT 1 FROM migrations WHERE number = ?1")
        try statement.bind(migration.number, at: 1)
        return try statement.step()
    }
}
