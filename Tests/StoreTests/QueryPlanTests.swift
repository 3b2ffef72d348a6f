import Catalog
import Foundation
import Testing

@testable import Store

@Suite("Query plans")
struct QueryPlanTests {
    /// Every text in the sources of the store that SQLite runs as a query.
    private static func queries() throws -> [String] {
        let sources = "\(Repository.root)/Sources/Store"
        let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        var queries: [String] = []
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)
            let literals =
                text.matches(of: /"""\n([\s\S]*?)\n\s*"""/).map(\.1) + text.matches(of: /"([^"\n\\]*)"/).map(\.1)
            queries += literals.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                .filter { $0.contains(/^(SELECT|UPDATE|DELETE|INSERT INTO [a-z]+ \(.*VALUES)/) }
        }
        return queries
    }

    @Test("Every query finds its rows by an index")
    func indexed() throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations)
        try SampleData().load(into: CatalogStore(database))
        let inspection = Inspection(folder.file("table.sqlite"))
        let queries = try Self.queries()
        #expect(queries.count > 15)
        for query in queries {
            // The migrator and the opening read these two whole, which are as short as the folder of migrations.
            if query.contains("FROM migrations ORDER") || query.contains("sqlite_schema") { continue }
            for step in try inspection.table("EXPLAIN QUERY PLAN \(query)").map({ $0[3] }) {
                let isList = step == "SCAN datasets"
                #expect(!step.contains("SCAN") || isList, "\(query): \(step)")
            }
        }
    }

    @Test("The rows of a present and of a past dataset are found by indexes of their own")
    func intervals() throws {
        let folder = try TemporaryFolder()
        _ = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations)
        let inspection = Inspection(folder.file("table.sqlite"))
        let present = try inspection.table("EXPLAIN QUERY PLAN \(StoredRows.present)").map { $0[3] }
        #expect(present == ["SEARCH records USING INDEX records_newest (kind=?)"])
        let ended = try inspection.table("EXPLAIN QUERY PLAN \(StoredRows.ended)").map { $0[3] }
        #expect(ended == ["SEARCH records USING INDEX records_ended (last_dataset>?)"])
    }
}
