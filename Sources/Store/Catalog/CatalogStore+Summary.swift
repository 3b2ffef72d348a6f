internal import Catalog

extension CatalogStore {
    /// What there is to tell of the dataset `name`.
    ///
    /// - Throws: ``StoreError/unknownDataset(_:)``, or SQLite's error.
    package func summary(of name: String) throws(StoreError) -> DatasetSummary {
        try database.readTransaction { (connection) throws(StoreError) in
            let stored = try StoredDataset.of(name, connection)
            var counts: [(kind: String, count: Int)] = []
            for kind in StoredKind.all {
                var count = 0
                for sql in [Self.presentCount, Self.endedCount] {
                    let statement = try connection.prepare(sql)
                    try statement.bind(kind, at: 1)
                    try statement.bind(stored.sequence, at: 2)
                    if try statement.step() { count += Int(statement.integer(at: 0)) }
                }
                counts.append((kind, count))
            }
            return DatasetSummary(dataset: stored.dataset, loaded: stored.loaded, counts: counts)
        }
    }

    /// How many rows of kind `?1` still hold and held in dataset `?2` already.
    static let presentCount = """
        SELECT count(*) FROM records INDEXED BY records_newest
        WHERE kind = ?1 AND last_dataset IS NULL AND first_dataset <= ?2
        """
    /// How many held in it but no longer do.
    static let endedCount = """
        SELECT count(*) FROM records INDEXED BY records_ended
        WHERE kind = ?1 AND last_dataset >= ?2 AND first_dataset <= ?2
        """
}
