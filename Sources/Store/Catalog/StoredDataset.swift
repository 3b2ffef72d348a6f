internal import Catalog

/// A row of `datasets`.
struct StoredDataset: Sendable {
    /// The place in the order of loading, from 1 without a gap.
    let sequence: Int64
    let dataset: Dataset
    /// When this content came in, in seconds since 1970; no two contents share a second.
    let loaded: Int

    /// The dataset that was loaded last.
    static func newest(_ connection: Connection) throws(StoreError) -> StoredDataset? {
        try first(connection.prepare("\(columns) ORDER BY sequence DESC LIMIT 1"))
    }

    /// The dataset `id`.
    static func named(_ id: String, _ connection: Connection) throws(StoreError) -> StoredDataset? {
        let statement = try connection.prepare("\(columns) WHERE id = ?1")
        try statement.bind(id, at: 1)
        return try first(statement)
    }

    /// The dataset `id`, or where that is `nil` the newest.
    ///
    /// - Throws: ``StoreError/unknownDataset(_:)``, ``StoreError/nothingLoaded``, or SQLite's error.
    static func of(_ id: String?, _ connection: Connection) throws(StoreError) -> StoredDataset {
        guard let id else {
            guard let newest = try newest(connection) else { throw .nothingLoaded }
            return newest
        }
        guard let named = try named(id, connection) else { throw .unknownDataset(id) }
        return named
    }

    /// Reads the columns `id, published, sha256` from `column` on.
    static func dataset(_ statement: borrowing Statement, from column: Int32) throws(StoreError) -> Dataset {
        guard let id = statement.text(at: column), let published = statement.text(at: column + 1),
            let sha256 = statement.text(at: column + 2)
        else { throw .corrupt("datasets") }
        return Dataset(id: id, published: published, sha256: sha256)
    }

    private static let columns = "SELECT sequence, id, published, sha256, unixepoch(loaded) FROM datasets"

    private static func first(_ statement: borrowing Statement) throws(StoreError) -> StoredDataset? {
        guard try statement.step() else { return nil }
        return StoredDataset(
            sequence: statement.integer(at: 0),
            dataset: try dataset(statement, from: 1),
            loaded: Int(statement.integer(at: 4))
        )
    }
}
