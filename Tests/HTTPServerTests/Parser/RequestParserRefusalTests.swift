import HTTPModel
import HTTPServer
import Testing

/// Heads and bodies that are refused, and their neighbours that are not.
@Suite struct RequestParserRefusalTests {
    /// Fields behind a request line, or a whole head, with the status that it earns.
    typealias Example = (fields: String, status: String)

    private func check(_ head: String, _ status: String) {
        let lines = Transcript.lines(of: Array(head.utf8))
        #expect(lines.last == status, "\(head.debugDescription) gave \(lines)")
    }

    @Test(
        "A malformed request line is refused",
        arguments: [
            (" GET / HTTP/1.1", "400"), ("GET  / HTTP/1.1", "400"), ("GET\t/ HTTP/1.1", "400"),
            ("GET /  HTTP/1.1", "400"), ("GET / HTTP/1.1 ", "400"), ("GET /", "400"), ("GET HTTP/1.1", "400"),
            ("GET  HTTP/1.1", "400"), ("GET / http/1.1", "400"), ("GET / HTTPS/1.1", "400"), ("GET / HTTP/1", "400"),
            ("GET / HTTP/1.10", "400"), ("GET / HTTP/11", "400"), ("GET / HTTP/4294967297.1", "400"),
            ("GET / HTTP/-1.1", "400"), ("GET / HTTP/1. 1", "400"), ("GET / HTTP/3.0", "505"),
            ("GET / HTTP/0.9", "505"), ("PRI * HTTP/2.0", "505"), ("get / HTTP/1.1", "501"),
            ("BREW / HTTP/1.1", "501"), ("CONNECT h.test:443 HTTP/1.1", "501"),
        ]
    )
    func requestLine(line: String, status: String) { check(line + "\r\nHost: h\r\n\r\n", status) }

    @Test(
        "A target is a path, an http URI, or * for OPTIONS",
        arguments: [
            "GET v1/x", "GET *", "GET h.test:80", "OPTIONS h.test", "OPTIONS **", "GET http://u:p@h/x", "GET http:///x",
            "GET ftp://h/x", "GET http:/x", "GET http://h:99999/x", "GET //%", "GET /a#b", "GET /a%zz",
        ]
    )
    func target(start: String) { check("\(start) HTTP/1.1\r\nHost: h\r\n\r\n", "400") }

    @Test(
        "An absolute form gives its path, and its authority as Host",
        arguments: [
            ("GET http://a.test/x?y HTTP/1.1", "GET /x?y 1.1 keep [Host=a.test] "),
            ("GET HTTPS://A.TEST:8/ HTTP/1.1", "GET / 1.1 keep [Host=A.TEST:8] "),
            ("GET http://a.test HTTP/1.1", "GET / 1.1 keep [Host=a.test] "),
            ("GET http://[::1]?q HTTP/1.1", "GET /?q 1.1 keep [Host=[::1]] "),
            ("OPTIONS http://a.test HTTP/1.1", "OPTIONS * 1.1 keep [Host=a.test] "),
            ("GET //a.test/x HTTP/1.1", "GET //a.test/x 1.1 keep [Host=h] "),
        ]
    )
    func absoluteForm(line: String, expected: String) {
        #expect(Transcript.lines(of: Array((line + "\r\nHost: h\r\n\r\n").utf8)) == [expected])
    }

    @Test(
        "Host is one valid authority",
        arguments: [
            "", "Host:\r\n", "Host: h\r\nHost: h\r\n", "Host: h\r\nhost: g\r\n", "Host: h/x\r\n", "Host: a b\r\n",
            "Host: u@h\r\n", "Host: h:abc\r\n", "Host: h:65536\r\n", "Host: [::1\r\n", "Host: [::1]x\r\n",
            "Host: []\r\n", "Host: [1]\r\n", "Host: a,b\r\n", "Host: h?x\r\n", "Host: h#x\r\n", "Host: :80\r\n",
            "Host: h%2\r\n", "Host: h%\r\n", "Host: [:::]\r\n", "Host: [:1]\r\n", "Host: [1:]\r\n",
            "Host: [1::2::3]\r\n",
            "Host: [1:2:3:4:5:6:7]\r\n", "Host: [1:2:3:4:5:6:7:8:9]\r\n", "Host: [1:2:3:4:5:6:7::8]\r\n",
            "Host: [12345::]\r\n", "Host: [::1.2.3]\r\n", "Host: [::1.2.3.256]\r\n", "Host: [::1.2.3.04]\r\n",
            "Host: [::1.2.3.4:1]\r\n", "Host: [::1%25eth0]\r\n", "Host: [v1.a]\r\n",
        ]
    )
    func host(fields: String) { check("GET / HTTP/1.1\r\n\(fields)\r\n", "400") }

    @Test("An absolute form does not do without a valid Host")
    func absoluteFormHost() {
        check("GET http://a.test/ HTTP/1.1\r\n\r\n", "400")
        check("GET http://a.test/ HTTP/1.1\r\nHost: a b\r\n\r\n", "400")
    }

