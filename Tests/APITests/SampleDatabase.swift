import Catalog
import Evaluation
import Foundation
import Store

/// Databases in a temporary folder, migrated by the scripts of the repository.
enum SampleDatabase {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Holds the databases; it goes when the tests end.
    private static let folder: URL = {
        atexit { try? FileManager.default.removeItem(at: SampleDatabase.folder) }
        return FileManager.default.temporaryDirectory.appending(path: "atlas-api-tests-\(UUID().uuidString)")
    }()

    /// A database without a dataset.
    static let empty = Result { try open() }

    /// A new database without a dataset.
    static func open() throws -> Database {
        let file = folder.appending(path: "\(UUID().uuidString).sqlite")
        return try Database.open(
            file.path(),
            createsFolder: true,
            migrations: repository.appending(path: "migrations").path()
        )
    }

    /// Evaluations in `database`, on the day of the tests.
    static func evaluations(in database: Database) -> EvaluationStore { EvaluationStore(database) { "2026-11-30" } }
}

/// The table of the repository, loaded.
struct RealTable: Sendable {
    let store: CatalogStore
    let evaluations: EvaluationStore
    let snapshot: CatalogSnapshot

    /// Loaded at the first use, which takes some seconds.
    static let shared = Result { try RealTable() }

    private init() throws {
        let repository = SampleDatabase.repository
        let database = try SampleDatabase.open()
        store = CatalogStore(database)
        evaluations = SampleDatabase.evaluations(in: database)
        _ = try store.load(
            directory: repository.appending(path: "data").path(),
            rules: RuleRegistry.ids,
            today: "2026-11-30",
            reload: .refuse
        )
        snapshot = try store.snapshot()
    }
}
