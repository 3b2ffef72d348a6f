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
        #expect(sink.flush(within: 10_000))
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = read(ends[0], &buffer, buffer.count)
        let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        #expect(text.hasSuffix("\"event\":\"listening\"}\n{}\n"))
    }

    @Test("A reader that stalls holds up nobody; lines beyond the bound are dropped and counted, the others keep order")
    func stalledReader() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        // More than the pipe holds, then more than the backlog does.
        let written = 4_000
        let sink = JSONLinesSink(descriptor: ends[1], capacity: 65_536)
        let line = String(repeating: "x", count: 90)
        for number in 0..<written { sink.write(lines: Array("{\"number\":\(number),\"\(line)\":0}\n".utf8)) }
        #expect(!sink.flush(within: 20))
        let dropped = sink.droppedLines
        #expect(dropped > 0)
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var next = 0
        while next < written {
            let count = read(ends[0], &buffer, buffer.count)
            try #require(count > 0)
            text += buffer[..<count]
            // Each line is the next one, or tells how many are missing there.
            while let end = text.firstIndex(of: 0x0A) {
                let line = String(decoding: text[..<end], as: UTF8.self)
                text.removeFirst(end + 1)
                if let number = line.firstMatch(of: /"number":([0-9]+)/).flatMap({ Int($0.1) }) {
                    #expect(number == next)
                    next += 1
                } else {
                    let missing = line.firstMatch(of: /"event":"log-lines-dropped","lines":([0-9]+)/)
                    next += try #require(missing.flatMap { Int($0.1) })
                }
            }
        }
        #expect(next == written && sink.droppedLines == dropped)
        sink.write(lines: Array("{\"last\":0}\n".utf8))
        #expect(sink.flush(within: 10_000))
        let count = read(ends[0], &buffer, buffer.count)
        #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == "{\"last\":0}\n")
    }
}
