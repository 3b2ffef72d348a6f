import Testing

@testable import HTTPServer

@Suite struct RateLimiterTests {
    private let one = ClientAddress(ipv4: 0xC000_0201)
    private let other = ClientAddress(ipv4: 0xC000_0202)

    @Test("A burst passes, then one request an interval")
    func bucket() {
        let limiter = RateLimiter(RateLimit(rate: 2, burst: 3))
        #expect((0..<3).map { _ in limiter.take(one, now: 10_000).remaining } == [2, 1, 0])
        let refused = limiter.take(one, now: 10_000)
        #expect(!refused.isWithin && refused.remaining == 0 && refused.wait == 1 && refused.reset == 2)
        #expect(!limiter.take(one, now: 10_499).isWithin)
        #expect(limiter.take(one, now: 10_500).isWithin)
        #expect(!limiter.take(one, now: 10_500).isWithin)
        #expect(limiter.take(other, now: 10_500).remaining == 2)
        #expect(limiter.take(one, now: 60_000).remaining == 2)
    }

    @Test("In the long run no more passes than the rate, whatever is asked")
    func longRun() {
        let limiter = RateLimiter(RateLimit(rate: 7, burst: 5))
        let passed = (0..<60_000).count { limiter.take(one, now: $0).isWithin }
        #expect((420...425).contains(passed))
    }

    @Test("The fields tell policy and state")
    func fields() {
        let limiter = RateLimiter(RateLimit(rate: 2, burst: 5))
        let verdict = limiter.take(one, now: 0)
        #expect(
            String(decoding: limiter.fields(verdict), as: UTF8.self)
                == "RateLimit-Policy: \"requests\";q=5;w=3\r\nRateLimit: \"requests\";r=4;t=1\r\n"
        )
    }

    @Test("IPv6 addresses of one network share a bucket")
    func network() throws {
        let limiter = RateLimiter(RateLimit(rate: 1, burst: 1))
        #expect(limiter.take(ClientAddress(ipv6High: 7, low: 1), now: 0).isWithin)
        #expect(!limiter.take(ClientAddress(ipv6High: 7, low: 2), now: 0).isWithin)
        #expect(limiter.take(ClientAddress(ipv6High: 8, low: 1), now: 0).isWithin)
    }

    @Test("A flood of addresses does not let off one that has been limited")
    func flood() {
        let limiter = RateLimiter(RateLimit(rate: 1, burst: 10))
        for _ in 0..<10 { _ = limiter.take(one, now: 0) }
        #expect(!limiter.take(one, now: 0).isWithin)
        for address in 0..<UInt32(4 * RateLimiter.capacity) {
            _ = limiter.take(ClientAddress(ipv4: 0x0A00_0000 + address), now: 0)
        }
        #expect(!limiter.take(one, now: 0).isWithin)
    }
}
