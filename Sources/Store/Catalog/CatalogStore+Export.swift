package import Catalog
internal import JSON

extension CatalogStore {
    /// Hands a whole dataset to `line`, one JSON object at a time.
    ///
    /// First `{"dataset": {...}}`, then `{"kind": "apis", "record": {...}}` for each row, prose in both languages, and at
    /// the end the texts of the rules under `texts/en` and `texts/zh-Hans`: by kind, and by id within a kind. A
    /// dataset gives the same lines for good.
    ///
    /// - Parameters:
    ///   - id: The dataset; `nil` = the newest.
    ///   - line: Takes one line, without its end.
    /// - Returns: The dataset.
    /// - Throws: ``StoreError/unknownDataset(_:)``, ``StoreError/nothingLoaded``, or SQLite's error.
    @discardableResult
    package func export(dataset id: String? = nil, _ line: @Sendable ([UInt8]) -> Void) throws(StoreError) -> Dataset {
        try database.readTransaction { (connection) throws(StoreError) in
            let stored = try StoredDataset.of(id, connection)
            line(Self.head(stored.dataset))
            for kind in StoredKind.all {
                try Self.rows(kind, stored.sequence, connection) { id, body in
                    line(Array("{\"kind\":\"\(kind)\",\"record\":".utf8) + Self.record(kind, id, body) + [0x7D])
                }
            }
            return stored.dataset
        }
    }

    /// A record as it stands in a line: a text has no id of its own, which becomes the first of its members.
    private static func record(_ kind: String, _ id: String, _ body: [UInt8]) -> [UInt8] {
        guard StoredKind.isText(kind) else { return body }
        return Array("{\"id\":".utf8) + CanonicalRow.string(id) + [0x2C] + body.dropFirst()
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
