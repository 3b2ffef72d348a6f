internal import Catalog

/// Brings the rows of the newest dataset to the state of some content, within a transaction.
///
/// A row that stays as it was is left alone; one that changed or went ends with the dataset before, and what is new
/// begins with this one. Where the newest dataset itself is replaced, what it began is forgotten, and what had ended
/// before it but is back goes on.
struct DatasetLoad {
    private let content: DatasetContent
    private let connection: Connection

    init(_ content: DatasetContent, connection: Connection) {
        self.content = content
        self.connection = connection
    }

    private struct Name: Hashable {
        let kind: String
        let id: String
    }

    /// Decides by what is loaded already, and loads.
    func run(_ reload: CatalogStore.ReloadPolicy) throws(StoreError) -> CatalogStore.LoadOutcome {
        let dataset = content.dataset
        try Self.checkOrder(of: dataset, in: connection)
        if let stored = try StoredDataset.named(dataset.id, connection) {
            if stored.dataset.sha256 == dataset.sha256 { return .unchanged }
            guard reload == .replace else { throw .otherContent(id: dataset.id) }
            try record(
                dataset,
                "UPDATE datasets SET id = ?2, published = ?3, sha256 = ?4, loaded = \(Self.moment) WHERE sequence = ?1",
                stored.sequence
            )
            let (begun, ended) = try bringRows(to: stored.sequence)
            return .replaced(begun: begun, ended: ended)
        }
        let sequence = (try StoredDataset.newest(connection)?.sequence ?? 0) + 1
        try record(
            dataset,
            "INSERT INTO datasets (sequence, id, published, sha256, loaded) VALUES (?1, ?2, ?3, ?4, \(Self.moment))",
            sequence
        )
        let (begun, ended) = try bringRows(to: sequence)
        return .loaded(begun: begun, ended: ended)
    }

    /// - Throws: ``StoreError/olderThanNewest(id:newest:)`` where `dataset` would come in behind the newest one, or change
    ///   one that is not.
    static func checkOrder(of dataset: Dataset, in connection: Connection) throws(StoreError) {
        guard let newest = try StoredDataset.newest(connection) else { return }
        let isOlder =
            if let stored = try StoredDataset.named(dataset.id, connection) {
                stored.sequence != newest.sequence && stored.dataset.sha256 != dataset.sha256
            } else if let last = DatasetNumber(newest.dataset.id), let next = DatasetNumber(dataset.id) {
                next < last
            } else {
                false
            }
        guard !isOlder else { throw .olderThanNewest(id: dataset.id, newest: newest.dataset.id) }
    }

    /// Now, or a second after the load before: a date tells two contents apart, as `Last-Modified` has to.
    private static let moment = """
        max(datetime('now'), coalesce((SELECT datetime(max(loaded), '+1 second') FROM datasets), ''))
        """

    private func record(_ dataset: Dataset, _ sql: String, _ sequence: Int64) throws(StoreError) {
        let statement = try connection.prepare(sql)
        try statement.bind(sequence, at: 1)
        try statement.bind(dataset.id, at: 2)
        try statement.bind(dataset.published, at: 3)
        try statement.bind(dataset.sha256, at: 4)
        try statement.run()
    }

    private func bringRows(to sequence: Int64) throws(StoreError) -> (begun: Int, ended: Int) {
        var wanted: [Name: ArraySlice<UInt8>] = [:]
        for row in content.stored { wanted[Name(kind: row.kind, id: row.id)] = row.body }
        let stale = try staleRows(&wanted)
        for row in stale { try end(row, in: sequence) }
        let rows = SearchRows(content.records)
        var begun = 0
        for row in content.stored where wanted[Name(kind: row.kind, id: row.id)] != nil {
            let number: Int64
            if let earlier = try earlierRow(row, before: sequence) {
                number = earlier
            } else {
                number = try begin(row, in: sequence)
                begun += 1
            }
            try rows.insert(kind: row.kind, id: row.id, number: number, connection)
        }
        try connection.execute("INSERT INTO search (search) VALUES ('optimize'); ANALYZE")
        return (begun, stale.count)
    }

    /// The present rows that are not as `wanted`; those that are, are taken out of it.
    private func staleRows(
        _ wanted: inout [Name: ArraySlice<UInt8>]
    ) throws(StoreError) -> [(number: Int64, first: Int64)] {
        var stale: [(number: Int64, first: Int64)] = []
        var kinds = RecordKind.allCases.map(\.rawValue)
        kinds += Language.allCases.map { "texts/\($0.rawValue)" }
        for kind in kinds {
            let statement = try connection.prepare(
                "SELECT number, id, first_dataset, body FROM records WHERE kind = ?1 AND last_dataset IS NULL"
            )
            try statement.bind(kind, at: 1)
            while try statement.step() {
                guard let id = statement.text(at: 1) else { throw .corrupt("records.id") }
                let name = Name(kind: kind, id: id)
                if let body = wanted[name], statement.holdsBytes(body, at: 3) {
                    wanted[name] = nil
                } else {
                    stale.append((statement.integer(at: 0), statement.integer(at: 2)))
                }
            }
        }
        return stale
    }

    private func end(_ row: (number: Int64, first: Int64), in sequence: Int64) throws(StoreError) {
        try SearchRows.delete(row.number, connection)
        if row.first == sequence {
            let statement = try connection.prepare("DELETE FROM records WHERE number = ?1")
            try statement.bind(row.number, at: 1)
            try statement.run()
        } else {
            let statement = try connection.prepare("UPDATE records SET last_dataset = ?2 WHERE number = ?1")
            try statement.bind(row.number, at: 1)
            try statement.bind(sequence - 1, at: 2)
            try statement.run()
        }
    }

    /// Lets the same row of the dataset before go on, if it ended there; gives its number.
    private func earlierRow(_ row: StoredRow, before sequence: Int64) throws(StoreError) -> Int64? {
        let statement = try connection.prepare(
            "SELECT number, body FROM records WHERE last_dataset = ?1 AND kind = ?2 AND id = ?3"
        )
        try statement.bind(sequence - 1, at: 1)
        try statement.bind(row.kind, at: 2)
        try statement.bind(row.id, at: 3)
        guard try statement.step(), statement.holdsBytes(row.body, at: 1) else { return nil }
        let number = statement.integer(at: 0)
        let update = try connection.prepare("UPDATE records SET last_dataset = NULL WHERE number = ?1")
        try update.bind(number, at: 1)
        try update.run()
        return number
    }

    private func begin(_ row: StoredRow, in sequence: Int64) throws(StoreError) -> Int64 {
        let statement = try connection.prepare(
            "INSERT INTO records (kind, id, body, first_dataset) VALUES (?1, ?2, ?3, ?4)"
        )
        try statement.bind(row.kind, at: 1)
        try statement.bind(row.id, at: 2)
        try statement.bind(Array(row.body), at: 3)
        try statement.bind(sequence, at: 4)
        try statement.run()
        return connection.lastInsertedRow
    }
}
