internal import Catalog

/// A row of `datasets`.
struct StoredDataset: Sendable, Equatable {
    /// The place in the order of loading, from 1 without a gap.
    let sequence: Int64
    let dataset: Dataset
    /// When this content came in, in seconds since 1970; no two contents share a second.
    let loaded: Int

    /// The dataset that was loaded last.
    static func newest(_ connection: Connection) throws(StoreError) -> StoredDataset? {
        try next(connection.prepare("\(columns) ORDER BY sequence DESC LIMIT 1"))
    }

    /// The dataset whose id or exact id is `name`.
    static func named(_ name: String, _ connection: Connection) throws(StoreError) -> StoredDataset? {
        let byID = try connection.prepare("\(columns) WHERE id = ?1")
        try byID.bind(name, at: 1)
        if let found = try next(byID) { return found }
        guard let dash = name.lastIndex(of: "-") else { return nil }
        let statement = try connection.prepare("\(columns) WHERE id = ?1")
        try statement.bind(String(name[..<dash]), at: 1)
        return try next(statement).flatMap { $0.dataset.isCalled(name) ? $0 : nil }
    }

    /// Every dataset, in the order of loading.
    static func all(_ connection: Connection) throws(StoreError) -> [StoredDataset] {
        let statement = try connection.prepare("\(columns) ORDER BY sequence")
        var all: [StoredDataset] = []
        while let stored = try next(statement) { all.append(stored) }
        return all
    }

    /// Whether `dataset`, as `data/` has it, is the newest, or is older than that but loaded with the same content.
    static func isLoaded(
        _ dataset: Dataset,
        newest: StoredDataset,
        _ connection: Connection
    ) throws(StoreError) -> Bool {
        if newest.dataset.number == dataset.id { return newest.dataset.sha256 == dataset.sha256 }
        return try all(connection).contains {
            $0.dataset.number == dataset.id && $0.dataset.sha256 == dataset.sha256
        }
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

    /// The row that the statement comes to next.
    private static func next(_ statement: borrowing Statement) throws(StoreError) -> StoredDataset? {
        guard try statement.step() else { return nil }
        return StoredDataset(
            sequence: statement.integer(at: 0),
            dataset: try dataset(statement, from: 1),
            loaded: Int(statement.integer(at: 4))
        )
    }
}
