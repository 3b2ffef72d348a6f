import Glibc
import Logging
import Testing

@Suite struct JSONLinesSinkTests {
    @Test("A record is one line of JSON with its fields in order")
    func line() {
        let fields: [(String, LogRecord.Value)] = [
            ("why", .string("a \"b\"\n")), ("status", .integer(400)), ("kept", .boolean(false)),
        ]
        let record = LogRecord(.warning, "refused", fields)
        let text = String(decoding: JSONLinesSink.line(record, time: "T"), as: UTF8.self)
        let expected = #"{"time":"T","level":"warning","event":"refused","why":"a \"b\"\n","status":400,"kept":false}"#
        #expect(text == expected + "\n")
    }

    @Test("Records and finished lines reach the descriptor whole")
    func descriptor() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let sink = JSONLinesSink(descriptor: ends[1])
        sink.write(LogRecord(.info, "listening"))
        sink.write(lines: Array("{}\n".utf8))
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = read(ends[0], &buffer, buffer.count)
        let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        #expect(text.hasSuffix("\"event\":\"listening\"}\n{}\n"))
    }
}
