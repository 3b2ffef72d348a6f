internal import Dispatch
internal import Synchronization

/// Evaluations that were answered, to be told again: for some days and up to a size, or until somebody deletes them.
///
/// Nobody waits for the database to take one in: a queue writes what has gathered, in one transaction, and meanwhile it is
/// told from memory. Where too much has gathered, because the database is busy, the next ones are not kept.
package final class EvaluationStore: Sendable {
    private struct Waiting {
        var entries: [String: StoredEvaluation] = [:]
        var octets = 0
        var isScheduled = false
        /// Whether it was told that some are not kept.
        var isFull = false
    }

    /// How many octets of evaluations may wait for the database.
    static let mostWaiting = 16 << 20
    /// How many of the oldest go at once where there are too many.
    static let batch = 64

    package let bounds: EvaluationBounds
    private let database: Database
    private let today: @Sendable () -> String
    private let failed: @Sendable (String) -> Void
    private let waiting = Mutex(Waiting())
    private let queue = DispatchQueue(label: "permission-atlas.store.evaluations")

    /// Keeps evaluations in `database`.
    ///
    /// - Parameters:
    ///   - database: Migrated.
    ///   - bounds: How long, and how many.
    ///   - today: The present day in UTC, `2026-11-30`.
    ///   - failed: Learns why evaluations were not kept, or old ones not removed.
    package init(
        _ database: Database,
        bounds: EvaluationBounds = EvaluationBounds(),
        today: @escaping @Sendable () -> String,
        failed: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.database = database
        self.bounds = bounds
        self.today = today
        self.failed = failed
    }

    /// Whether `id` is kept since today, so that it need not be kept again.
    package func hasToday(_ id: String) -> Bool {
        guard bounds.days > 0, !waiting.withLock({ $0.entries[id] != nil }) else { return true }
        let day = today()
        let found = try? database.read { (connection) throws(StoreError) in
            let statement = try connection.prepare("SELECT 1 FROM evaluations WHERE id = ?1 AND stored = ?2")
            try statement.bind(id, at: 1)
            try statement.bind(day, at: 2)
            return try statement.step()
        }
        return found ?? false
    }

    /// Keeps `evaluation` in the place of an older one of its id.
    package func keep(_ evaluation: StoredEvaluation) {
        guard bounds.days > 0, evaluation.content.count <= bounds.octets else { return }
        let isFull = waiting.withLock { waiting in
            let octets =
                waiting.octets + evaluation.content.count - (waiting.entries[evaluation.id]?.content.count ?? 0)
            guard octets <= Self.mostWaiting else {
                defer { waiting.isFull = true }
                return !waiting.isFull
            }
            waiting.entries[evaluation.id] = evaluation
            waiting.octets = octets
            guard !waiting.isScheduled else { return false }
            waiting.isScheduled = true
            queue.async { [self] in write() }
            return false
        }
        if isFull { failed("The database takes evaluations more slowly than they come.") }
    }

    /// The evaluation `id`; `nil` where it is not kept, or not any more.
    package func evaluation(_ id: String) throws(StoreError) -> StoredEvaluation? {
        if let entry = waiting.withLock({ $0.entries[id] }) { return entry }
        let (day, first) = (today(), bounds.firstDay)
        return try database.read { (connection) throws(StoreError) in
            let statement = try connection.prepare(
                "SELECT dataset, content FROM evaluations WHERE id = ?1 AND stored >= date(?2, ?3)"
            )
            try statement.bind(id, at: 1)
            try statement.bind(day, at: 2)
            try statement.bind(first, at: 3)
            guard try statement.step() else { return nil }
            guard let dataset = statement.text(at: 0) else { throw .corrupt("evaluations") }
            var content: [UInt8] = []
            statement.appendBytes(at: 1, to: &content)
            return StoredEvaluation(id: id, dataset: dataset, content: content)
        }
    }

    /// Deletes the evaluation `id`; `false` where there is none.
    package func remove(_ id: String) throws(StoreError) -> Bool {
        let result: Result<Bool, StoreError> = queue.sync {
            let wasWaiting = waiting.withLock { waiting in
                guard let entry = waiting.entries.removeValue(forKey: id) else { return false }
                waiting.octets -= entry.content.count
                return true
            }
            return Result { () throws(StoreError) in
                try database.write { (connection) throws(StoreError) in
                    let statement = try connection.prepare("DELETE FROM evaluations WHERE id = ?1 RETURNING number")
                    try statement.bind(id, at: 1)
                    return try statement.step()
                } || wasWaiting
            }
        }
        return try result.get()
    }

    /// Waits until everything that waits is in the database.
    package func flush() { queue.sync { write() } }

    /// Removes what is too old, now and every hour, for as long as somebody holds the store.
    package func beginExpiry() {
        queue.async { [weak self] in
            guard let self else { return }
            expire()
        }
        let again = DispatchWorkItem { [weak self] in self?.beginExpiry() }
        queue.asyncAfter(deadline: .now() + .seconds(3_600), execute: again)
    }

    private func expire() {
        do throws(StoreError) {
            try database.write { (connection) throws(StoreError) in try expire(connection) }
        } catch {
            failed(error.description)
        }
    }

    private func write() {
        let entries = waiting.withLock { waiting in
            (waiting.isScheduled, waiting.isFull) = (false, false)
            return waiting.entries
        }
        guard !entries.isEmpty else { return }
        do throws(StoreError) {
            let day = today()
            try database.write { (connection) throws(StoreError) in
                for entry in entries.values { try Self.insert(entry, on: day, connection) }
                try expire(connection)
                try Self.shrink(to: bounds.octets, connection)
            }
        } catch {
            failed(error.description)
        }
        // Only now: until it is in the database, it is told from here.
        waiting.withLock { waiting in
            for (id, entry) in entries where waiting.entries[id] == entry {
                waiting.entries[id] = nil
                waiting.octets -= entry.content.count
            }
        }
    }

    private static func insert(
        _ entry: StoredEvaluation,
        on day: String,
        _ connection: Connection
    ) throws(StoreError) {
        let statement = try connection.prepare(
            """
            INSERT INTO evaluations (id, dataset, stored, content) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (id) DO UPDATE
            SET dataset = excluded.dataset, stored = excluded.stored, content = excluded.content
            """
        )
        try statement.bind(entry.id, at: 1)
        try statement.bind(entry.dataset, at: 2)
        try statement.bind(day, at: 3)
        try statement.bind(entry.content, at: 4)
        try statement.run()
    }

    private func expire(_ connection: Connection) throws(StoreError) {
        let statement = try connection.prepare("DELETE FROM evaluations WHERE stored < date(?1, ?2)")
        try statement.bind(today(), at: 1)
        try statement.bind(bounds.firstDay, at: 2)
        try statement.run()
    }

    private static func shrink(to octets: Int, _ connection: Connection) throws(StoreError) {
        while let size = try connection.integer("SELECT octets FROM evaluation_size WHERE number = 1"), size > octets {
            let statement = try connection.prepare(
                """
                DELETE FROM evaluations WHERE number IN (
                    SELECT number FROM evaluations WHERE stored <= '9999-12-31' ORDER BY stored, number LIMIT ?1
                ) RETURNING number
                """
            )
            try statement.bind(Int64(batch), at: 1)
            guard try statement.step() else { return }
        }
    }
}
