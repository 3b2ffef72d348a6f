internal import Synchronization

/// A number that goes up and down; any thread may set it.
package final class Gauge: Sendable {
    private let number = Atomic(0)

    package init() {}

    package func set(_ value: Int) { number.store(value, ordering: .relaxed) }
    package func add(_ more: Int = 1) { number.add(more, ordering: .relaxed) }

    package var value: Int { number.load(ordering: .relaxed) }
}
