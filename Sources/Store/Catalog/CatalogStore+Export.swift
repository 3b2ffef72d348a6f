package import Catalog
internal import Foundation

extension CatalogStore {
    /// Hands the newest dataset to `line`, one JSON object at a time: first the dataset itself, then
    /// `{"kind": "apis", "record": {...}}` for each row, with both languages, by kind and id.
    ///
    /// - Parameter line: Takes one line, without its end.
    /// - Returns: The dataset.
    /// - Throws: ``StoreError/nothingLoaded``, or SQLite's error.
    package func export(_ line: @Sendable ([UInt8]) -> Void) throws(StoreError) -> Dataset {
        try database.read { (connection) throws(StoreError) in
            try connection.execute("BEGIN")
            defer { try? connection.execute("COMMIT") }
            guard let dataset = try StoredDataset.newest(connection)?.dataset else { throw .nothingLoaded }
            let head = JSONEncoder()
            head.outputFormatting = .sortedKeys
            guard let bytes = try? head.encode(["dataset": dataset]) else { throw .corrupt("datasets") }
            line([UInt8](bytes))
            for kind in RecordKind.allCases {
                let statement = try connection.prepare(Self.exported)
                try statement.bind(kind.rawValue, at: 1)
                while try statement.step() {
                    var row = Array("{\"kind\":\"\(kind.rawValue)\",\"record\":".utf8)
                    statement.appendBytes(at: 0, to: &row)
                    row.append(0x7D)
                    line(row)
                }
            }
            return dataset
        }
    }

    /// The rows of a kind in the newest dataset.
    static let exported = "SELECT body FROM records WHERE kind = ?1 AND last_dataset IS NULL ORDER BY id"
}
