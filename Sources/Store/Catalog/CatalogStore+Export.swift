package import Catalog
internal import JSON

extension CatalogStore {
    /// Hands a whole dataset to `line`, one JSON object at a time.
    ///
    /// First `{"dataset": {...}}`, then `{"kind": "apis", "record": {...}}` for each row, prose in both languages, and at
    /// the end the texts of the rules under `texts/en` and `texts/zh-Hans`: by kind, and by id within a kind. The same
    /// dataset gives the same lines.
    ///
    /// - Parameters:
    ///   - id: The dataset; `nil` = the newest.
    ///   - line: Takes one line, without its end.
    /// - Returns: The dataset.
    /// - Throws: ``StoreError/unknownDataset(_:)``, ``StoreError/nothingLoaded``, or SQLite's error.
    @discardableResult
    package func export(dataset id: String? = nil, _ line: @Sendable ([UInt8]) -> Void) throws(StoreError) -> Dataset {
        try database.read { (connection) throws(StoreError) in
            // One transaction, so that the rows are those of the dataset found first.
            try connection.execute("BEGIN")
            defer { try? connection.execute("COMMIT") }
            let stored = try StoredDataset.of(id, connection)
            line(Self.head(stored.dataset))
            for kind in RecordKind.allCases {
                try Self.rows(kind.rawValue, stored.sequence, connection) { _, body in
                    line(Array("{\"kind\":\"\(kind.rawValue)\",\"record\":".utf8) + body + [0x7D])
                }
            }
            for kind in Language.allCases.map({ "texts/\($0.rawValue)" }) {
                try Self.rows(kind, stored.sequence, connection) { id, body in
                    // A text has no id of its own: it becomes the first of its members.
                    var name = JSONWriter()
                    name.string(id)
                    let record = Array("{\"id\":".utf8) + name.bytes + [0x2C] + body.dropFirst()
                    line(Array("{\"kind\":\"\(kind)\",\"record\":".utf8) + record + [0x7D])
                }
            }
            return stored.dataset
        }
    }

    private static func head(_ dataset: Dataset) -> [UInt8] {
        var head = JSONWriter()
        head.object { head in
            head.object("dataset") { head in
                head.member("id", dataset.id)
                head.member("published", dataset.published)
                head.member("sha256", dataset.sha256)
            }
        }
        return head.bytes
    }

    private static func rows(
        _ kind: String,
        _ sequence: Int64,
        _ connection: Connection,
        _ row: (_ id: String, _ body: [UInt8]) -> Void
    ) throws(StoreError) {
        let statement = try connection.prepare(exported)
        try statement.bind(kind, at: 1)
        try statement.bind(sequence, at: 2)
        while try statement.step() {
            guard let id = statement.text(at: 0) else { throw .corrupt("records.id") }
            var body: [UInt8] = []
            statement.appendBytes(at: 1, to: &body)
            row(id, body)
        }
    }

    /// The rows of a kind in the dataset `?2`: those that still hold and those that ended, merged by id.
    static let exported = """
        SELECT id, body FROM records INDEXED BY records_newest
        WHERE kind = ?1 AND last_dataset IS NULL AND first_dataset <= ?2
        UNION ALL
        SELECT id, body FROM records INDEXED BY records_ended
        WHERE kind = ?1 AND last_dataset >= ?2 AND first_dataset <= ?2
        ORDER BY id
        """
}
