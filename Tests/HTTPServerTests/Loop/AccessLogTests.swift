import HTTPModel
@testable import HTTPServer
import Logging
import Testing

@Suite struct AccessLogTests {
    private func add(_ log: inout AccessLog, target: String = "/x") {
        log.append(
            method: "GET",
            target: target,
            id: "a1",
            status: .notFound,
            bytes: 120,
            microseconds: 7,
            peer: "::1",
            wall: 1_796_021_216_045_000_000
        )
    }

    @Test("A line names the moment, the request, its answer and its client")
    func line() {
        let sink = MemorySink()
        var log = AccessLog(sink: sink, isOn: true)
        add(&log)
        #expect(sink.lines.isEmpty)
        log.flush()
        let moment = #""time":"2026-11-30T06:46:56.045Z","level":"info","event":"request""#
        let request = #""id":"a1","method":"GET","target":"/x""#
        #expect(sink.lines == [#"{\#(moment),\#(request),"status":404,"bytes":120,"microseconds":7,"peer":"::1"}"#])
    }

    @Test("Lines are handed over when there are many, and none twice")
    func batches() {
        let sink = MemorySink()
        var log = AccessLog(sink: sink, isOn: true)
        for index in 0..<1_000 { add(&log, target: "/\(index)") }
        #expect(!sink.lines.isEmpty)
        log.flush()
        log.flush()
        #expect(sink.lines.count == 1_000)
    }

    @Test("A log that is off writes nothing")
    func off() {
        let sink = MemorySink()
        var log = AccessLog(sink: sink, isOn: false)
        add(&log)
        log.flush()
        #expect(sink.lines.isEmpty)
    }
}
