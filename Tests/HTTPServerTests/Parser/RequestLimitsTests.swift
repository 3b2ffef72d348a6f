import HTTPModel
import HTTPServer
import Testing

@Suite struct RequestLimitsTests {
    private let limits = RequestLimits(
        requestLine: 40,
        field: 30,
        fields: 100,
        fieldCount: 5,
        body: 20,
        chunkLine: 16
    )

    private func line(_ octets: Int) -> String {
        // GET, SP, /, SP, HTTP/1.1, CR LF take 16 octets.
        "GET /\(String(repeating: "a", count: octets - 16)) HTTP/1.1\r\n"
    }

    private func field(_ octets: Int) -> String { "X: \(String(repeating: "v", count: octets - 5))\r\n" }

    private func lines(_ text: String) -> [String] {
        let octets = Array(text.utf8)
        let whole = Transcript.lines(of: octets, limits: limits)
        #expect(Transcript.lines(of: octets, cuts: Array(1..<octets.count), limits: limits) == whole)
        return whole
    }

    @Test("A request line of the limit is read, one octet more gets 414")
    func requestLine() {
        #expect(lines(line(40) + "Host: h\r\n\r\n").first?.hasPrefix("GET /a") == true)
        #expect(lines(line(41) + "Host: h\r\n\r\n") == ["414"])
        #expect(lines("GET /" + String(repeating: "a", count: 100)) == ["414"])
        #expect(lines(String(repeating: "A", count: 100)) == ["414"])
    }

    @Test("A field line of the limit is read, one octet more gets 431")
    func field() {
        #expect(lines("GET / HTTP/1.1\r\nHost: h\r\n\(field(30))\(field(30))\r\n").first?.hasPrefix("GET /") == true)
        #expect(lines("GET / HTTP/1.1\r\nHost: h\r\n\(field(31))\r\n") == ["431"])
        #expect(lines("GET / HTTP/1.1\r\n" + String(repeating: "n", count: 100)) == ["431"])
        #expect(lines("GET / HTTP/1.1\r\nX:" + String(repeating: " ", count: 100)) == ["431"])
    }

    @Test("All fields together have a limit, and so has their number")
    func fields() {
        #expect(lines("GET / HTTP/1.1\r\nHost: h\r\n" + field(30) + field(30) + field(29) + "\r\n").count == 1)
        #expect(lines("GET / HTTP/1.1\r\nHost: h\r\n" + field(30) + field(30) + field(30) + field(10)) == ["431"])
        let four = String(repeating: "a:b\r\n", count: 4)
        #expect(lines("GET / HTTP/1.1\r\nHost: h\r\n\(four)\r\n").first?.hasPrefix("GET /") == true)
        #expect(lines("GET / HTTP/1.1\r\nHost: h\r\n\(four)a:b\r\n\r\n") == ["431"])
    }

    @Test("A body of the limit is read; a longer one is refused before it is read")
    func body() {
        let head = "POST / HTTP/1.1\r\nHost: h\r\n"
        let twenty = String(repeating: "b", count: 20)
        #expect(lines(head + "Content-Length: 20\r\n\r\n" + twenty).first?.hasSuffix(twenty) == true)
        #expect(lines(head + "Content-Length: 21\r\n\r\n") == ["413"])
        let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"
        #expect(lines(chunked + "A\r\n0123456789\r\na\r\n0123456789\r\n0\r\n\r\n").first?.hasSuffix("89") == true)
        #expect(lines(chunked + "A\r\n0123456789\r\nb\r\n") == ["413"])
    }

    @Test("Chunk extensions and trailers have limits")
    func chunked() {
        let head = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
        #expect(lines(head + "1;a=45678901234\r\nx\r\n0\r\n\r\n").count == 1)
        #expect(lines(head + "1;a=456789012345\r\n") == ["400"])
        #expect(lines(head + "0\r\n" + field(31)) == ["431"])
        #expect(lines(head + "0\r\n" + String(repeating: "a:b\r\n", count: 6)) == ["431"])
    }

    @Test("A body that is skipped has a limit of its own")
    func skipped() {
        var limits = RequestLimits()
        limits.skippedBody = 4
        for (body, refused) in [("4\r\nabcd\r\n0\r\n\r\n", false), ("5\r\nabcde\r\n0\r\n\r\n", true)] {
            var parser = RequestParser(limits: limits)
            var offset = 0
            let octets = Array("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n\(body)".utf8)
            guard case .head = parser.parse(octets.span, at: &offset) else { return #expect(Bool(false)) }
            parser.skipsBody = true
            switch parser.parse(octets.span, at: &offset) {
            case .message: #expect(!refused && parser.head.request.body.isEmpty)
            case .refused(let refusal): #expect(refused && refusal.status.code == 413)
            default: Issue.record("neither complete nor refused")
            }
        }
    }
}
