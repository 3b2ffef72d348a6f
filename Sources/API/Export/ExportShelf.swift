internal import Catalog
internal import Store
internal import Synchronization

/// Keeps the export of the newest snapshot that was asked for.
final class ExportShelf: Sendable {
    private struct Kept: Sendable {
        let snapshot: CatalogSnapshot
        let export: Export
    }

    private let kept = Mutex<Kept?>(nil)

    /// Whether the export of `snapshot` is there already; never waits.
    func has(_ snapshot: CatalogSnapshot) -> Bool {
        kept.withLockIfAvailable { $0?.snapshot === snapshot } ?? false
    }

    /// The export of `snapshot`; whoever asks while it is being rendered waits for that.
    ///
    /// - Throws: ``StoreError`` or ``SpoolError``.
    func export(of snapshot: CatalogSnapshot, from store: CatalogStore) throws -> Export {
        try kept.withLock { kept in
            if let kept, kept.snapshot === snapshot { return kept.export }
            let export = try Export(dataset: snapshot.dataset.id, from: store)
            kept = Kept(snapshot: snapshot, export: export)
            return export
        }
    }
}
