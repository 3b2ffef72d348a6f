import Logging
import Testing

@Suite struct MemorySinkTests {
    @Test("What was written can be read back")
    func readBack() {
        let sink = MemorySink()
        sink.write(LogRecord(.info, "listening", [("port", .integer(1))]))
        sink.write(lines: Array("one\ntwo\n".utf8))
        #expect(sink.records == [LogRecord(.info, "listening", [("port", .integer(1))])])
        #expect(sink.lines == ["one", "two"])
    }
}
