internal import Synchronization

/// What one connection is charged for; returned when the connection and the work on its request are both done with it.
final class MemoryLease: Sendable {
    private let account: MemoryAccount
    private let charged = Atomic(0)

    init(_ account: MemoryAccount) { self.account = account }

    deinit { account.charge(-charged.load(ordering: .relaxed)) }

    /// Octets charged.
    var octets: Int { charged.load(ordering: .relaxed) }

    /// Brings the charge to `octets`.
    func set(_ octets: Int) {
        account.charge(octets - charged.exchange(octets, ordering: .relaxed))
    }
}
