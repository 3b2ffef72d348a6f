import Foundation
import Synchronization
import Testing

@testable import Store

@Suite struct EvaluationStoreTests {
    /// The present day, which a test moves on.
    private final class Calendar: Sendable {
        private let day = Mutex("2026-11-30")
        var today: String { day.withLock { $0 } }
        func turn(to day: String) { self.day.withLock { $0 = day } }
    }

    private let folder: TemporaryFolder
    private let database: Database
    private let calendar = Calendar()

    init() throws {
        folder = try TemporaryFolder()
        database = try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations)
    }

    private func store(days: Int = 30, octets: Int = 1 << 20) -> EvaluationStore {
        EvaluationStore(database, bounds: EvaluationBounds(days: days, octets: octets)) { [calendar] in calendar.today }
    }

    private func entry(_ number: Int, octets: Int = 100) -> StoredEvaluation {
        StoredEvaluation(id: "ev_\(number)", dataset: "2026.11.1", content: Array(repeating: 0x78, count: octets))
    }

    private var size: String {
        get throws { try Inspection(folder.file("table.sqlite")).rows("SELECT octets FROM evaluation_size")[0] }
    }

    @Test("What is kept is there at once, and after it was written")
    func keeping() throws {
        let store = store()
        #expect(!store.hasToday("ev_1"))
        store.keep(entry(1))
        #expect(try store.evaluation("ev_1") == entry(1))
        #expect(store.hasToday("ev_1"))
        store.flush()
        #expect(try store.evaluation("ev_1") == entry(1))
        #expect(try self.store().evaluation("ev_1") == entry(1))
        #expect(store.hasToday("ev_1"))
        #expect(try store.evaluation("ev_2") == nil)
    }

    @Test("Another content takes the place of the old one, and the size follows")
    func replacing() throws {
        let store = store()
        store.keep(entry(1))
        store.flush()
        #expect(try size == "100")
        store.keep(entry(1, octets: 250))
        store.keep(entry(2))
        store.flush()
        #expect(try store.evaluation("ev_1")?.content.count == 250)
        #expect(try size == "350")
        #expect(try store.remove("ev_1"))
        #expect(try size == "100")
    }

    @Test("An evaluation is kept for whole days, and then removed")
    func expiry() throws {
        let store = store(days: 2)
        store.keep(entry(1))
        store.flush()
        calendar.turn(to: "2026-12-02")
        #expect(try store.evaluation("ev_1") != nil)
        #expect(!store.hasToday("ev_1"))
        calendar.turn(to: "2026-12-03")
        #expect(try store.evaluation("ev_1") == nil)
        #expect(try size == "100")
        store.beginExpiry()
        store.flush()
        #expect(try size == "0")
    }

    @Test("Asked for again, an evaluation is kept from that day on")
    func renewal() throws {
        let store = store(days: 2)
        store.keep(entry(1))
        store.flush()
        calendar.turn(to: "2026-12-02")
        store.keep(entry(1))
        store.flush()
        calendar.turn(to: "2026-12-04")
        #expect(try store.evaluation("ev_1") != nil)
    }

    @Test("Beyond the size the oldest go, and what is larger than all room is not kept")
    func bound() throws {
        let store = store(octets: 100_000)
        for number in 0..<150 {
            store.keep(entry(number, octets: 1_000))
            store.flush()
        }
        store.keep(entry(999, octets: 100_001))
        store.flush()
        #expect(try Int(size) ?? 0 <= 100_000)
        #expect(try store.evaluation("ev_0") == nil)
        #expect(try store.evaluation("ev_149") != nil)
        #expect(try store.evaluation("ev_999") == nil)
    }

    @Test("With no days nothing is kept, and what there was goes")
    func nothing() throws {
        // Another store would not wait for what this one writes.
        let first = store()
        first.keep(entry(1))
        first.flush()
        let store = store(days: 0)
        store.keep(entry(2))
        #expect(store.hasToday("ev_3"))
        #expect(try store.evaluation("ev_1") == nil)
        store.beginExpiry()
        store.flush()
        #expect(try size == "0")
    }

    @Test("What is deleted before it was written is gone as well")
    func deletion() throws {
        let store = store()
        store.keep(entry(1))
        #expect(try store.remove("ev_1"))
        #expect(try !store.remove("ev_1"))
        store.flush()
        #expect(try store.evaluation("ev_1") == nil)
    }

    @Test("Where more waits than there is room for, the rest is not kept, and somebody is told once")
    func overload() throws {
        let told = Mutex(0)
        let count = { @Sendable (_: String) in told.withLock { $0 += 1 } }
        let day = { @Sendable in "2026-11-30" }
        let large = EvaluationBounds(days: 1, octets: 1 << 30)
        let store = EvaluationStore(database, bounds: large, today: day, failed: count)
        try database.write { (_) throws(StoreError) in
            // The writer is held up here.
            for number in 0..<20 { store.keep(entry(number, octets: 1 << 20)) }
        }
        store.flush()
        #expect(told.withLock { $0 } == 1)
        #expect(try store.evaluation("ev_0") != nil)
        #expect(try store.evaluation("ev_19") == nil)
    }
}
