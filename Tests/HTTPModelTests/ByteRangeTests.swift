import HTTPModel
import Testing

struct ByteRangeTests {
    private static let date = "Mon, 30 Nov 2026 00:00:00 GMT"

    private func range(_ fields: [(String, String)], count: Int = 100, lastModified: String? = date) -> ByteRange {
        ByteRange(
            Headers(fields),
            count: count,
            tag: EntityTag("t"),
            lastModified: lastModified.flatMap { HTTPDate($0) }
        )
    }

    @Test(
        "A single range of bytes is heeded, what is none or several gives the whole",
        arguments: [
            ("bytes=0-0", .part(0..<1)), ("bytes=0-99", .part(0..<100)), ("bytes=10-19", .part(10..<20)),
            ("bytes=99-", .part(99..<100)), ("bytes=0-", .part(0..<100)), ("bytes=50-1000", .part(50..<100)),
            ("bytes=-1", .part(99..<100)), ("bytes=-100", .part(0..<100)), ("bytes=-1000", .part(0..<100)),
            ("BYTES=1-2", .part(1..<3)), (" bytes= 1-2 ", .part(1..<3)),
            ("bytes=5-99999999999999999999999", .part(5..<100)),
            ("bytes=-99999999999999999999999", .part(0..<100)),
            ("bytes=100-", .unsatisfiable), ("bytes=100-200", .unsatisfiable), ("bytes=-0", .unsatisfiable),
            ("bytes=9999999999999999999-99999999999999999999", .unsatisfiable),
            ("bytes=2-1", .whole), ("bytes=-", .whole), ("bytes=", .whole), ("bytes", .whole), ("", .whole),
            ("bytes=a-b", .whole), ("bytes=1-b", .whole), ("bytes=+1-2", .whole), ("bytes=0x1-2", .whole),
            ("bytes=1--2", .whole), ("bytes=1 - 2", .whole), ("bytes = 1-2", .whole), ("bytes=1-2;", .whole),
            ("bytes=0-1,5-6", .whole), ("bytes=0-1,", .whole), ("lines=0-1", .whole), ("0-1", .whole),
        ] as [(String, ByteRange)]
    )
    func single(_ sample: (field: String, range: ByteRange)) {
        #expect(range([("Range", sample.field)]) == sample.range)
    }

    @Test("No range, or two fields, give the whole; of an empty body nothing can be asked for")
    func others() {
        #expect(range([]) == .whole)
        #expect(range([("If-Range", "\"t\"")]) == .whole)
        #expect(range([("Range", "bytes=0-1"), ("Range", "bytes=2-3")]) == .whole)
        for field in ["bytes=0-", "bytes=0-0", "bytes=-1"] {
            #expect(range([("Range", field)], count: 0) == .unsatisfiable)
        }
    }

    @Test(
        "If-Range takes the same strong tag or the same date, and nothing else",
        arguments: [
            ("\"t\"", true), ("W/\"t\"", false), ("\"u\"", false), ("\"t\", \"u\"", false), ("*", false), ("t", false),
            ("", false), (date, true), ("Mon, 30 Nov 2026 00:00:01 GMT", false),
            ("Sun, 29 Nov 2026 23:59:59 GMT", false),
        ]
    )
    func condition(_ sample: (field: String, holds: Bool)) {
        let fields = [("Range", "bytes=1-2"), ("If-Range", sample.field)]
        #expect(range(fields) == (sample.holds ? .part(1..<3) : .whole))
        #expect(range([("Range", "bytes=100-"), fields[1]]) == (sample.holds ? .unsatisfiable : .whole))
    }

    @Test("A date that tells nothing apart fails")
    func weakDate() {
        #expect(range([("Range", "bytes=1-2"), ("If-Range", Self.date)], lastModified: nil) == .whole)
    }
}
