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
        let rows = try database.read { (connection) throws(StoreError) in
            try StoredRows(dataset: id, connection: connection)
        }
        var records = CatalogRecords()
        records.apis = try rows.decode(.api)
        records.permissions = try rows.decode(.permission)
        records.keys = try rows.decode(.key)
        records.privacyCategories = try rows.decode(.privacyCategory)
        records.privacyReasons = try rows.decode(.privacyReason)
        records.requiredReasonAPIs = try rows.decode(.requiredReasonAPI)
        records.privacyDataTypes = try rows.decode(.privacyDataType)
        records.privacyPurposes = try rows.decode(.privacyPurpose)
        records.privacyManifestKeys = try rows.decode(.privacyManifestKey)
        records.reviewCodes = try rows.decode(.reviewCode)
        records.facts = try rows.decode(.fact)
        records.rules = try rows.decode(.rule)
        for language in Language.allCases { records.texts[language] = try rows.decodeTexts(language) }
        return CatalogSnapshot(dataset: rows.dataset, loaded: rows.loaded, records: records)
    }
}
