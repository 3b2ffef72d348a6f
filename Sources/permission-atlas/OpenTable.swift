internal import Catalog
internal import Evaluation
internal import Foundation
internal import Metrics
internal import Store

/// The table in its database, opened for a command: created, migrated and loaded where that is still to be done.
struct OpenTable {
    let database: Database
    let store: CatalogStore
    let snapshot: CatalogSnapshot

    static let options = [
        Option("database", "PATH", "SQLite file (default: var/permission-atlas.sqlite)"), Installation.option,
    ]

    /// The path of the database.
    ///
    /// - Throws: where SQLite would take it for a database that lives no longer than its connection.
    static func databasePath(_ invocation: Invocation) throws(CommandError) -> String {
        let path = invocation["database"] ?? "var/permission-atlas.sqlite"
        guard path != "", path != ":memory:" else {
            throw invocation.refusal(of: "database", "must name a file")
        }
        return path
    }

    static func absolutePath(_ invocation: Invocation) throws(CommandError) -> String {
        URL(filePath: try databasePath(invocation)).path(percentEncoded: false)
    }

    /// Opens the database that `invocation` names, without its dataset.
    ///
    /// Only the folder of the default is made: that of a path that was mistyped is not.
    static func database(
        _ invocation: Invocation,
        timings: Histogram = Histogram()
    ) throws(CommandError) -> Database {
        let installation = try Installation(invocation)
        let path = try databasePath(invocation)
        do throws(StoreError) {
            return try Database.open(
                path,
                createsFolder: invocation["database"] == nil,
                migrations: installation.migrations,
                timings: timings
            )
        } catch {
            throw CommandError(.unavailable, error.description)
        }
    }

    /// Opens the database and brings schema and dataset up to date.
    ///
    /// A developer's edit of `data/` is loaded as a dataset of its own; only `catalog load` asks for a new number.
    init(_ invocation: Invocation, timings: Histogram = Histogram()) throws(CommandError) {
        let installation = try Installation(invocation)
        database = try Self.database(invocation, timings: timings)
        store = CatalogStore(database)
        do throws(StoreError) {
            _ = try Self.load(installation.data, into: store)
            snapshot = try store.snapshot()
        } catch {
            throw CommandError(.unavailable, error.description)
        }
    }

    /// Brings the newest dataset to the state of `directory`.
    static func load(_ directory: String, into store: CatalogStore) throws(StoreError) -> CatalogStore.LoadOutcome {
        try store.load(directory: directory, rules: RuleRegistry.ids, today: today(), reload: .revise)
    }

    /// The table for a command that only reads: from the database where there is one, else from `data/` itself, so that
    /// a check in a build leaves nothing behind.
    static func snapshot(_ invocation: Invocation) throws(CommandError) -> CatalogSnapshot {
        if FileManager.default.fileExists(atPath: try databasePath(invocation)) {
            return try OpenTable(invocation).snapshot
        }
        let directory = try Installation(invocation).data
        do throws(StoreError) {
            let content = try DatasetReader.read(directory)
            guard content.faults.isEmpty else { throw .faulty(content.faults) }
            return content.snapshot()
        } catch {
            throw CommandError(.unavailable, error.description)
        }
    }

    /// The table as ``snapshot(_:)`` gives it, or another dataset of the database by its id.
    static func snapshot(_ invocation: Invocation, dataset id: String?) throws(CommandError) -> CatalogSnapshot {
        guard let id else { return try snapshot(invocation) }
        let isThere = FileManager.default.fileExists(atPath: try databasePath(invocation))
        guard isThere else {
            let snapshot = try snapshot(invocation)
            if snapshot.dataset.isCalled(id) { return snapshot }
            throw CommandError(.usage, "--dataset: there is no database, only the dataset \(snapshot.dataset.id)")
        }
        let table = try OpenTable(invocation)
        if table.snapshot.dataset.isCalled(id) { return table.snapshot }
        do throws(StoreError) { return try table.store.snapshot(dataset: id) } catch {
            throw CommandError(.usage, "--dataset: \(error.description)")
        }
    }

    /// The present day in UTC, `2026-11-30`.
    static func today() -> String { String(Date.now.formatted(.iso8601).prefix(10)) }
}
