import Catalog
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Store

@Suite("Datasets in the database")
struct CatalogStoreTests {
    private let folder: TemporaryFolder
    private let store: CatalogStore

    init() throws {
        folder = try TemporaryFolder()
        store = CatalogStore(try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations))
    }

    private func load(
        _ data: SampleData,
        _ reload: CatalogStore.ReloadPolicy = .refuse
    ) throws -> CatalogStore.LoadOutcome {
        try data.load(into: store, reload)
    }

    /// The sample as another dataset, in which the camera key was deprecated, a code went and another came.
    private static func changed(id: String) throws -> SampleData {
        var data = try SampleData()
        try data.replace("2026.11.1", with: id, in: "dataset.json")
        try data.replace(#""display_name""#, with: #""deprecated":"26.0","display_name""#, in: "keys/all.json")
        for path in ["keys/all.json", "review-codes/all.json", "rules/PL.json"] {
            try data.replace("ITMS-90683", with: "ITMS-90738", in: path)
        }
        return data
    }

    /// The rows of every kind with their intervals.
    private func intervals() throws -> [String] {
        try Inspection(folder.file("table.sqlite"))
            .table("SELECT kind, id, first_dataset, last_dataset FROM records ORDER BY kind, id, first_dataset")
            .map { $0.joined(separator: " ") }
    }

    @Test("Nothing is there before the first load")
    func empty() throws {
        #expect(throws: StoreError.nothingLoaded) { try store.snapshot() }
        #expect(try store.datasets() == [])
        #expect(try store.newest() == nil)
        #expect(try store.search("camera").total == 0)
    }

    @Test("What was loaded comes back whole")
    func whole() throws {
        let data = try SampleData()
        #expect(try load(data) == .loaded(id: "2026.11.1", begun: 13, ended: 0))
        let content = try data.read()
        let (stored, read) = (try store.snapshot(), content.snapshot())
        #expect(stored.dataset == read.dataset)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try encoder.encode(stored.apis.rows) == encoder.encode(read.apis.rows))
        #expect(try encoder.encode(stored.keys.rows) == encoder.encode(read.keys.rows))
        #expect(try encoder.encode(stored.facts.rows) == encoder.encode(read.facts.rows))
        #expect(stored.texts == read.texts)
        #expect(stored.permissions[id: "camera"]?.title.simplifiedChinese == "相机")
    }

    @Test("A symbol is its line, its notes laid over it, and its sources written out")
    func symbol() throws {
        _ = try load(SampleData())
        let api = try #require(try store.snapshot().apis.named("AVCaptureDevice.requestAccess(for:completionHandler:)"))
        #expect(api.framework == "AVFoundation")
        #expect(api.status == .known)
        #expect(api.role == .asks)
        #expect(api.introduced == OSVersion(7))
        #expect(api.permissions == ["camera"])
        #expect(api.requiredKeys.map(\.key) == ["NSCameraUsageDescription"])
        #expect(api.sources == ["Headers of the iOS SDK", "An article", "A note"])
        #expect(api.notes.first?.english == "Asks for the camera.")
    }

    @Test("The same content again changes nothing")
    func unchanged() throws {
        let data = try SampleData()
        _ = try load(data)
        let before = try intervals()
        #expect(try load(data) == .unchanged)
        #expect(try store.load(data.read(), reload: .refuse) == .unchanged)
        #expect(try intervals() == before)
    }

    @Test("A new dataset ends what changed and begins what is new; the old one can still be had")
    func history() throws {
        _ = try load(SampleData())
        #expect(try load(Self.changed(id: "2026.12.1")) == .loaded(id: "2026.12.1", begun: 3, ended: 3))
        #expect(try store.datasets().map(\.id) == ["2026.12.1", "2026.11.1"])
        #expect(try store.newest()?.id == "2026.12.1")
        let (old, new) = (try store.snapshot(dataset: "2026.11.1"), try store.snapshot())
        #expect(old.dataset.id == "2026.11.1")
        #expect(old.keys[id: "NSCameraUsageDescription"]?.deprecated == nil)
        #expect(new.keys[id: "NSCameraUsageDescription"]?.deprecated == OSVersion(26))
        #expect(old.reviewCodes.rows.map(\.id) == ["ITMS-90683"])
        #expect(new.reviewCodes.rows.map(\.id) == ["ITMS-90738"])
        #expect(old.apis.rows.map(\.id) == new.apis.rows.map(\.id))
        #expect(throws: StoreError.unknownDataset("2026.10.1")) { try store.snapshot(dataset: "2026.10.1") }
        #expect(
            try intervals().filter { $0.hasPrefix("review-codes") } == [
                "review-codes ITMS-90683 1 1", "review-codes ITMS-90738 2 ",
            ]
        )
    }

    @Test("Each content has the moment of its loading, to the second, which no other shares")
    func moments() throws {
        let before = Int(Date.now.timeIntervalSince1970)
        _ = try load(SampleData())
        let first = try #require(try store.snapshot().loaded)
        #expect(first >= before && first <= Int(Date.now.timeIntervalSince1970))
        _ = try load(SampleData())
        #expect(try store.snapshot().loaded == first)
        _ = try load(Self.changed(id: "2026.11.1"), .revise)
        let second = try #require(try store.snapshot().loaded)
        #expect(second > first)
        _ = try load(SampleData(), .revise)
        #expect(try #require(try store.snapshot().loaded) > second)
    }

    @Test("Other content under the newest id is refused, or loaded beside it; the id keeps its content")
    func revised() throws {
        _ = try load(SampleData())
        let first = try #require(try store.newest())
        let changed = try Self.changed(id: "2026.11.1")
        #expect(throws: StoreError.otherContent(id: "2026.11.1")) { try load(changed) }
        #expect(try store.newest() == first)
        let digest = try changed.read().dataset.sha256.prefix(8)
        #expect(try load(changed, .revise) == .loaded(id: "2026.11.1-\(digest)", begun: 3, ended: 3))
        #expect(try load(changed, .revise) == .unchanged)
        #expect(try store.newest()?.number == "2026.11.1")
        #expect(try store.snapshot().reviewCodes.rows.map(\.id) == ["ITMS-90738"])
        #expect(try store.snapshot(dataset: "2026.11.1").reviewCodes.rows.map(\.id) == ["ITMS-90683"])
        #expect(try store.snapshot(dataset: first.exactID).dataset == first)
        #expect(throws: StoreError.unknownDataset("2026.11.1-00000000")) {
            try store.snapshot(dataset: "2026.11.1-00000000")
        }
    }

    @Test("Content that comes back is the newest again, under a name that none had")
    func revisedBack() throws {
        let (old, new) = (try SampleData(), try Self.changed(id: "2026.11.1"))
        _ = try load(old)
        for data in [new, old, new, old] { _ = try load(data, .revise) }
        let ids = try store.datasets().reversed().map(\.id)
        let (first, second) = (try old.read().dataset.sha256.prefix(8), try new.read().dataset.sha256.prefix(8))
        #expect(
            ids == [
                "2026.11.1", "2026.11.1-\(second)", "2026.11.1-\(first).2", "2026.11.1-\(second).2",
                "2026.11.1-\(first).3",
            ]
        )
        #expect(try store.snapshot(dataset: "2026.11.1-\(first)").dataset.id == "2026.11.1")
        #expect(try store.search("ITMS-90683").hits.first?.id == "ITMS-90683")
        #expect(try store.search("ITMS-90738").hits.contains { $0.id == "ITMS-90738" } == false)
        #expect(try store.difference(from: ids[0], to: ids[4]).total == 0)
    }

    @Test("A search reads the dataset that it names")
    func searchesOldDatasets() throws {
        _ = try load(SampleData())
        _ = try load(Self.changed(id: "2026.12.1"))
        #expect(try store.search("ITMS-90683", dataset: "2026.11.1").hits.first?.id == "ITMS-90683")
        #expect(try store.search("ITMS-90738", dataset: "2026.11.1").hits.contains { $0.id == "ITMS-90738" } == false)
        #expect(try store.search("ITMS-90738").hits.first?.id == "ITMS-90738")
        #expect(try store.search("camera", dataset: "2026.10.1").total == 0)
    }

    @Test("A dataset older than the newest is refused, one that is loaded already is not")
    func older() throws {
        let first = try SampleData()
        _ = try load(first)
        _ = try load(Self.changed(id: "2026.12.1"))
        #expect(try load(first, .revise) == .unchanged)
        #expect(throws: StoreError.olderThanNewest(id: "2026.11.1", newest: "2026.12.1")) {
            try load(Self.changed(id: "2026.11.1"), .revise)
        }
        #expect(throws: StoreError.olderThanNewest(id: "2026.9.30", newest: "2026.12.1")) {
            try load(Self.changed(id: "2026.9.30"), .revise)
        }
    }

    @Test("Data with a fault is not loaded, and every fault is told")
    func faulty() throws {
        var data = try SampleData()
        try data.replace(#""companions":[]"#, with: #""companions":["A","B"]"#, in: "keys/all.json")
        #expect {
            try load(data)
        } throws: { error in
            guard case StoreError.faulty(let faults) = error else { return false }
            return faults.count == 2 && "\(error)".split(separator: "\n").count == 2
        }
        #expect(try store.datasets() == [])
    }

    @Test("A row that fails in the middle undoes the whole load")
    func undone() throws {
        _ = try load(SampleData())
        let before = try intervals()
        _ = try Inspection(folder.file("table.sqlite")).rows(
            """
            CREATE TRIGGER fault BEFORE INSERT ON records WHEN NEW.id = 'ITMS-90738'
            BEGIN SELECT RAISE(ABORT, 'no'); END
            """
        )
        #expect(throws: StoreError.self) { try load(Self.changed(id: "2026.12.1")) }
        #expect(try intervals() == before)
        #expect(try store.datasets().map(\.id) == ["2026.11.1"])
        #expect(try store.search("ITMS-90683").hits.first?.id == "ITMS-90683")
    }

    @Test("Snapshots and searches taken while datasets are loaded are each of one dataset")
    func concurrent() throws {
        _ = try load(SampleData())
        let samples = try (1...8).map { number in
            let id = "2026.12.\(number)"
            var data = number.isMultiple(of: 2) ? try SampleData() : try Self.changed(id: id)
            if number.isMultiple(of: 2) { try data.replace("2026.11.1", with: id, in: "dataset.json") }
            return try data.withDirectory { (data, $0) }
        }
        let failures = Mutex<[String]>([])
        let store = store
        let paths = samples.map(\.1)
        DispatchQueue.concurrentPerform(iterations: 5) { worker in
            do {
                if worker == 0 {
                    for path in paths {
                        _ = try store.load(directory: path, rules: ["PL-001"], today: "2026-11-30", reload: .refuse)
                    }
                } else {
                    for _ in 0..<20 {
                        let snapshot = try store.snapshot()
                        let isChanged = snapshot.keys[id: "NSCameraUsageDescription"]?.deprecated != nil
                        let code = isChanged ? "ITMS-90738" : "ITMS-90683"
                        let isOdd =
                            snapshot.dataset.id.hasPrefix("2026.12.")
                            && !(Int(snapshot.dataset.id.suffix(1)) ?? 0).isMultiple(of: 2)
                        if snapshot.reviewCodes.rows.map(\.id) != [code] || isChanged != isOdd {
                            failures.withLock { $0.append("mixed: \(snapshot.dataset.id)") }
                        }
                        if try store.search("camera").total == 0 { failures.withLock { $0.append("nothing found") } }
                    }
                }
            } catch { failures.withLock { $0.append("\(error)") } }
        }
        #expect(failures.withLock { $0 } == [])
        withExtendedLifetime(samples) {}
        #expect(try store.newest()?.id == "2026.12.8")
    }

    /// What an export holds: kind and id of each line behind the first, which is checked.
    private func exported(_ id: String?) throws -> [String] {
        let lines = Mutex<[[UInt8]]>([])
        let dataset = try store.export(dataset: id) { line in lines.withLock { $0.append(line) } }
        let objects = try lines.withLock { $0 }.map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        }
        let head = try #require(objects.first?["dataset"] as? [String: String])
        #expect(head == ["id": dataset.id, "published": dataset.published, "sha256": dataset.sha256])
        return try objects.dropFirst().map { object in
            let record = try #require(object["record"] as? [String: Any])
            return "\(try #require(object["kind"] as? String)) \(try #require(record["id"] as? String))"
        }
    }

    @Test("Every loaded dataset can be exported, and holds its own rows by kind and id")
    func exports() throws {
        #expect(throws: StoreError.nothingLoaded) { try store.export { _ in } }
        _ = try load(SampleData())
        let first = try exported(nil)
        #expect(first.count == 13)
        #expect(first.contains("review-codes ITMS-90683"))
        _ = try load(Self.changed(id: "2026.12.1"))
        #expect(try exported("2026.11.1") == first)
        let second = try exported(nil)
        #expect(try exported("2026.12.1") == second)
        #expect(second == first.map { $0.replacing("ITMS-90683", with: "ITMS-90738") })
        #expect(throws: StoreError.unknownDataset("2026.1.1")) { try store.export(dataset: "2026.1.1") { _ in } }
    }
}
