internal import Synchronization

/// The connections of all loops together.
final class ConnectionCount: Sendable {
    private let count = Atomic(0)

    /// Counts one more, and returns the new number.
    func add() -> Int { count.add(1, ordering: .relaxed).newValue }

    var value: Int { count.load(ordering: .relaxed) }

    func remove() { count.subtract(1, ordering: .relaxed) }
}
