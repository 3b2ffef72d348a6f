import HTTPModel
import HTTPServer
import Testing

@Suite struct ConnectionMachineTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\nX-Request-Id: r\r\n\r\n"
    private let found =
        "HTTP/1.1 200 OK\r\nDate: D\r\nX-Request-Id: r\r\nContent-Length: 6\r\nContent-Type: text/plain\r\n\r\nfound\n"

    private func post(_ target: String, _ fields: String, _ body: String = "") -> String {
        "POST \(target) HTTP/1.1\r\nHost: h\r\nX-Request-Id: r\r\n\(fields)\r\n\r\n\(body)"
    }

    @Test("A request is answered and the connection lives on")
    func keepAlive() {
        let drive = Drive()
        drive.receive(get)
        #expect(drive.flush() == found)
        drive.receive(get)
        #expect(drive.flush() == found)
        #expect(drive.outlook.wantsInput)
        #expect(drive.outlook.ending == .none)
    }

    @Test(
        "What refuses HEAD has no body, however early it does, and in whatever pieces the request comes",
        arguments: [
            ("HEAD /x HTTP/1.1\r\n\r\n", 400), ("HEAD /x HTTP/1.1\r\nHost: h\r\nExpect: 200\r\n\r\n", 417),
            ("HEAD \u{7F} HTTP/1.1\r\n", 400), ("HEAD /x HTTP/2.0\r\n", 505), ("HEAD /x HTTP/1.1\r\n a: b\r\n", 400),
            ("\r\nHEAD \u{7F}", 400),
        ]
    )
    func refusedHead(request: String, status: Int) {
        for length in 1...request.utf8.count {
            let drive = Drive()
            let octets = Array(request.utf8)
            for start in stride(from: 0, to: octets.count, by: length) {
                drive.receive(Array(octets[start..<min(start + length, octets.count)]))
            }
            let answer = drive.flush()
            #expect(answer.hasPrefix("HTTP/1.1 \(status) ") && answer.hasSuffix("\r\n\r\n"))
        }
    }

    @Test("Pipelined requests are answered in order, in one piece")
    func pipelining() {
        let drive = Drive()
        drive.receive(get + get.replacing("/x", with: "/none") + get)
        let output = drive.flush()
        #expect(output.hasPrefix(found) && output.hasSuffix(found))
        #expect(output.contains("HTTP/1.1 404 Not Found\r\n"))
    }

    @Test("An offloaded request holds back those behind it")
    func offloaded() {
        let drive = Drive()
        drive.receive(post("/echo", "Content-Length: 2", "hi") + get)
        #expect(drive.isOffloaded)
        #expect(drive.flush().isEmpty)
        #expect(!drive.outlook.wantsInput)
        #expect(drive.outlook.deadline == nil)
        drive.completeOffloaded()
        let output = drive.flush()
        #expect(output.contains("\r\n\r\nhi") && output.hasSuffix(found))
    }

    @Test("Answers without a body have none, and the right Content-Length")
    func bodiless() {
        let drive = Drive()
        drive.receive(get.replacing("GET", with: "HEAD"))
        #expect(drive.flush() == found.replacing("found\n", with: ""))
        drive.receive(get.replacing("/x", with: "/empty"))
        #expect(drive.flush() == "HTTP/1.1 204 No Content\r\nDate: D\r\nX-Request-Id: r\r\n\r\n")
        drive.receive(get.replacing("/x", with: "/unchanged"))
        #expect(drive.flush() == "HTTP/1.1 304 Not Modified\r\nDate: D\r\nX-Request-Id: r\r\nETag: \"1\"\r\n\r\n")
    }

    @Test("HTTP/1.0 closes, unless it asks to be kept")
    func version10() {
        let drive = Drive()
        drive.receive("GET /x HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
        #expect(drive.flush().contains("\r\nConnection: keep-alive\r\n"))
        drive.receive("GET /x HTTP/1.0\r\n\r\n")
        #expect(drive.flush().contains("\r\nConnection: close\r\n"))
        #expect(drive.outlook.ending == .none && !drive.canAdvance)
    }

    @Test("After close is sent, the sending side is shut down, then the rest is dropped for a while")
    func lingering() {
        var limits = ConnectionLimits()
        limits.lingerOctets = 100
        let drive = Drive(limits: limits)
        drive.receive("nonsense\r\n\r\n" + get)
        #expect(drive.outlook.ending == .shutdown)
        let output = drive.flush()
        #expect(output.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(output.contains("\r\nConnection: close\r\n"))
        #expect(!output.contains("found"))
        #expect(drive.outlook.wantsInput)
        #expect(drive.outlook.deadline == 2_000)
        drive.receive("0123456789")
        #expect(drive.outlook.ending == .none)
        drive.receive([UInt8](repeating: 0x21, count: 100))
        #expect(drive.outlook.ending == .close)
    }

    @Test("The end of the input ends the wait after the last answer")
    func lingeringEnds() {
        let drive = Drive()
        drive.receive("nonsense\r\n\r\n")
        _ = drive.flush()
        drive.endInput()
        #expect(drive.outlook.ending == .close)
    }

    @Test("A client that waits for 100 gets it when its body is wanted")
    func continues() {
        let drive = Drive()
        drive.receive(post("/echo", "Expect: 100-continue\r\nContent-Length: 2"))
        #expect(drive.flush() == "HTTP/1.1 100 Continue\r\n\r\n")
        drive.receive("hi")
        drive.completeOffloaded()
        #expect(drive.flush().hasSuffix("\r\n\r\nhi"))
    }

    @Test("A client that does not wait for 100 gets none")
    func continuesAtOnce() {
        let drive = Drive()
        drive.receive(post("/inline", "Expect: 100-continue\r\nContent-Length: 2", "hi"))
        #expect(drive.flush().hasPrefix("HTTP/1.1 200 OK\r\n"))
        drive.receive(post("/inline", "Expect: 100-continue\r\nContent-Length: 0"))
        #expect(drive.flush().hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test("A request refused on its head has its body skipped")
    func refusedOnHead() {
        for framing in [
            post("/none", "Content-Length: 5", "hello"),
            post("/none", "Transfer-Encoding: chunked", "5\r\nhello\r\n0\r\n\r\n"),
            post("/none", "Expect: 100-continue\r\nContent-Length: 5", "hello"),
        ] {
            let drive = Drive()
            drive.receive(framing + get)
            let output = drive.flush()
            #expect(output.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
            #expect(output.hasSuffix(found))
        }
    }

    @Test("A refusal on the head takes the place of 100 and ends the connection")
    func refusedInsteadOfContinue() {
        let drive = Drive()
        drive.receive(post("/none", "Expect: 100-continue\r\nContent-Length: 5"))
        let output = drive.flush()
        #expect(output.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        #expect(output.contains("\r\nConnection: close\r\n"))
        #expect(!drive.canAdvance)
    }

    @Test("A refused body that is too long to be skipped ends the connection, with the refusal first decided on")
    func refusedLongBody() {
        var limits = ConnectionLimits()
        limits.request.skippedBody = 4
        for request in [
            post("/none", "Content-Length: 5", "hello"), post("/none", "Transfer-Encoding: chunked", "5\r\nhello"),
        ] {
            let drive = Drive(limits: limits)
            drive.receive(request)
            let output = drive.flush()
            #expect(output.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
            #expect(output.contains("\r\nConnection: close\r\n"))
        }
    }

    @Test("A chunk that no request may have gets 413, also where the head was refused")
    func refusedOversizedChunk() {
        let drive = Drive()
        drive.receive(post("/none", "Transfer-Encoding: chunked", "FFFFFFFFFFFFFFFF\r\n"))
        #expect(drive.flush().hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
    }

    @Test("A malformed body of a refused request gets one answer, 400")
    func refusedMalformedBody() {
        let drive = Drive()
        drive.receive(post("/none", "Transfer-Encoding: chunked", "x\r\n"))
        let output = drive.flush()
        #expect(output.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(output.ranges(of: "HTTP/1.1").count == 1)
    }

    @Test("A half-closed connection is answered and then closed; a request cut short gets no answer")
    func halfClosed() {
        let drive = Drive()
        drive.receive(get + get)
        drive.endInput()
        #expect(drive.flush() == found + found)
        #expect(drive.outlook.ending == .close)

        let cut = Drive()
        cut.receive(post("/echo", "Content-Length: 5", "he"))
        cut.endInput()
        #expect(cut.flush().isEmpty)
        #expect(cut.outlook.ending == .close)
    }

    @Test("A half-close during offloaded work does not lose the answer")
    func halfClosedOffloaded() {
        let drive = Drive()
        drive.receive(post("/echo", "Content-Length: 2", "hi"))
        drive.endInput()
        #expect(drive.outlook.ending == .none)
        drive.completeOffloaded()
        #expect(drive.flush().hasSuffix("hi"))
        #expect(drive.outlook.ending == .close)
    }

    @Test("No further request is read while too much output waits")
    func backPressure() {
        var limits = ConnectionLimits()
        limits.outputMark = 300
        let drive = Drive(limits: limits)
        drive.receive(String(repeating: get, count: 10))
        #expect(!drive.outlook.wantsInput)
        #expect(drive.waiting < 300 + found.utf8.count)
        var output = ""
        while drive.waiting > 0 { output += drive.flush(50) }
        #expect(output == String(repeating: found, count: 10))
        #expect(drive.outlook.wantsInput)
    }

    @Test("An idle connection is closed without a word; a slow head or body gets 408")
    func timeouts() {
        let idle = Drive()
        #expect(idle.outlook.deadline == 61_000)
        idle.timeOut()
        #expect(idle.outlook.ending == .shutdown && idle.waiting == 0)

        for (octets, deadline) in [("GET /", 15_000), (post("/echo", "Content-Length: 5", "h"), 35_000)] {
            let drive = Drive()
            drive.now = 5_000
            drive.receive(octets)
            #expect(drive.outlook.deadline == deadline)
            drive.timeOut()
            let output = drive.flush()
            #expect(output.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
            #expect(output.contains("\r\nConnection: close\r\n"))
        }
    }

    @Test("An empty line behind a request begins no other")
    func emptyLineBehind() {
        let drive = Drive()
        drive.receive(post("/inline", "Content-Length: 2", "hi") + "\r\n")
        _ = drive.flush()
        #expect(drive.outlook.deadline == 61_000)
        drive.timeOut()
        #expect(drive.outlook.ending == .shutdown && drive.waiting == 0)
    }

    @Test("The head has one deadline, however its octets trickle in")
    func trickle() {
        let drive = Drive()
        for (index, octet) in get.utf8.dropLast().enumerated() {
            drive.now = 2_000 + index
            drive.receive([octet])
            #expect(drive.outlook.deadline == 12_000)
        }
    }

    @Test("A body that comes fast earns no longer silence than any other")
    func bodySilence() {
        let drive = Drive()
        drive.receive(post("/echo", "Content-Length: 1000000"))
        #expect(drive.outlook.deadline == 31_000)
        drive.receive([UInt8](repeating: 0x61, count: 999_990))
        #expect(drive.outlook.deadline == 31_000)
        drive.now = 11_000
        drive.receive([0x61])
        drive.timeOut()
        #expect(drive.flush().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    }

    @Test("A body lives on at the least rate, in whatever pieces it comes, and ends below it")
    func bodyPace() {
        var limits = ConnectionLimits()
        limits.minimumRate = 100
        let drive = Drive(limits: limits)
        drive.receive(post("/echo", "Content-Length: 100000"))
        for second in 2...601 {
            drive.now = second * 1_000
            drive.receive([UInt8](repeating: 0x61, count: second % 2 == 0 ? 1 : 199))
        }
        #expect(drive.outlook.deadline == 631_000)
        // One octet a second earns 10 ms each.
        for second in 602...629 {
            drive.now = second * 1_000
            drive.receive([0x61])
        }
        #expect(drive.outlook.deadline == 631_280)
    }

    @Test("A client that took much of its answer may not be silent for longer than any other")
    func writeSilence() {
        let drive = Drive()
        for _ in 0..<100 { drive.receive(get) }
        #expect(drive.outlook.deadline == 31_000)
        drive.now = 2_000
        _ = drive.flush(8_000)
        #expect(drive.outlook.deadline == 32_000)
    }

    @Test("A client that does not read its answer is closed without another word")
    func writeTimeout() {
        let drive = Drive()
        drive.receive(get)
        #expect(drive.outlook.deadline == 31_000)
        drive.timeOut()
        #expect(drive.outlook.ending == .close && drive.waiting == 0)
    }

    @Test("A drain answers what is under way with close, and ends idle connections soon")
    func drain() {
        let drive = Drive()
        drive.machine.drain(now: 2_000)
        #expect(drive.outlook.deadline == 2_500)
        drive.receive(get)
        #expect(drive.flush().contains("\r\nConnection: close\r\n"))
        #expect(!drive.canAdvance)
    }

    @Test("A drain gives a head that has begun no more time than it had")
    func drainInHead() {
        let drive = Drive()
        drive.receive("GET /x HTTP/1.1\r\n")
        let deadline = drive.outlook.deadline
        drive.machine.drain(now: 2_000)
        #expect(deadline != nil && drive.outlook.deadline == deadline)
    }

    @Test("A connection too many is told so at once")
    func turnAway() {
        let drive = Drive()
        drive.turnAway()
        let output = drive.flush()
        #expect(output.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
        #expect(output.contains("\r\nConnection: close\r\n"))
    }

    @Test("A request without a name gets one, another each time")
    func names() {
        let drive = Drive()
        var names: Set<Substring> = []
        for _ in 0..<100 {
            drive.receive("GET /x HTTP/1.1\r\nHost: h\r\n\r\n")
            names.insert(drive.flush().split(separator: "\r\n")[2])
        }
        #expect(names.count == 100)
        #expect(names.allSatisfy { $0.hasPrefix("X-Request-Id: ") && $0.utf8.count == 27 })
    }

    @Test("Refusals carry the name of their request")
    func refusalName() {
        let drive = Drive()
        drive.receive(get.replacing("/x", with: "/none"))
        #expect(drive.flush().hasSuffix("r: no such route\n"))
    }
}
