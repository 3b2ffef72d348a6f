package import Catalog
internal import Dispatch
internal import Synchronization

extension CatalogStore {
    /// The whole table at one dataset.
    ///
    /// - Parameter id: The dataset; `nil` = the newest.
    /// - Returns: A snapshot that owes nothing to the database any more.
    /// - Throws: ``StoreError/unknownDataset(_:)``, ``StoreError/nothingLoaded``, or what the database refuses.
    package func snapshot(dataset id: String? = nil) throws(StoreError) -> CatalogSnapshot {
        let rows = try database.readTransaction { (connection) throws(StoreError) in
            try StoredRows(dataset: id, connection: connection)
        }
        var decoding = StoredDecoding(rows: rows)
        try CatalogRecords.visitKinds(&decoding)
        var records = decoding.records
        for language in Language.allCases { records.texts[language] = try rows.decodeTexts(language) }
        return CatalogSnapshot(dataset: rows.dataset, loaded: rows.loaded, records: records)
    }
}

/// Decodes the rows of each kind.
private struct StoredDecoding: RecordVisitor {
    let rows: StoredRows
    var records = CatalogRecords()

    mutating func visit<Row: Record>(_ place: WritableKeyPath<CatalogRecords, [Row]>) throws(StoreError) {
        records[keyPath: place] = try rows.decode(Row.recordKind)
    }
}
