import HTTPModel
import Testing

@testable import HTTPServer

@Suite struct ReadyAnswersTests {
    private let date = Array("Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n".utf8)

    private func octets(_ target: String = "/x", fields: String = "") -> [UInt8] {
        Array("GET \(target) HTTP/1.1\r\nHost: h\r\n\(fields)\r\n".utf8)
    }

    private func answer(to octets: [UInt8], bodyLength: Int = 10) -> ReadyAnswer {
        var head = RequestHead()
        head.request.id = "0123456789abc"
        head.keepsAlive = true
        let body = [UInt8](repeating: 0x62, count: bodyLength)
        return ReadyAnswer(octets: octets, head: head, response: Response(.ok, body: body), date: date)
    }

    /// Keeps the answer to `octets`, as if they had come twice.
    private func keep(_ octets: [UInt8], _ answers: inout ReadyAnswers, edition: Int = 0, bodyLength: Int = 10) {
        for _ in 0..<2 {
            answers.keep(octets.span, edition: edition) { answer(to: $0, bodyLength: bodyLength) }
        }
    }

    private func has(_ octets: [UInt8], _ answers: inout ReadyAnswers, at offset: Int = 0, edition: Int = 0) -> Bool {
        answers.answer(to: octets.span, at: offset, edition: edition) != nil
    }

    @Test("A head is kept when it comes for the second time")
    func secondTime() {
        var answers = ReadyAnswers()
        let octets = octets()
        answers.keep(octets.span, edition: 0) { answer(to: $0) }
        #expect(!has(octets, &answers))
        answers.keep(octets.span, edition: 0) { answer(to: $0) }
        #expect(has(octets, &answers))
    }

    @Test("A head is found in front of other octets, and behind them")
    func places() {
        var answers = ReadyAnswers()
        keep(octets(), &answers)
        #expect(has(octets() + octets("/y"), &answers))
        #expect(has(octets("/y") + octets(), &answers, at: octets("/y").count))
        #expect(!has(octets("/y") + octets(), &answers))
    }

    @Test("No head but the very same is found, cut or changed anywhere")
    func others() {
        var answers = ReadyAnswers()
        let octets = octets()
        keep(octets, &answers)
        for count in octets.indices { #expect(!has(Array(octets[..<count]), &answers)) }
        for place in octets.indices {
            var changed = octets
            changed[place] ^= 0x20
            #expect(!has(changed, &answers))
        }
        #expect(!has(self.octets(fields: "A: b\r\n"), &answers))
        #expect(!has([], &answers))
    }

    @Test("A new edition forgets everything")
    func editions() {
        var answers = ReadyAnswers()
        keep(octets(), &answers)
        #expect(!has(octets(), &answers, edition: 1))
        #expect(!has(octets(), &answers, edition: 0))
        keep(octets(), &answers, edition: 1)
        #expect(has(octets(), &answers, edition: 1))
    }

    @Test("What does not end with the first empty line, or is too long, is not kept")
    func unfit() {
        var answers = ReadyAnswers()
        let long = octets(fields: "A: \(String(repeating: "a", count: ReadyAnswers.longestHead))\r\n")
        for octets in [octets() + [0x61], Array(octets().dropLast()), octets() + octets(), long, []] {
            keep(octets, &answers)
            #expect(!has(octets, &answers))
        }
    }

    @Test("The octets held stay below the bound, whatever comes")
    func bound() {
        var answers = ReadyAnswers(capacity: 64_000)
        keep(octets("/large"), &answers, bodyLength: 5_000)
        #expect(!has(octets("/large"), &answers))
        for index in 0..<1_000 {
            keep(octets("/\(index)"), &answers, bodyLength: 1_000)
            #expect(has(octets("/\(index)"), &answers))
        }
        let held = (0..<1_000).count { has(octets("/\($0)"), &answers) }
        #expect(held * 1_000 < 64_000)
    }

    @Test(
        "A ready answer has the octets of the answer that it stands for",
        arguments: [
            Response(.ok, headers: Headers([("Content-Type", "text/plain")]), body: Array("found\n".utf8)),
            Response(.ok, body: [UInt8](repeating: 0x62, count: OutputBuffer.referenceSize)),
            Response(.notModified, headers: Headers([("ETag", "\"1\"")])),
            Response(.noContent), Response(.notFound),
        ],
        [(Method.get, 1), (.head, 1), (.get, 0)]
    )
    func identity(response: Response, request: (method: Method, minorVersion: Int)) {
        var head = RequestHead()
        head.request = Request(request.method, "/x", id: "0123456789abc")
        head.minorVersion = request.minorVersion
        head.keepsAlive = true
        let ready = ReadyAnswer(octets: octets(), head: head, response: response, date: date)
        head.request.id = "cba9876543210"
        let later = Array("Date: Mon, 07 Nov 1994 08:49:38 GMT\r\n".utf8)
        var expected = OutputBuffer()
        expected.append(response, to: head, date: later)
        var buffer = OutputBuffer()
        buffer.append(ready, date: later, id: head.request.id)
        #expect(buffer.count == expected.count && ready.count == expected.count)
        #expect(buffer.withRanges { Array($0.joined()) } == expected.withRanges { Array($0.joined()) })
    }
}
