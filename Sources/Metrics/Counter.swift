internal import Synchronization

/// A number of things that have happened, which only grows; any thread may count.
package final class Counter: Sendable {
    private let number = Atomic(0)

    package init() {}

    /// Counts `more`, which is not negative.
    package func add(_ more: Int = 1) { number.add(more, ordering: .relaxed) }

    package var value: Int { number.load(ordering: .relaxed) }
}
