internal import Catalog
internal import Dispatch
internal import Synchronization

/// The rows of one dataset as the database keeps them.
struct StoredRows: Sendable {
    /// Some rows of a kind as one JSON array.
    private struct Batch: Sendable {
        var ids: [String] = []
        var bytes: [UInt8] = [0x5B]
    }

    let dataset: Dataset
    /// When the database took it in, in seconds since 1970.
    let loaded: Int
    private let batches: [String: [Batch]]

    /// How many rows are decoded in one go.
    private static let batchSize = 1_000

    /// Reads all rows of the dataset `id`, or of the newest, by a connection in a transaction.
    init(dataset id: String?, connection: Connection) throws(StoreError) {
        let stored = try StoredDataset.of(id, connection)
        dataset = stored.dataset
        loaded = stored.loaded
        var batches: [String: [Batch]] = [:]
        for kind in StoredKind.all {
            batches[kind] = try Self.batches(kind, sequence: stored.sequence, connection)
        }
        self.batches = batches
    }

    /// The rows of a kind; large kinds are decoded on all cores.
    func decode<Row: Record>(_ kind: RecordKind) throws(StoreError) -> [Row] {
        let batches = batches[kind.rawValue] ?? []
        let decoded = Mutex<[Int: Result<[Row], StoreError>]>([:])
        DispatchQueue.concurrentPerform(iterations: batches.count) { index in
            let rows = Result { () throws(StoreError) in
                try Self.decode([Row].self, batches[index], kind: kind.rawValue)
            }
            decoded.withLock { $0[index] = rows }
        }
        var rows: [Row] = []
        for (_, part) in decoded.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { rows += try part.get() }
        return rows
    }

    /// The prose of the rules in one language, by rule id.
    func decodeTexts(_ language: Language) throws(StoreError) -> [String: RuleText] {
        let kind = StoredKind.texts(language)
        var texts: [String: RuleText] = [:]
        for batch in batches[kind] ?? [] {
            for (id, text) in zip(batch.ids, try Self.decode([RuleText].self, batch, kind: kind)) { texts[id] = text }
        }
        return texts
    }

    private static func batches(
        _ kind: String,
        sequence: Int64,
        _ connection: Connection
    ) throws(StoreError) -> [Batch] {
        var batches: [Batch] = []
        var batch = Batch()
        for sql in [StoredRows.present, StoredRows.ended] {
            let statement = try connection.prepare(sql)
            try statement.bind(kind, at: 1)
            try statement.bind(sequence, at: 2)
            while try statement.step() {
                guard let id = statement.text(at: 0) else { throw .corrupt("records.id") }
                if batch.ids.count == batchSize {
                    batches.append(batch)
                    batch = Batch()
                }
                if !batch.ids.isEmpty { batch.bytes.append(0x2C) }
                batch.ids.append(id)
                statement.appendBytes(at: 1, to: &batch.bytes)
            }
        }
        return batch.ids.isEmpty ? batches : batches + [batch]
    }

    /// Rows that still hold and held in dataset `?2` already.
    static let present = """
        SELECT id, body FROM records INDEXED BY records_newest
        WHERE kind = ?1 AND last_dataset IS NULL AND first_dataset <= ?2
        """
    /// Rows that held in dataset `?2` but no longer do.
    static let ended = """
        SELECT id, body FROM records INDEXED BY records_ended
        WHERE kind = ?1 AND last_dataset >= ?2 AND first_dataset <= ?2
        """

    private static func decode<Value: Decodable>(
        _ type: Value.Type,
        _ batch: Batch,
        kind: String
    ) throws(StoreError) -> Value {
        do {
            let source = RowSource(try JSONTree(batch.bytes + [0x5D]), collectsFaults: false)
            return try source.decode(type, at: 0)
        } catch { throw .corrupt("records.body of kind \(kind)") }
    }
}
