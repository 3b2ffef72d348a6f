internal import Synchronization

/// The token buckets of all clients, shared by the loops.
///
/// A bucket is one moment: when it will be full again (the generic cell rate algorithm of ITU-T I.371). The table has a
/// fixed size: an address has eight places to be in, by a hash that nobody outside can predict, and a new one takes the
/// place whose bucket is nearest to full, so that a flood of addresses neither grows memory nor lets off those who have
/// just been limited.
final class RateLimiter: Sendable {
    /// What a request gets.
    struct Verdict: Equatable {
        /// Whether it may be answered.
        let isWithin: Bool
        /// Requests that may follow at once.
        let remaining: Int
        /// Seconds, rounded up, until the bucket is full.
        let reset: Int
        /// Seconds, rounded up, until the next request may come; 0 when that is now.
        let wait: Int
    }

    private struct Bucket {
        var address = ClientAddress.unknown
        /// Nanoseconds of the monotonic clock; a bucket of the past is full.
        var full = Int.min
    }

    private final class Shard: Sendable {
        let buckets = Mutex([Bucket](repeating: Bucket(), count: RateLimiter.setsOfShard * RateLimiter.ways))
    }

    private static let ways = 8
    private static let setsOfShard = 512
    /// Addresses that are remembered: 65,536, in 2 MiB.
    static let capacity = 16 * setsOfShard * ways

    let limit: RateLimit
    private let shards = (0..<16).map { _ in Shard() }
    /// Nanoseconds in which one token comes.
    private let interval: Int
    /// The policy's field line (draft-ietf-httpapi-ratelimit-headers), with its CR LF.
    private let policy: [UInt8]

    init(_ limit: RateLimit) {
        self.limit = limit
        interval = 1_000_000_000 / limit.rate
        policy = Array("RateLimit-Policy: \"requests\";q=\(limit.burst);w=\(limit.window)\r\n".utf8)
    }

    /// Takes a token of the client at `address`, if there is one.
    ///
    /// - Parameters:
    ///   - address: the client; IPv6 counts by its network.
    ///   - now: the present moment.
    /// - Returns: whether there was one, and where the client stands now.
    func take(_ address: ClientAddress, now: Milliseconds) -> Verdict {
        let address = address.network
        let hash = UInt(bitPattern: address.hashValue)
        let now = now * 1_000_000
        return shards[Int(hash & 15)].buckets.withLock { buckets in
            let first = Int((hash >> 4) % UInt(Self.setsOfShard)) * Self.ways
            var place = first
            for index in first..<(first + Self.ways) {
                if buckets[index].address == address {
                    place = index
                    break
                }
                if buckets[index].full < buckets[place].full { place = index }
            }
            let known = buckets[place].address == address ? max(buckets[place].full, now) : now
            let next = known + interval
            let isWithin = next - now <= limit.burst * interval
            if isWithin { buckets[place] = Bucket(address: address, full: next) }
            return verdict(isWithin: isWithin, full: isWithin ? next : known, now: now)
        }
    }

    private func verdict(isWithin: Bool, full: Int, now: Int) -> Verdict {
        let used = (full - now + interval - 1) / interval
        let wait = full + interval - now - limit.burst * interval
        return Verdict(
            isWithin: isWithin,
            remaining: max(0, limit.burst - used),
            reset: (full - now + 999_999_999) / 1_000_000_000,
            wait: max(0, (wait + 999_999_999) / 1_000_000_000)
        )
    }

    /// The field lines that tell a client where it stands (draft-ietf-httpapi-ratelimit-headers).
    func fields(_ verdict: Verdict) -> [UInt8] {
        policy + Array("RateLimit: \"requests\";r=\(verdict.remaining);t=\(verdict.reset)\r\n".utf8)
    }
}
