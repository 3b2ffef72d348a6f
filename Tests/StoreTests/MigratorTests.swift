import Foundation
import Store
import Testing

@Suite("Migrations")
struct MigratorTests {
    private static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.migrations).filter { $0.hasSuffix(".sql") }
            .sorted()
    }

    /// Copies the first `count` migrations of the repository into `folder`.
    private static func copy(first count: Int, to folder: TemporaryFolder) throws -> String {
        for name in try names().prefix(count) {
            let content = try Data(contentsOf: URL(fileURLWithPath: "\(Repository.migrations)/\(name)"))
            try folder.write(Array(content), to: "migrations/\(name)")
        }
        return folder.file("migrations")
    }

    private static func refusal(_ folder: TemporaryFolder, migrations: String) -> DatabaseRefusal? {
        do throws(StoreError) {
            _ = try Database.open(folder.file("table.sqlite"), migrations: migrations)
            return nil
        } catch {
            guard case .refused(let refusal) = error else { return nil }
            return refusal
        }
    }

    @Test("From every older version, and from nothing, the same schema comes about")
    func everyVersion() throws {
        let newest = try TemporaryFolder()
        _ = try Database.open(newest.file("table.sqlite"), migrations: Repository.migrations)
        let wanted = try Inspection(newest.file("table.sqlite")).rows("SELECT sql FROM sqlite_schema ORDER BY name")
        for count in 1...(try Self.names().count) {
            let folder = try TemporaryFolder()
            let migrations = try Self.copy(first: count, to: folder)
            _ = try Database.open(folder.file("table.sqlite"), migrations: migrations)
            let before = try Inspection(folder.file("table.sqlite")).rows("SELECT count(*) FROM migrations")
            #expect(before == ["\(count)"])
            _ = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations)
            let schema = try Inspection(folder.file("table.sqlite")).rows("SELECT sql FROM sqlite_schema ORDER BY name")
            #expect(schema == wanted, "from version \(count)")
        }
    }

    @Test("What was searched of rows in an index of SQLite's is kept as texts")
    func words() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("table.sqlite")
        _ = try Database.open(path, migrations: try Self.copy(first: 5, to: folder))
        let inspection = Inspection(path)
        _ = try inspection.rows("INSERT INTO datasets VALUES (1, '2026.11.1', '2026-11-30', '', '2026-11-30 00:00:00')")
        for number in [7, 8] {
            _ = try inspection.rows(
                "INSERT INTO records VALUES (\(number), 'permissions', '\(number)', x'7B7D', 1, NULL)"
            )
        }
        _ = try inspection.rows("INSERT INTO names VALUES ('camera', 'permissions', 7), ('相机', 'permissions', 7)")
        _ = try inspection.rows(
            "INSERT INTO search (rowid, names, prose) VALUES (7, 'Camera  相  机 ', 'takes photos  拍  照 , and  录  像 ')"
        )
        _ = try inspection.rows("INSERT INTO search (rowid, names, prose) VALUES (8, 'other', '')")
        _ = try Database.open(path, migrations: Repository.migrations)
        let words = try inspection.table("SELECT record, names, parts, prose FROM words ORDER BY record")
        #expect(words == [["7", "camera\n相机", "Camera相机 ", "takes photos拍照 , and录像 "], ["8", "", "other", ""]])
    }

    @Test("A second opening applies nothing")
    func again() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<2 { _ = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations) }
        let count = try Inspection(folder.file("table.sqlite")).rows("SELECT count(*) FROM migrations")
        #expect(count == ["\(try Self.names().count)"])
    }

    @Test("An edited, a missing and an unknown migration are refused, each for its reason")
    func changed() throws {
        let folder = try TemporaryFolder()
        let migrations = folder.file("migrations")
        try folder.write(
            "CREATE TABLE one (a) STRICT;".replacing("(a)", with: "(a TEXT)"),
            to: "migrations/0001-create-one.sql"
        )
        try folder.write("CREATE TABLE two (a TEXT) STRICT;", to: "migrations/0002-create-two.sql")
        #expect(Self.refusal(folder, migrations: migrations) == nil)

        try folder.write("CREATE TABLE one (b TEXT) STRICT;", to: "migrations/0001-create-one.sql")
        #expect(Self.refusal(folder, migrations: migrations) == .migrationEdited("0001-create-one"))

        try folder.write("CREATE TABLE one (a TEXT) STRICT;", to: "migrations/0001-create-one.sql")
        try folder.remove("migrations/0002-create-two.sql")
        #expect(
            Self.refusal(folder, migrations: migrations)
                == .newer(path: folder.file("table.sqlite"), migration: "0002-create-two")
        )

        try folder.write("CREATE TABLE two (a TEXT) STRICT;", to: "migrations/0002-make-two.sql")
        #expect(Self.refusal(folder, migrations: migrations) == .migrationMissing("0002-create-two"))
    }

    @Test("A migration that fails is undone, and those before it stay")
    func failing() throws {
        let folder = try TemporaryFolder()
        try folder.write("CREATE TABLE one (a TEXT) STRICT;", to: "migrations/0001-create-one.sql")
        try folder.write(
            "CREATE TABLE two (a TEXT) STRICT; CREATE TABLE one (a TEXT);",
            to: "migrations/0002-create-two.sql"
        )
        guard
            case .migrationFailed("0002-create-two", let reason)? = Self.refusal(
                folder,
                migrations: folder.file("migrations")
            )
        else {
            Issue.record("the migration was not refused")
            return
        }
        #expect(reason == "table one already exists.")
        let tables = try Inspection(folder.file("table.sqlite")).rows(
            "SELECT name FROM sqlite_schema WHERE name IN ('one', 'two')"
        )
        #expect(tables == ["one"])
    }

    @Test("A migration that ends its own transaction is refused")
    func committing() throws {
        let folder = try TemporaryFolder()
        try folder.write("CREATE TABLE one (a TEXT) STRICT; COMMIT;", to: "migrations/0001-create-one.sql")
        let refusal = Self.refusal(folder, migrations: folder.file("migrations"))
        #expect(refusal == .migrationFailed("0001-create-one", reason: "it ends its transaction itself."))
    }

    @Test(
        "A folder whose files do not follow one another is refused",
        arguments: [
            ([], "there are none"), (["0002-create-two.sql"], "0002-create-two.sql is there, but number 1 is not"),
            (["0001-create-one.sql", "0003-create-three.sql"], "0003-create-three.sql is there, but number 2 is not"),
            (["0001-create-one.sql", "0001-create-two.sql"], "0001-create-two.sql is there, but number 2 is not"),
            (["1-create.sql"], "1-create.sql is not named as in 0001-create-datasets.sql"),
            (["0001.sql"], "0001.sql is not named as in 0001-create-datasets.sql"),
        ]
    )
    func folders(_ sample: (names: [String], reason: String)) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "migrations/README.md")
        for name in sample.names { try folder.write("SELECT 1;", to: "migrations/\(name)") }
        let directory = folder.file("migrations")
        #expect(
            Self.refusal(folder, migrations: directory) == .badMigrations(directory: directory, reason: sample.reason)
        )
    }

    @Test("A folder that is not there is refused")
    func noFolder() throws {
        let folder = try TemporaryFolder()
        #expect(
            Self.refusal(folder, migrations: folder.file("none"))
                == .badMigrations(directory: folder.file("none"), reason: "the folder cannot be read")
        )
    }
}
