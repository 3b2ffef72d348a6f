import Logging
import Testing

@Suite struct TimestampTests {
    @Test(
        "A moment is written in RFC 3339 form",
        arguments: [
            (0, 0, "1970-01-01T00:00:00.000Z"), (951_782_400, 1_000_000, "2000-02-29T00:00:00.001Z"),
            (4_107_542_399, 999_999_999, "2100-02-28T23:59:59.999Z"), (4_107_542_400, 0, "2100-03-01T00:00:00.000Z"),
            (1_796_021_216, 0, "2026-11-30T06:46:56.000Z"),
        ]
    )
    func text(seconds: Int, nanoseconds: Int, expected: String) {
        #expect(Timestamp.text(seconds: seconds, nanoseconds: nanoseconds) == expected)
    }

    @Test("Weekdays count from Sunday", arguments: [(0, 4), (259_200, 0), (1_796_021_216, 1)])
    func weekday(seconds: Int, expected: Int) {
        #expect(Timestamp.civil(seconds: seconds).weekday == expected)
    }
}
