import Catalog
import Foundation
import Synchronization
import Testing
import TestSupport

@testable import Store

@Suite("The history of datasets")
struct HistoryTests {
    private let folder: TemporaryFolder
    private let store: CatalogStore

    init() throws {
        folder = try TemporaryFolder()
        store = CatalogStore(try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations))
    }

    /// The lines of an export.
    private func exported(_ id: String) throws -> [[UInt8]] {
        let lines = Mutex<[[UInt8]]>([])
        try store.export(dataset: id) { line in lines.withLock { $0.append(line) } }
        return lines.withLock { $0 }
    }

    /// The records of a dataset by kind and id, each as its line has it.
    private func records(_ id: String) throws -> [String: NSDictionary] {
        var records: [String: NSDictionary] = [:]
        for line in try exported(id).dropFirst() {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
            let record = try #require(object["record"] as? [String: Any])
            let name = "\(object["kind"] as? String ?? "") \(record["id"] as? String ?? "")"
            records[name] = record as NSDictionary
        }
        return records
    }

    private static let codes = ["ITMS-90683", "ITMS-90738", "ITMS-91053", "ITMS-91056"]

    /// The sample with review codes, a fact and texts as `generator` will have them.
    private static func edited(_ number: Int, _ generator: inout SeededGenerator) throws -> SampleData {
        var data = try SampleData()
        try data.replace("2026.11.1", with: "2026.12.\(number)", in: "dataset.json")
        let row = try #require(data.files["review-codes/all.json"]).trimmingCharacters(in: .whitespacesAndNewlines)
            .dropFirst().dropLast()
        let used = codes.filter { _ in Bool.random(using: &generator) } + ["ITMS-90683"]
        let rows = Set(used).sorted().map { code in
            row.replacing("ITMS-90683", with: code)
                .replacing("Add the key.", with: "Add the key \(Int.random(in: 0..<3, using: &generator)).")
        }
        data.files["review-codes/all.json"] = "[\(rows.joined(separator: ",\n"))]"
        if Bool.random(using: &generator) {
            try data.replace("There is not.", with: "There is none.", in: "facts/all.json")
        }
        if Bool.random(using: &generator) {
            try data.replace("A key is missing", with: "A key is not there", in: "texts/en/PL.json")
        }
        return data
    }

    @Test("Over 30 loads with random edits every dataset stays what it was, and differences lead from each to each")
    func manyLoads() throws {
        var generator = SeededGenerator(seed: 30)
        var ids: [String] = []
        var exports: [[[UInt8]]] = []
        for number in 1...30 {
            try Self.edited(number, &generator).load(into: store)
            ids.append(try #require(try store.newest()?.id))
            exports.append(try exported(ids[number - 1]))
        }
        #expect(ids.count == 30 && Set(ids).count == 30)
        for (id, export) in zip(ids, exports) {
            #expect(try exported(id) == export, "\(id) changed")
            let counted = try store.summary(of: id).counts.map(\.count).reduce(0, +)
            #expect(counted == export.count - 1)
            #expect(
                try store.snapshot(dataset: id).reviewCodes.rows.count == export.count { $0.starts(with: Self.code) }
            )
        }
        let inspection = Inspection(folder.file("table.sqlite"))
        #expect(try inspection.table("PRAGMA integrity_check") == [["ok"]])
        #expect(try inspection.table("PRAGMA foreign_key_check").isEmpty)
        for _ in 0..<40 {
            let from = try #require(ids.randomElement(using: &generator))
            let to = try #require(ids.randomElement(using: &generator))
            try check(from, to)
        }
    }

    private static let code = Array(#"{"kind":"review-codes""#.utf8)

    /// Applies the difference to the records of `from`, which must give those of `to`.
    private func check(_ from: String, _ to: String) throws {
        var records = try records(from)
        let page = try store.difference(from: from, to: to)
        #expect(page.end == nil && page.total == page.items.count)
        for change in page.items.map(\.change) {
            let name = "\(change.kind) \(change.id)"
            var record = try #require(try JSONSerialization.jsonObject(with: Data(change.record)) as? [String: Any])
            record["id"] = change.id
            switch change.nature {
            case .added:
                #expect(records[name] == nil)
                records[name] = record as NSDictionary
            case .removed: #expect(records.removeValue(forKey: name) == record as NSDictionary)
            case .changed:
                let merged = try #require(records[name]?.mutableCopy() as? NSMutableDictionary)
                for field in change.fields {
                    let new = try field.new.map {
                        try JSONSerialization.jsonObject(with: Data($0), options: .fragmentsAllowed)
                    }
                    #expect(field.old != field.new)
                    merged[field.name] = new
                }
                records[name] = merged
            }
        }
        #expect(records == (try self.records(to)), "\(from) to \(to)")
    }

    @Test("The feed has each dataset's changes in the order of loading, and goes on from page to page")
    func feed() throws {
        var generator = SeededGenerator(seed: 7)
        for number in 1...6 { try Self.edited(number, &generator).load(into: store) }
        let whole = try store.changes(since: .beginning)
        #expect(whole.total == whole.items.count && whole.total > 6)
        let ids = whole.items.map(\.dataset.id)
        #expect(ids == ids.sorted() && !ids.contains("2026.12.1"))
        var paged: [RecordChange] = []
        var position: ChangePage.Position?
        repeat {
            let page = try store.changes(since: .beginning, after: position, limit: 2)
            #expect(page.total == whole.total && page.items.count <= 2)
            paged += page.items.map(\.change)
            position = page.end
        } while position != nil
        #expect(paged == whole.items.map(\.change))
        let later = try store.changes(since: .dataset("2026.12.4")).items
        #expect(later.map(\.change) == whole.items.filter { $0.dataset.id > "2026.12.4" }.map(\.change))
        #expect(try store.changes(since: .dataset("2026.12.6")).total == 0)
        #expect(try store.changes(since: .day("2026-11-30")).total == whole.total)
        #expect(try store.changes(since: .day("2026-12-01")).total == 0)
        let codes = try store.changes(since: .beginning, kind: "review-codes")
        #expect(codes.items.map(\.change) == whole.items.map(\.change).filter { $0.kind == "review-codes" })
        #expect(throws: StoreError.unknownDataset("x")) { try store.changes(since: .dataset("x")) }
    }

    @Test("A changed member is told with its old and its new value")
    func fields() throws {
        try SampleData().load(into: store)
        var data = try SampleData()
        try data.replace("2026.11.1", with: "2026.12.1", in: "dataset.json")
        try data.replace(#""display_name""#, with: #""deprecated":"26.0","display_name""#, in: "keys/all.json")
        try data.load(into: store)
        let page = try store.difference(from: "2026.11.1", to: "2026.12.1")
        let change = try #require(page.items.first?.change)
        #expect(page.total == 1 && change.nature == .changed)
        #expect((change.kind, change.id) == ("keys", "NSCameraUsageDescription"))
        #expect(change.fields == [RecordChange.Field(name: "deprecated", old: nil, new: Array(#""26.0""#.utf8))])
        #expect(change.sources == Array(#"["Headers of the iOS SDK"]"#.utf8))
        let back = try store.difference(from: "2026.12.1", to: "2026.11.1")
        #expect(back.items.first?.change.fields.first?.old == Array(#""26.0""#.utf8))
    }
}
