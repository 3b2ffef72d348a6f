import Synchronization

/// The snapshot that every request reads; replaced whole, never edited in place.
package final class CatalogHolder: Sendable {
    private let snapshot: Mutex<CatalogSnapshot>
    private let published = Atomic(0)

    package init(_ initial: CatalogSnapshot) { snapshot = Mutex(initial) }

    /// The newest snapshot; the lock guards only this copy, so work outside it.
    package var current: CatalogSnapshot { snapshot.withLock { $0 } }

    /// Another number for each snapshot.
    ///
    /// What was drawn from ``current`` after this was read is out of date as soon as this changes; a snapshot's number is
    /// there before it is, under the same lock.
    package var edition: Int { published.load(ordering: .acquiring) }

    /// Puts `next` in the place of the present snapshot; requests under way keep theirs.
    package func publish(_ next: CatalogSnapshot) {
        snapshot.withLock { snapshot in
            published.add(1, ordering: .acquiringAndReleasing)
            snapshot = next
        }
    }
}