    @Test(
        "Hosts of every form are taken",
        arguments: [
            "h", "h.test.", "my_host", "h:", "h:0", "h:65535", "127.0.0.1:80", "[::1]", "[::ffff:1.2.3.4]:80", "h%41",
            "[::]", "[1::]", "[1:2:3:4:5:6:7:8]", "[::2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:1.2.3.4]",
        ]
    )
    func goodHost(host: String) {
        let lines = Transcript.lines(of: Array("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8))
        #expect(lines == ["GET / 1.1 keep [Host=\(host)] "])
    }

    @Test(
        "Ambiguous or malformed framing is refused",
        arguments: [
            ("Content-Length: 5.0", "400"), ("Content-Length: 0x5", "400"), ("Content-Length: +5", "400"),
            ("Content-Length: -5", "400"), ("Content-Length: 5, 5", "400"), ("Content-Length: 5 5", "400"),
            ("Content-Length:", "400"), ("Content-Length: 5\r\nContent-Length: 5", "400"),
            ("Content-Length: 0\r\nContent-Length: 5", "400"), ("Content-Length: 9223372036854775808", "413"),
            ("Content-Length: 99999999999999999999999999", "413"), ("Content-Length: 16777217", "413"),
            ("Content-Length : 5", "400"), ("Content-Length: 5\r\n 0", "400"),
            ("Content-Length: 5\r\nTransfer-Encoding: chunked", "400"),
            ("Transfer-Encoding: chunked\r\nContent-Length: 0", "400"),
            ("Transfer-Encoding: chunked, chunked", "400"), ("Transfer-Encoding: chunked,", "400"),
            ("Transfer-Encoding: ,chunked", "400"), ("Transfer-Encoding:", "400"),
            ("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "400"),
            ("Transfer-Encoding: chunked;a=b", "400"), ("Transfer-Encoding: \"chunked\"", "400"),
            ("Transfer-Encoding: gzip, chunked", "501"), ("Transfer-Encoding: gzip", "501"),
            ("Transfer-Encoding: identity", "501"), ("Transfer-Encoding: xchunked", "501"),
            ("Transfer-Encoding: identity\r\nTransfer-Encoding: chunked", "501"), ("Expect: 200-ok", "417"),
            ("Expect: 100-continue, x", "417"),
        ]
    )
    func framing(fields: String, status: String) { check("POST / HTTP/1.1\r\nHost: h\r\n\(fields)\r\n\r\n", status) }

    @Test("Transfer-Encoding in an HTTP/1.0 request is refused; Expect is passed over")
    func version10() {
        check("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400")
        check("POST / HTTP/1.0\r\nExpect: x\r\n\r\n", "POST / 1.0 close [Expect=x] ")
    }

    @Test(
        "A malformed chunk is refused",
        arguments: [
            "-5\r\nhello\r\n", "+5\r\nhello\r\n", "G\r\n", "\r\n", ";a\r\n", "5 5\r\n", "5.0\r\n", "5 \r\n", "5;\r\n",
            "5; \r\n", "5 abc\r\n", "5;a=\r\n", "5;a=b c\r\n", "5;a=\"b\r\n", "5;a=\"b\"c\r\n", "5\rX", "5\r\r\n",
            "5\n",
            "5\r\nhelloX", "5\r\nhello\n", "5\r\nhello\r0", "5\r\nhello\r\n\r\n", "0\r\nX Y", "0\r\nbad\r\n",
            "0\r\n folded: 1\r\n", "0x5\r\n", "5\u{0}\r\n",
        ]
    )
    func chunk(body: String) {
        check("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + body, "400")
    }

    @Test(
        "A chunk size that no number holds is refused, not wrapped",
        arguments: ["FFFFFFFFFFFFFFFF", "10000000000000005", "100000005"]
    )
    func chunkOverflow(size: String) {
        check("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n\(size)\r\nhello", "413")
    }

    @Test(
        "The connection lives on as version and options say",
        arguments: [
            ("1.1", "", "keep"), ("1.1", "Connection: close\r\n", "close"),
            ("1.1", "Connection: x, CLOSE\r\n", "close"),
            ("1.1", "Connection: keep-alive, close\r\n", "close"),
            ("1.1", "Connection: x\r\nConnection: close\r\n", "close"),
            ("1.1", "Proxy-Connection: close\r\n", "keep"), ("1.0", "", "close"),
            ("1.0", "Connection: Keep-Alive\r\n", "keep"), ("1.0", "Connection: keep-alive, close\r\n", "close"),
            ("1.9", "", "keep"),
        ]
    )
    func persistence(version: String, fields: String, expected: String) {
        let lines = Transcript.lines(of: Array("GET / HTTP/\(version)\r\nHost: h\r\n\(fields)\r\n".utf8))
        #expect(lines.count == 1)
        #expect(lines.first?.contains(" \(expected) ") == true)
    }

    @Test("Nothing behind a refusal is read")
    func afterRefusal() {
        let good = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"
        #expect(Transcript.lines(of: Array(("BAD\r\n\r\n" + good).utf8)) == ["400"])
    }

    @Test(
        "The client's name for a request is kept when it is sane",
        arguments: [
            ("abc-123_x.y", "abc-123_x.y"), (String(repeating: "a", count: 64), String(repeating: "a", count: 64)),
            (String(repeating: "a", count: 65), ""), ("a b", ""), ("a\"b", ""), ("", ""), ("é", ""),
        ]
    )
    func requestID(sent: String, expected: String) {
        var parser = RequestParser()
        var offset = 0
        let octets = Array("GET / HTTP/1.1\r\nHost: h\r\nX-Request-ID: \(sent)\r\n\r\n".utf8)
        _ = parser.parse(octets.span, at: &offset)
        #expect(parser.head.request.id == expected)
    }
}
