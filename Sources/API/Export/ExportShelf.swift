internal import Catalog
internal import Store
internal import Synchronization

/// Keeps the exports of the datasets that were asked for last.
final class ExportShelf: Sendable {
    private struct Kept: Sendable {
        let dataset: Dataset
        let export: Export
    }

    /// The newest dataset and one that is pinned.
    private static let capacity = 2

    /// The one asked for last at the end.
    private let kept = Mutex<[Kept]>([])

    /// Whether the export of `dataset` is there already; never waits.
    func has(_ dataset: Dataset) -> Bool {
        kept.withLockIfAvailable { $0.contains { $0.dataset == dataset } } ?? false
    }

    /// The export of `dataset`; whoever asks while one is being rendered waits for that.
    ///
    /// - Throws: ``StoreError`` or ``SpoolError``.
    func export(of dataset: Dataset, from store: CatalogStore) throws -> Export {
        try kept.withLock { kept in
            let index = kept.firstIndex { $0.dataset == dataset }
            let found =
                try index.map { kept.remove(at: $0) }
                ?? Kept(dataset: dataset, export: Export(dataset: dataset.id, from: store))
            kept.append(found)
            kept.removeFirst(max(0, kept.count - Self.capacity))
            return found.export
        }
    }
}
