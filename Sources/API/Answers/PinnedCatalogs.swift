internal import Catalog
internal import Logging
internal import Store
internal import Synchronization

/// The snapshots of datasets other than the newest, which requests pin.
///
/// Each is built when it is first asked for, by one worker at a time, and takes about as much memory as the newest; so
/// only the few that were asked for last are kept.
final class PinnedCatalogs: Sendable {
    private let store: CatalogStore
    private let log: any LogSink
    private let capacity: Int
    /// The one asked for last at the end.
    private let kept = Mutex<[CatalogSnapshot]>([])
    private let building = Mutex<Void>(())

    /// Keeps at most `capacity` snapshots of the datasets in `store`.
    init(_ store: CatalogStore, log: any LogSink, capacity: Int = 2) {
        (self.store, self.log, self.capacity) = (store, log, capacity)
    }

    /// The snapshot of the dataset `name`, if it is there already: never waits for the database.
    func present(_ name: String, newest: CatalogSnapshot) -> CatalogSnapshot? {
        if newest.dataset.isCalled(name) { return newest }
        return kept.withLock { kept in
            guard let index = kept.firstIndex(where: { $0.dataset.isCalled(name) }) else { return nil }
            let snapshot = kept.remove(at: index)
            kept.append(snapshot)
            return snapshot
        }
    }

    /// The snapshot of the dataset `name`, which is built where it is not there yet.
    ///
    /// - Throws: The problem that answers a request for a dataset that is not loaded, or cannot be read.
    func snapshot(_ name: String, newest: CatalogSnapshot) throws(Problem) -> CatalogSnapshot {
        if let snapshot = present(name, newest: newest) { return snapshot }
        do throws(StoreError) {
            return try building.withLock { (_) throws(StoreError) in
                // Somebody else may have built it meanwhile.
                if let snapshot = present(name, newest: newest) { return snapshot }
                let snapshot = try store.snapshot(dataset: name)
                kept.withLock { kept in
                    kept.append(snapshot)
                    kept.removeFirst(max(0, kept.count - capacity))
                }
                return snapshot
            }
        } catch {
            throw Problem(error, of: store, newest: newest.dataset, log: log, parameter: "dataset")
        }
    }
}
