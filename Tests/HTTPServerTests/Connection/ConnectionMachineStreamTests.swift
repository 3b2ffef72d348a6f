import HTTPModel
import HTTPServer
import Testing

@Suite struct ConnectionMachineStreamTests {
    /// Answers everything with one streamed body.
    private struct Streaming: Service {
        let source: StreamedText

        func execution(of head: Request) -> Execution { .inline }
        func respond(to request: Request) -> Response { Response(.ok, source: source) }
        func refusal(_ status: Status, detail: String, id: String) -> Response { Response(status) }
    }

    private func get(_ method: String = "GET") -> String {
        "\(method) /s HTTP/1.1\r\nHost: h\r\nX-Request-Id: r\r\n\r\n"
    }

    private func head(_ count: Int) -> String {
        "HTTP/1.1 200 OK\r\nDate: D\r\nX-Request-Id: r\r\nContent-Length: \(count)\r\n\r\n"
    }

    private func body(_ count: Int) -> String { String(decoding: StreamedText.octets(0..<count), as: UTF8.self) }

    private func limits(piece: Int, mark: Int) -> ConnectionLimits {
        var limits = ConnectionLimits()
        limits.streamPiece = piece
        limits.streamMark = mark
        return limits
    }

    @Test(
        "A streamed body is sent whole, and what waits stays below mark and piece together",
        arguments: [1, 99, 100, 101, 1_000, 10_007],
        [1, 7, 64, 5_000, 100_000]
    )
    func whole(count: Int, step: Int) {
        let drive = Drive(limits: limits(piece: 100, mark: 50), service: Streaming(source: StreamedText(count: count)))
        drive.receive(get())
        let headLength = drive.waiting
        var output = ""
        while drive.outlook.wantsOutput {
            output += drive.flush(step)
            #expect(drive.waiting < max(headLength, 50) + 100)
        }
        #expect(output == head(count) + body(count))
        #expect(drive.canAdvance && drive.outlook.wantsInput)
    }

    @Test("Nothing more is read while the client takes nothing")
    func backPressure() {
        let source = StreamedText(count: 1_000_000)
        let drive = Drive(limits: limits(piece: 1_000, mark: 500), service: Streaming(source: source))
        drive.receive(get())
        for _ in 0..<10 { _ = drive.machine.fill(now: drive.now) }
        #expect(source.readCount == 1)
        #expect(!drive.outlook.wantsInput && drive.outlook.wantsOutput)
        _ = drive.flush(800)
        _ = drive.flush(1)
        #expect(source.readCount == 2)
    }

    @Test("Requests behind a streamed answer wait for its end, and are answered then")
    func pipelining() {
        let drive = Drive(limits: limits(piece: 100, mark: 50), service: Streaming(source: StreamedText(count: 1_000)))
        drive.receive(get() + get("HEAD") + get())
        var output = ""
        while drive.outlook.wantsOutput { output += drive.flush(300) }
        #expect(output == head(1_000) + body(1_000) + head(1_000) + head(1_000) + body(1_000))
    }

    @Test("HEAD has the length and reads nothing; an empty body is no stream")
    func bodiless() {
        let source = StreamedText(count: 1_000)
        let drive = Drive(service: Streaming(source: source))
        drive.receive(get("HEAD"))
        #expect(drive.flush() == head(1_000))
        #expect(source.readCount == 0)
        let empty = Drive(service: Streaming(source: StreamedText(count: 0)))
        empty.receive(get())
        #expect(empty.flush() == head(0))
        #expect(empty.canAdvance)
    }

    @Test("A body that breaks in the middle closes the connection in front of its end")
    func broken() {
        let source = StreamedText(count: 1_000, readable: 450)
        let drive = Drive(limits: limits(piece: 100, mark: 50), service: Streaming(source: source))
        drive.receive(get() + get())
        var output = ""
        while drive.outlook.wantsOutput { output += drive.flush(300) }
        #expect((head(1_000) + body(400)).hasPrefix(output))
        #expect(drive.outlook.ending == .close)
        #expect(drive.waiting == 0)
    }

    @Test("A half-closed connection gets the whole body and is closed then")
    func halfClosed() {
        let drive = Drive(limits: limits(piece: 100, mark: 50), service: Streaming(source: StreamedText(count: 1_000)))
        drive.receive(get())
        _ = drive.flush(200)
        drive.endInput()
        var rest = ""
        while drive.outlook.wantsOutput { rest += drive.flush(300) }
        #expect(rest.hasSuffix(body(1_000).suffix(700)))
        #expect(drive.outlook.ending == .close)
    }

    @Test("During a drain a stream is sent to its end, and the connection ends behind it")
    func drain() {
        let drive = Drive(limits: limits(piece: 100, mark: 50), service: Streaming(source: StreamedText(count: 1_000)))
        drive.receive(get())
        _ = drive.flush(200)
        drive.machine.drain(now: 2_000)
        drive.now = 3_000
        while drive.outlook.wantsOutput { _ = drive.flush(300) }
        #expect(drive.outlook.deadline == 3_500)
        let late = Drive(service: Streaming(source: StreamedText(count: 1_000)))
        late.machine.drain(now: 2_000)
        late.receive(get())
        let output = late.flush()
        #expect(output.contains("\r\nConnection: close\r\n") && output.hasSuffix(body(1_000)))
        #expect(!late.canAdvance)
    }

    @Test("A reader that stops has the write timeout and no longer, however much it took before")
    func writeTimeout() {
        let drive = Drive(limits: limits(piece: 100, mark: 50), service: Streaming(source: StreamedText(count: 9_000)))
        drive.receive(get())
        #expect(drive.outlook.deadline == 31_000)
        drive.now = 2_000
        _ = drive.flush(8_000)
        #expect(drive.outlook.deadline == 32_000)
        drive.timeOut()
        #expect(drive.outlook.ending == .close && drive.waiting == 0)
    }
}
