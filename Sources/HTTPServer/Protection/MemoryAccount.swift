internal import Synchronization

/// What all connections together hold for their clients beyond a small share of each: heads and bodies under way, input
/// that waits, bodies with the work pool, answers that are not taken.
///
/// Charged in steps of ``share``, so that a connection with an ordinary request never touches it.
final class MemoryAccount: Sendable {
    /// Octets that each connection holds free of charge; above them it is charged for all, in steps of as many.
    static let share = 16_384
    /// What a connection may hold of the reserve.
    static let small = 65_536

    /// Octets that requests above ``small`` may bring the sum to.
    let limit: Int
    private let held = Atomic(0)

    init(limit: Int) { self.limit = limit }

    /// Octets charged.
    var octets: Int { held.load(ordering: .relaxed) }

    /// Whether the sum is below the limit.
    var hasRoom: Bool { octets < limit }

    /// Whether one connection may hold `octets` as well as what the others do: small ones have a quarter more than the
    /// limit.
    ///
    /// - Parameters:
    ///   - octets: all that the connection comes to hold.
    ///   - charged: how many of them it has been charged for.
    /// - Returns: whether there is room.
    func hasRoom(for octets: Int, of charged: Int = 0) -> Bool {
        let ceiling = octets <= Self.small ? limit + limit / 4 : limit
        return self.octets - charged + octets <= ceiling
    }

    func charge(_ octets: Int) { held.add(octets, ordering: .relaxed) }
}
