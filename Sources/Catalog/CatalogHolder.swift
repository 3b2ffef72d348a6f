import Synchronization

/// The snapshot that every request reads; replaced whole, never edited in place.
package final class CatalogHolder: Sendable {
    private let snapshot: Mutex<CatalogSnapshot>

    package init(_ initial: CatalogSnapshot) { snapshot = Mutex(initial) }

    /// The newest snapshot; the lock guards only this copy, so work outside it.
    package var current: CatalogSnapshot { snapshot.withLock { $0 } }

    /// Puts `next` in the place of the present snapshot; requests under way keep theirs.
    package func publish(_ next: CatalogSnapshot) { snapshot.withLock { $0 = next } }
}
