package import Catalog

/// A `data/` folder as read: every row, and the faults met on the way.
package struct DatasetContent: Sendable {
    package let dataset: Dataset
    /// In the order of the files; a row that could not be decoded at all is left out.
    package let records: CatalogRecords
    /// What is wrong with the form; ``CatalogCheck`` finds the rest.
    package let faults: [CatalogFault]
    /// By kind: the origin of each row, in the order of `records`.
    let origins: [RecordKind: [RowOrigin]]
    /// By language and rule id.
    let textOrigins: [Language: [String: RowOrigin]]
    /// What the database keeps.
    let stored: [StoredRow]

    /// How many rows of a kind there are.
    package func count(_ kind: RecordKind) -> Int { origins[kind]?.count ?? 0 }

    /// The snapshot of this content, without a database.
    package func snapshot() -> CatalogSnapshot { CatalogSnapshot(dataset: dataset, records: records) }
}

/// A row as the database keeps it.
struct StoredRow: Sendable {
    /// `apis`, `texts/en`.
    let kind: String
    let id: String
    /// JSON: members sorted, no white space, no null.
    let body: ArraySlice<UInt8>
}
