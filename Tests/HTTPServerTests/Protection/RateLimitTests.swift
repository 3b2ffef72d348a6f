import HTTPServer
import Testing

@Suite struct RateLimitTests {
    @Test(
        "A rate is read, with the burst or without",
        arguments: [("20/s", 20, 40), ("20/s:5", 20, 5), ("1/s:1", 1, 1), ("1000000/s:1000000", 1_000_000, 1_000_000)]
    )
    func reads(_ sample: (text: String, rate: Int, burst: Int)) throws {
        let limit = try #require(RateLimit(sample.text))
        #expect(limit.rate == sample.rate && limit.burst == sample.burst)
    }

    @Test(
        "What is no rate is refused",
        arguments: [
            "", "20", "/s", "0/s", "20/m", "20/s:", "20/s:0", "-1/s", "20/s:1:2", "1000001/s", "1.5/s", "+2/s",
            "99999999999999999999/s",
        ]
    )
    func refuses(_ text: String) { #expect(RateLimit(text) == nil) }
}
