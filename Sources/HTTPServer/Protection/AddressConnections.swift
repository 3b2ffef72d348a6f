internal import Synchronization

/// How many connections each client has, over all loops; an entry goes with its last connection.
final class AddressConnections: Sendable {
    private final class Shard: Sendable {
        let counts = Mutex<[ClientAddress: Int]>([:])
    }

    private let shards = (0..<16).map { _ in Shard() }

    /// Counts one more connection of the client at `address`, and returns its new number.
    func add(_ address: ClientAddress) -> Int {
        let address = address.network
        return shard(of: address).counts.withLock { counts in
            counts[address, default: 0] += 1
            return counts[address] ?? 0
        }
    }

    func remove(_ address: ClientAddress) {
        let address = address.network
        shard(of: address).counts.withLock { counts in
            guard let count = counts[address], count > 1 else {
                counts[address] = nil
                return
            }
            counts[address] = count - 1
        }
    }

    private func shard(of address: ClientAddress) -> Shard { shards[address.hashValue & 15] }
}
