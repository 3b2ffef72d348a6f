import HTTPServer
import Testing

/// Every octet in every kind of place.
@Suite struct RequestParserOctetTests {
    static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    static let digits = "0123456789"
    static let token = letters + digits + "!#$%&'*+-.^_`|~"
    static let target = letters + digits + "-._~:/?[]@!$&'()*+,;="
    static let value = Set((0x20...0x7E).map { UInt8($0) } + (0x80...0xFF).map { UInt8($0) } + [0x09])

    /// A place: what stands before and after the octet, the octets that may stand there, and what the rest earn.
    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: String
        let after: String
        let allowed: Set<UInt8>
        /// Statuses that an octet outside `allowed` may get.
        var refusals = ["400"]
    }

    static let places: [Place] = [
        Place(
            testDescription: "target",
            before: "GET /a",
            after: "b HTTP/1.1\r\nHost: h\r\n\r\n",
            // SP would end the target: what follows is then no version.
            allowed: Set(target.utf8)
        ),
        Place(
            testDescription: "escape",
            before: "GET /%2",
            after: "b HTTP/1.1\r\nHost: h\r\n\r\n",
            allowed: Set("0123456789abcdefABCDEF".utf8)
        ),
        Place(
            testDescription: "major version",
            before: "GET / HTTP/",
            after: ".1\r\nHost: h\r\n\r\n",
            allowed: Set("1".utf8),
            refusals: ["400", "505"]
        ),
        Place(
            testDescription: "minor version",
            before: "GET / HTTP/1.",
            after: "\r\nHost: h\r\n\r\n",
            allowed: Set(digits.utf8)
        ),
        Place(
            testDescription: "after the version",
            before: "GET / HTTP/1.1",
            after: "\nHost: h\r\n\r\n",
            allowed: [0x0D]
        ),
        Place(
            testDescription: "first of a field name",
            before: "GET / HTTP/1.1\r\nHost: h\r\n",
            after: "a: 1\r\n\r\n",
            allowed: Set(token.utf8)
        ),
        Place(
            testDescription: "inside a field name",
            before: "GET / HTTP/1.1\r\nHost: h\r\na",
            after: "b: 1\r\n\r\n",
            allowed: Set((token + ":").utf8)
        ),
        Place(
            testDescription: "end of a field name",
            before: "GET / HTTP/1.1\r\nHost: h\r\na",
            after: ": 1\r\n\r\n",
            allowed: Set((token + ":").utf8)
        ),
        Place(
            testDescription: "inside a field value",
            before: "GET / HTTP/1.1\r\nHost: h\r\na: b",
            after: "c\r\n\r\n",
            allowed: value
        ),
        Place(
            testDescription: "end of a field value",
            before: "GET / HTTP/1.1\r\nHost: h\r\na: b",
            after: "\r\n\r\n",
            allowed: value
        ),
        Place(
            testDescription: "host",
            before: "GET / HTTP/1.1\r\nHost: h",
            after: "1\r\n\r\n",
            allowed: Set((letters + digits + "-._~!$&'()*+;=:").utf8)
        ),
        Place(
            testDescription: "IPv6 literal",
            before: "GET / HTTP/1.1\r\nHost: [::",
            after: "1]\r\n\r\n",
            allowed: Set("0123456789abcdefABCDEF".utf8)
        ),
        Place(
            testDescription: "content length",
            before: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: ",
            after: "\r\n\r\n0123456789",
            // Blanks around the value leave it empty.
            allowed: Set(digits.utf8)
        ),
        Place(
            testDescription: "transfer coding",
            before: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked",
            after: "\r\n\r\n0\r\n\r\n",
            allowed: [0x20, 0x09],
            refusals: ["400", "501"]
        ),
        Place(
            testDescription: "expectation",
            before: "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue",
            after: "\r\nContent-Length: 1\r\n\r\nx",
            allowed: [0x20, 0x09],
            refusals: ["400", "417"]
        ),
        Place(
            testDescription: "chunk size",
            before: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n",
            after: "1\r\n",
            allowed: Set("0123456789abcdefABCDEF".utf8)
        ),
        Place(
            testDescription: "after a chunk size",
            before: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1",
            after: "a=b\r\n",
            allowed: Set(";".utf8)
        ),
        Place(
            testDescription: "name of a chunk extension",
            before: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1;a",
            after: "b\r\nx\r\n0\r\n\r\n",
            allowed: Set((token + ";=").utf8)
        ),
        Place(
            testDescription: "quoted value of a chunk extension",
            before: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1;a=\"b",
            after: "c\"\r\nx\r\n0\r\n\r\n",
            allowed: value.subtracting([0x22])
        ),
        Place(
            testDescription: "after the data of a chunk",
            before: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx",
            after: "\n0\r\n\r\n",
            allowed: [0x0D]
        ),
        Place(
            testDescription: "after the last chunk's line",
            before: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
            after: "\n",
            allowed: [0x0D]
        ),
        Place(
            testDescription: "name of a trailer field",
            before: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\na",
            after: "b: c\r\n\r\n",
            allowed: Set((token + ":").utf8)
        ),
        Place(
            testDescription: "last of the head",
            before: "GET / HTTP/1.1\r\nHost: h\r\n\r",
            after: "",
            allowed: [0x0A]
        ),
    ]

    @Test("An octet is taken where its grammar allows it, and refused everywhere else", arguments: places)
    func octets(place: Place) {
        for octet in UInt8.min...UInt8.max {
            let lines = Transcript.lines(of: Array(place.before.utf8) + [octet] + Array(place.after.utf8))
            let refusal = lines.first { $0.utf8.count == 3 }
            if place.allowed.contains(octet) {
                #expect(refusal == nil, "octet \(octet)")
            } else {
                #expect(refusal.map(place.refusals.contains) == true, "octet \(octet) gave \(lines)")
            }
        }
    }

    @Test("A method is one of seven tokens; other tokens get 501, anything else 400")
    func method() {
        for octet in UInt8.min...UInt8.max {
            let lines = Transcript.lines(of: [octet] + Array("ET / HTTP/1.1\r\nHost: h\r\n\r\n".utf8))
            if octet == UInt8(ascii: "G") {
                #expect(lines.first?.hasPrefix("GET /") == true)
            } else {
                #expect(lines == [Self.token.utf8.contains(octet) ? "501" : "400"], "octet \(octet)")
            }
        }
    }
}
