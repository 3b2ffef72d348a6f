internal import Catalog

/// Puts some content into the database as a dataset, within a transaction.
///
/// A row that stays as it was is left alone; one that changed or went ends with the dataset before, and what is new
/// begins with this one. Nothing that was loaded is ever changed, so that a dataset is the same for good.
struct DatasetLoad {
    private let content: DatasetContent
    private let connection: Connection

    init(_ content: DatasetContent, connection: Connection) {
        self.content = content
        self.connection = connection
    }

    /// Decides by what is loaded already, and loads.
    func run(_ reload: CatalogStore.ReloadPolicy) throws(StoreError) -> CatalogStore.LoadOutcome {
        let dataset = content.dataset
        guard let newest = try StoredDataset.newest(connection) else { return try load(dataset, sequence: 1) }
        if try StoredDataset.isLoaded(dataset, newest: newest, connection) { return .unchanged }
        let sequence = newest.sequence + 1
        if newest.dataset.number == dataset.id {
            guard reload == .revise else { throw .otherContent(id: dataset.id) }
            return try load(dataset.named(try revision(of: dataset)), sequence: sequence)
        }
        try Self.checkOrder(of: dataset, in: connection)
        return try load(dataset, sequence: sequence)
    }

    /// The id under which other content of a loaded dataset is told apart.
    ///
    /// Content that was there before and comes back after other content is loaded once more, as the newest; the names that
    /// it had then stay with what they named.
    private func revision(of dataset: Dataset) throws(StoreError) -> String {
        var id = dataset.exactID
        var repetition = 1
        while try StoredDataset.named(id, connection) != nil {
            repetition += 1
            id = "\(dataset.exactID).\(repetition)"
        }
        return id
    }

    /// - Throws: ``StoreError/olderThanNewest(id:newest:)`` where `dataset` would come in behind the newest one, or change
    ///   one that is not.
    static func checkOrder(of dataset: Dataset, in connection: Connection) throws(StoreError) {
        guard let newest = try StoredDataset.newest(connection), newest.dataset.number != dataset.id,
            try !StoredDataset.isLoaded(dataset, newest: newest, connection)
        else { return }
        let isOlder =
            if let last = DatasetNumber(newest.dataset.number), let next = DatasetNumber(dataset.id), next < last {
                true
            } else {
                try StoredDataset.named(dataset.id, connection) != nil
            }
        guard !isOlder else { throw .olderThanNewest(id: dataset.id, newest: newest.dataset.id) }
    }

    /// Now, or a second after the load before: a date tells two contents apart, as `Last-Modified` has to.
    private static let moment = """
        max(datetime('now'), coalesce((SELECT datetime(max(loaded), '+1 second') FROM datasets), ''))
        """

    private func load(_ dataset: Dataset, sequence: Int64) throws(StoreError) -> CatalogStore.LoadOutcome {
        let statement = try connection.prepare(
            "INSERT INTO datasets (sequence, id, published, sha256, loaded) VALUES (?1, ?2, ?3, ?4, \(Self.moment))"
        )
        try statement.bind(sequence, at: 1)
        try statement.bind(dataset.id, at: 2)
        try statement.bind(dataset.published, at: 3)
        try statement.bind(dataset.sha256, at: 4)
        try statement.run()
        let (begun, ended) = try bringRows(to: sequence)
        return .loaded(id: dataset.id, begun: begun, ended: ended)
    }

    private func bringRows(to sequence: Int64) throws(StoreError) -> (begun: Int, ended: Int) {
        var wanted: [StoredName: ArraySlice<UInt8>] = [:]
        for row in content.stored { wanted[StoredName(kind: row.kind, id: row.id)] = row.body }
        let stale = try staleRows(&wanted)
        for number in stale { try end(number, before: sequence) }
        let rows = SearchRows(content.records)
        var begun = 0
        for row in content.stored where wanted[StoredName(kind: row.kind, id: row.id)] != nil {
            let number = try begin(row, in: sequence)
            begun += 1
            try rows.insert(kind: row.kind, id: row.id, number: number, connection)
        }
        try connection.execute("ANALYZE")
        return (begun, stale.count)
    }

    /// The numbers of the present rows that are not as `wanted`; those that are, are taken out of it.
    private func staleRows(_ wanted: inout [StoredName: ArraySlice<UInt8>]) throws(StoreError) -> [Int64] {
        var stale: [Int64] = []
        for kind in StoredKind.all {
            let statement = try connection.prepare(
                "SELECT number, id, body FROM records WHERE kind = ?1 AND last_dataset IS NULL"
            )
            try statement.bind(kind, at: 1)
            while try statement.step() {
                guard let id = statement.text(at: 1) else { throw .corrupt("records.id") }
                let name = StoredName(kind: kind, id: id)
                if let body = wanted[name], statement.holdsBytes(body, at: 2) {
                    wanted[name] = nil
                } else {
                    stale.append(statement.integer(at: 0))
                }
            }
        }
        return stale
    }

    private func end(_ number: Int64, before sequence: Int64) throws(StoreError) {
        let statement = try connection.prepare("UPDATE records SET last_dataset = ?2 WHERE number = ?1")
        try statement.bind(number, at: 1)
        try statement.bind(sequence - 1, at: 2)
        try statement.run()
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
