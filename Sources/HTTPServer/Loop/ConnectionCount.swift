internal import Synchronization

/// The connections of all loops together.
final class ConnectionCount: Sendable {
    private let count = Atomic(0)
    private let cutCount = Atomic(0)
    private let limitNow = Atomic(0)

    /// Counts one more, and returns the new number.
    func add() -> Int { count.add(1, ordering: .relaxed).newValue }

    var value: Int { count.load(ordering: .relaxed) }

    /// How many there may be.
    var limit: Int {
        get { limitNow.load(ordering: .relaxed) }
        set { limitNow.store(newValue, ordering: .relaxed) }
    }

    /// How many were still open at the deadline of a drain.
    var cut: Int { cutCount.load(ordering: .relaxed) }

    /// Notes `number` of them as closed at the deadline of a drain.
    func cut(_ number: Int) { cutCount.add(number, ordering: .relaxed) }

    func remove() { count.subtract(1, ordering: .relaxed) }
}
