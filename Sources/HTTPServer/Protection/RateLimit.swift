/// How many requests a client may make: a bucket of tokens that fills at a steady rate.
package struct RateLimit: Sendable, Equatable {
    /// Requests a second in the long run, from 1 to 1,000,000.
    package let rate: Int
    /// Requests at once after a pause, from 1 to 1,000,000.
    package let burst: Int

    /// - Parameters:
    ///   - rate: requests a second; brought into 1...1,000,000.
    ///   - burst: requests at once; brought into 1...1,000,000.
    package init(rate: Int, burst: Int) {
        self.rate = min(max(rate, 1), 1_000_000)
        self.burst = min(max(burst, 1), 1_000_000)
    }

    /// Reads `20/s` or `20/s:100`, numbers from 1 to 1,000,000; without a burst it is twice the rate.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, first.hasSuffix("/s"), let rate = Self.number(first.dropLast(2)) else {
            return nil
        }
        guard parts.count == 2 else {
            self.init(rate: rate, burst: 2 * rate)
            return
        }
        guard let burst = Self.number(parts[1]) else { return nil }
        self.init(rate: rate, burst: burst)
    }

    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else { return nil }
        return (1...1_000_000).contains(number) ? number : nil
    }

    /// Seconds in which an empty bucket fills, rounded up.
    var window: Int { (burst + rate - 1) / rate }
}
