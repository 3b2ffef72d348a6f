import CSQLite
import Catalog
import Foundation
import Testing

@testable import Store

@Suite("Opening a database")
struct DatabaseTests {
    private static func refusal(_ path: String) -> DatabaseRefusal? {
        do throws(StoreError) {
            _ = try Database.open(path, migrations: Repository.migrations)
            return nil
        } catch {
            guard case .refused(let refusal) = error else { return nil }
            return refusal
        }
    }

    @Test("A folder that is missing is not created unasked, and the reason is the system's, with the whole path")
    func mistyped() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("vra/table.sqlite")
        let refusal = try #require(Self.refusal(path))
        #expect(refusal == .cannotOpen(path: path, reason: "No such file or directory"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("vra")))
        #expect(
            DatabaseRefusal.cannotOpen(path: "vra/table.sqlite", reason: "x").description.hasPrefix("The database /")
        )
    }

    @Test("After a checkpoint the file is whole by itself, and the write-ahead log empty")
    func checkpoint() throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations)
        try SampleData().load(into: CatalogStore(database))
        #expect(try !folder.read("table.sqlite-wal").isEmpty)
        try CatalogStore(database).checkpoint()
        #expect(try folder.read("table.sqlite-wal").isEmpty)
        #expect(try CatalogStore(database).newest() != nil)
    }

    @Test("A missing file is created, with its folder")
    func created() throws {
        let folder = try TemporaryFolder()
        _ = try Database.open(
            folder.file("var/lib/table.sqlite"),
            createsFolder: true,
            migrations: Repository.migrations
        )
        #expect(try Inspection(folder.file("var/lib/table.sqlite")).rows("PRAGMA journal_mode") == ["wal"])
    }

    @Test("A file that is no database is refused, and left as it was")
    func noDatabase() throws {
        let folder = try TemporaryFolder()
        let text = Array(String(repeating: "A letter, not a database.\n", count: 100).utf8)
        try folder.write(text, to: "letter.txt")
        #expect(Self.refusal(folder.file("letter.txt")) == .notADatabase(path: folder.file("letter.txt")))
        #expect(try folder.read("letter.txt") == text)
    }

    @Test("A database of another program is refused, and left as it was")
    func foreign() throws {
        let folder = try TemporaryFolder()
        try folder.write([], to: "other.sqlite")
        _ = try Inspection(folder.file("other.sqlite")).rows("CREATE TABLE theirs (a)")
        #expect(Self.refusal(folder.file("other.sqlite")) == .foreign(path: folder.file("other.sqlite")))
        #expect(try Inspection(folder.file("other.sqlite")).rows("SELECT name FROM sqlite_schema") == ["theirs"])
    }

    @Test("A damaged database is refused", arguments: [0.3, 0.5, 0.7])
    func damaged(_ place: Double) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("table.sqlite")
        do {
            let database = try Database.open(path, migrations: Repository.migrations)
            try SampleData().load(into: CatalogStore(database))
        }
        // Pages that nothing is kept in can be damaged without harm.
        _ = try Inspection(path).rows("VACUUM")
        _ = try Inspection(path).rows("PRAGMA wal_checkpoint(TRUNCATE)")
        var bytes = try folder.read("table.sqlite")
        let page = 4_096 * Int(Double(bytes.count) * place / 4_096)
        bytes.replaceSubrange(page..<page + 4_096, with: repeatElement(0xA5, count: 4_096))
        try folder.write(bytes, to: "table.sqlite")
        guard case .damaged(path, _)? = Self.refusal(path) else {
            Issue.record("the damage at page \(page / 4_096) was not seen")
            return
        }
    }

    @Test("A truncated database is refused")
    func truncated() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("table.sqlite")
        do { _ = try Database.open(path, migrations: Repository.migrations) }
        _ = try Inspection(path).rows("PRAGMA wal_checkpoint(TRUNCATE)")
        try folder.write(Array(try folder.read("table.sqlite").prefix(8_192)), to: "table.sqlite")
        guard case .damaged(path, _)? = Self.refusal(path) else {
            Issue.record("the loss was not seen")
            return
        }
    }

    @Test("A folder in the place of the file is refused")
    func folder() throws {
        let folder = try TemporaryFolder()
        guard case .cannotOpen(folder.path, _)? = Self.refusal(folder.path) else {
            Issue.record("the folder was not refused")
            return
        }
    }

    @Test("A file that this user may not write is refused", .enabled(if: geteuid() != 0))
    func readOnly() throws {
        let folder = try TemporaryFolder()
        do { _ = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations) }
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder.file("table.sqlite"))
        #expect(Self.refusal(folder.file("table.sqlite")) == .readOnly(path: folder.file("table.sqlite")))
    }

    /// A path that can be opened, and where nothing is made by it.
    private static let path = "/dev/null"

    @Test(
        "An error of SQLite is told as what it means for the file",
        arguments: [
            (SQLITE_NOTADB, DatabaseRefusal.notADatabase(path: Self.path)),
            (SQLITE_READONLY | 8 << 8, .readOnly(path: Self.path)),
            (SQLITE_BUSY, .locked(path: Self.path)), (SQLITE_BUSY | 2 << 8, .locked(path: Self.path)),
            (SQLITE_LOCKED, .locked(path: Self.path)), (SQLITE_CORRUPT, .damaged(path: Self.path, detail: "why")),
            (SQLITE_CANTOPEN, .cannotOpen(path: Self.path, reason: "why")), (SQLITE_FULL, .full(path: Self.path)),
        ]
    )
    func meanings(_ sample: (code: Int32, refusal: DatabaseRefusal)) {
        let error = StoreError.sqlite(code: sample.code, message: "why", sql: nil)
        #expect(DatabaseOpening.refusal(for: error, path: Self.path) == .refused(sample.refusal))
    }

    @Test("A full disk is told with the file and what to do, and nothing is changed")
    func full() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("table.sqlite")
        let database = try Database.open(path, migrations: Repository.migrations)
        try database.write { (connection) throws(StoreError) in
            // No page more, and none left of those that migrations set free.
            try connection.execute("CREATE TABLE filler (octets BLOB); PRAGMA max_page_count = 1")
            let free = try connection.integer("PRAGMA freelist_count") ?? 0
            try connection.execute("INSERT INTO filler VALUES (zeroblob(\(max(0, free - 1) * 4_092)))")
        }
        #expect {
            try SampleData().load(into: CatalogStore(database))
        } throws: { error in
            error as? StoreError == .refused(.full(path: path)) && "\(error)".contains(path)
        }
        #expect(try CatalogStore(database).newest() == nil)
    }

    @Test("An error tells the statement and never a value")
    func values() throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations)
        let insert = "INSERT INTO datasets (sequence, id, published, sha256, loaded) VALUES (?1, ?2, ?2, ?2, ?2)"
        #expect {
            try database.write { (connection) throws(StoreError) in
                for sequence in [1, 2] as [Int64] {
                    let statement = try connection.prepare(insert)
                    try statement.bind(sequence, at: 1)
                    try statement.bind("a secret", at: 2)
                    try statement.run()
                }
            }
        } throws: { error in
            guard case StoreError.sqlite(let code, let message, let sql) = error else { return false }
            return code == SQLITE_CONSTRAINT | 8 << 8 && sql == insert && !"\(error)".contains("secret")
                && message == "UNIQUE constraint failed: datasets.id"
        }
        let count = try database.read { (connection) throws(StoreError) in
            try connection.integer("SELECT count(*) FROM datasets")
        }
        #expect(count == 0)
    }

    @Test("Values of every kind come back as they were bound")
    func binding() throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations)
        try database.read { (connection) throws(StoreError) in
            let statement = try connection.prepare("SELECT ?1, ?2, ?3, ?4, ?5")
            try statement.bind("", at: 1)
            try statement.bind("相机 \u{0} \u{1F4F7}", at: 2)
            try statement.bind(nil as String?, at: 3)
            try statement.bind(Int64.min, at: 4)
            try statement.bind([], at: 5)
            #expect(try statement.step())
            #expect(statement.text(at: 0) == "")
            #expect(statement.text(at: 1) == "相机 \u{0} \u{1F4F7}")
            #expect(statement.text(at: 2) == nil)
            #expect(statement.integer(at: 3) == .min)
            #expect(statement.holdsBytes([], at: 4) && !statement.isNull(at: 4))
        }
    }

    @Test("A backup is a whole database, and overwrites nothing")
    func backup() throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations)
        try SampleData().load(into: CatalogStore(database))
        try database.backup(to: folder.file("copy.sqlite"))
        let copy = CatalogStore(try Database.open(folder.file("copy.sqlite"), migrations: Repository.migrations))
        #expect(try copy.snapshot().keys.rows.map(\.id) == ["NSCameraUsageDescription"])
        #expect(throws: StoreError.self) { try database.backup(to: folder.file("copy.sqlite")) }
        #expect(throws: StoreError.self) { try database.backup(to: folder.file("none/copy.sqlite")) }
    }
}
