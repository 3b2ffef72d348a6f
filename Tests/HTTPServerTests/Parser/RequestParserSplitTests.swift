import HTTPServer
import Testing

@Suite struct RequestParserSplitTests {
    static let streams: [String] = [
        "GET /a?b=c HTTP/1.1\r\nHost: h.test\r\n\r\n",
        "\r\nGET /a HTTP/1.1\r\nHost:h.test \t\r\nX-A:\r\nx-b: 1 2\t3 \r\n\r\nGET /b HTTP/1.0\r\n\r\n",
        "POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello\r\nGET /b HTTP/1.1\r\nHost: h\r\n\r\n",
        "POST /a HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\nGET /b HTTP/1.1\r\nHost: h\r\n\r\n",
        "POST /a HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1;a=b;c=\"d\\\"e\" ; f\r\n"
            + "x\r\n00A\r\n0123456789\r\n000\r\nX-T: 1\r\nX-U: 2\r\n\r\n",
        "GET http://u.test:80/a%20b?c HTTP/1.1\r\nHost: h\r\n\r\nOPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n",
        "HEAD / HTTP/1.1\r\nHost: [::1]:8080\r\nConnection: close, x\r\nExpect: 100-continue\r\nX-Request-Id: a.b-c\r\n\r\n",
        "GET /a HTTP/1.1\r\nHost: h\r\n\r\nGET /b HTTP/1.1\r\nHost: h\r\nA: b\rc\r\n\r\n",
        "POST /a HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n",
        "POST /a HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nbad trailer\r\n\r\n",
        "GET /a HTTP/1.1\r\nHost: h\r\n folded\r\n\r\n",
        "GET /a HTTP/1.1\nHost: h\r\n\r\n",
        "GET /a%2 HTTP/1.1\r\nHost: h\r\n\r\n",
        "BREW /a HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /a HTTP/2.0\r\nHost: h\r\n\r\n",
    ]

    @Test("The same octets give the same requests, wherever they are cut", arguments: streams)
    func anySplit(stream: String) {
        let octets = Array(stream.utf8)
        let whole = Transcript.lines(of: octets)
        #expect(!whole.isEmpty)
        for cut in 1..<octets.count {
            #expect(Transcript.lines(of: octets, cuts: [cut]) == whole, "cut before octet \(cut)")
        }
        #expect(Transcript.lines(of: octets, cuts: Array(1..<octets.count)) == whole, "octet by octet")
    }

    @Test("Two cuts anywhere give the same requests")
    func twoCuts() {
        let octets = Array(Self.streams[4].utf8)
        let whole = Transcript.lines(of: octets)
        for first in stride(from: 1, to: octets.count, by: 3) {
            for second in first..<octets.count {
                #expect(Transcript.lines(of: octets, cuts: [first, second]) == whole)
            }
        }
    }

    @Test("Requests are read whole")
    func transcripts() {
        #expect(
            Transcript.lines(of: Array(Self.streams[1].utf8)) == [
                "GET /a 1.1 keep [Host=h.test|X-A=|x-b=1 2\t3] ", "GET /b 1.0 close [] ",
            ]
        )
        #expect(
            Transcript.lines(of: Array(Self.streams[4].utf8)) == [
                "POST /a 1.1 keep [Host=h|Transfer-Encoding=chunked] x0123456789"
            ]
        )
        #expect(
            Transcript.lines(of: Array(Self.streams[5].utf8)) == [
                "GET /a%20b?c 1.1 keep [Host=u.test:80] ", "OPTIONS * 1.1 keep [Host=h] ",
            ]
        )
        #expect(Transcript.lines(of: Array(Self.streams[7].utf8)) == ["GET /a 1.1 keep [Host=h] ", "400"])
    }
}
