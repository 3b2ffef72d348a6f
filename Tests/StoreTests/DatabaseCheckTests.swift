import Catalog
import Foundation
import Testing

@testable import Store

@Suite("Checking a database without writing to it")
struct DatabaseCheckTests {
    private let folder: TemporaryFolder
    private var path: String { folder.file("table.sqlite") }

    init() throws { folder = try TemporaryFolder() }

    private func fault(_ path: String? = nil, createsFolder: Bool = false, takes dataset: Dataset? = nil) -> StoreError?
    {
        do throws(StoreError) {
            try Database.check(
                path ?? self.path,
                createsFolder: createsFolder,
                migrations: Repository.migrations,
                takes: dataset
            )
            return nil
        } catch {
            return error
        }
    }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }

    @Test("A file that is missing is good where it could be made, and is not made")
    func missing() throws {
        #expect(fault() == nil)
        let deep = folder.file("a/b/table.sqlite")
        #expect(fault(deep, createsFolder: true) == nil)
        #expect(fault(deep) == .refused(.cannotOpen(path: deep, reason: "its folder is not there")))
        try folder.write([], to: "file")
        let below = folder.file("file/table.sqlite")
        #expect(
            fault(below, createsFolder: true) == .refused(.cannotOpen(path: below, reason: "its folder is not there"))
        )
        #expect(try names() == ["file"])
    }

    @Test("What opening refuses is refused")
    func refused() throws {
        try folder.write([], to: "table.sqlite")
        #expect(fault() == nil)
        _ = try Inspection(path).rows("CREATE TABLE theirs (a)")
        #expect(fault() == .refused(.foreign(path: path)))
        try folder.write(Array(String(repeating: "no database", count: 100).utf8), to: "table.sqlite")
        #expect(fault() == .refused(.notADatabase(path: path)))
        guard case .refused(.cannotOpen(folder.path, _))? = fault(folder.path) else {
            Issue.record("a folder was taken for a database")
            return
        }
        try FileManager.default.removeItem(atPath: path)
        do { _ = try Database.open(path, migrations: Repository.migrations) }
        #expect(fault() == nil)
        _ = try Inspection(path).rows("UPDATE migrations SET sha256 = 'other' WHERE number = 1")
        guard case .refused(.migrationEdited)? = fault() else {
            Issue.record("an edited migration was passed over")
            return
        }
    }

    @Test("A dataset that a load would refuse for its age is refused")
    func order() throws {
        let database = try Database.open(path, migrations: Repository.migrations)
        try SampleData().load(into: CatalogStore(database))
        let newest = try #require(try CatalogStore(database).newest())
        func dataset(_ id: String) -> Dataset { Dataset(id: id, published: "2026-11-30", sha256: "x") }
        #expect(fault(takes: newest) == nil && fault(takes: dataset(newest.id)) == nil)
        #expect(fault(takes: dataset("2026.12.1")) == nil)
        #expect(fault(takes: dataset("2026.10.9")) == .olderThanNewest(id: "2026.10.9", newest: newest.id))
    }
}
