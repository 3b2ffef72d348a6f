internal import Catalog
internal import Foundation

extension CatalogStore {
    /// What to do when the newest dataset was loaded under the same id, with other content.
    ///
    /// Nothing that was loaded ever changes, so `catalog load` refuses. A developer who edits `data/` and starts the server
    /// again wants to see the edit, not to raise a number for each: `serve` loads it as a dataset of its own, whose id has
    /// the digest behind the number.
    package enum ReloadPolicy: Sendable { case refuse, revise }

    package enum LoadOutcome: Equatable, Sendable {
        /// The same content was there.
        case unchanged
        /// A new dataset came in: its id, how many rows began, and how many ended with the dataset before.
        case loaded(id: String, begun: Int, ended: Int)
    }

    /// Loads the folder `directory` in one transaction; reads no more than its digest where it is loaded already.
    ///
    /// - Parameters:
    ///   - directory: The `data/` folder.
    ///   - rules: The ids of the rules that the program has: each must have a row and prose; `nil` leaves that out.
    ///   - today: The day that counts, `2026-11-30`.
    ///   - reload: What to do about other content under the same id.
    /// - Returns: What was done.
    /// - Throws: ``StoreError/faulty(_:)`` with every fault, ``StoreError/otherContent(id:)``,
    ///   ``StoreError/olderThanNewest(id:newest:)``, or SQLite's error; the database is then as before.
    package func load(
        directory: String,
        rules: [String]?,
        today: String,
        reload: ReloadPolicy
    ) throws(StoreError) -> LoadOutcome {
        let reader = try DatasetReader(directory: directory)
        if try holds(reader.dataset) { return .unchanged }
        let content = reader.read()
        let faults = CatalogCheck(content, rules: rules, today: today).faults()
        guard faults.isEmpty else { throw .faulty(faults) }
        return try load(content, reload: reload)
    }

    /// Loads content that was checked, in one transaction.
    package func load(_ content: DatasetContent, reload: ReloadPolicy) throws(StoreError) -> LoadOutcome {
        guard content.faults.isEmpty else { throw .faulty(content.faults) }
        return try database.write { (connection) throws(StoreError) in
            try DatasetLoad(content, connection: connection).run(reload)
        }
    }

    /// Whether `dataset` is loaded with the same content, and nothing is to be done.
    private func holds(_ dataset: Dataset) throws(StoreError) -> Bool {
        try database.read { (connection) throws(StoreError) in
            guard let newest = try StoredDataset.newest(connection) else { return false }
            return try StoredDataset.isLoaded(dataset, newest: newest, connection)
        }
    }
}
