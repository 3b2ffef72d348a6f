import HTTPServer
import Testing

/// Every octet before, inside and behind the name and the value of the fields that frame a message.
///
/// A disfigured framing field is refused, or is another field, but is never taken for what it was: the next server may
/// see it otherwise (RFC 9112 §11.2).
@Suite struct FramingFieldTests {
    /// A framing field cut where an octet goes.
    struct Place: Sendable, CustomTestStringConvertible {
        let before: String
        let after: String
        /// Octets that leave the field what it is.
        let harmless: Set<UInt8>

        var testDescription: String { "\(before)_\(after)" }
    }

    private static let blanks: Set<UInt8> = [0x20, 0x09]
    static let codings = [
        Place(before: "", after: "Transfer-Encoding: chunked", harmless: []),
        Place(before: "Transfer", after: "Encoding: chunked", harmless: [0x2D]),
        Place(before: "Transfer-Encoding", after: ": chunked", harmless: []),
        Place(before: "Transfer-Encoding:", after: "chunked", harmless: blanks),
        Place(before: "Transfer-Encoding: chu", after: "nked", harmless: []),
        Place(before: "Transfer-Encoding: chunked", after: "", harmless: blanks),
    ]
    static let lengths = [
        Place(before: "", after: "Content-Length: 5", harmless: []),
        Place(before: "Content", after: "Length: 5", harmless: [0x2D]),
        Place(before: "Content-Length", after: ": 5", harmless: []),
        Place(before: "Content-Length:", after: "5", harmless: blanks.union([0x30])),
        Place(before: "Content-Length: 5", after: "", harmless: blanks),
    ]

    /// The requests and refusals that a POST with such a field gives.
    private func lines(_ place: Place, _ octet: UInt8, _ more: String, body: String) -> [String] {
        let head = "POST / HTTP/1.1\r\nHost: h\r\n"
        let field = Array(place.before.utf8) + [octet] + Array(place.after.utf8)
        return Transcript.lines(of: Array(head.utf8) + field + Array("\r\n\(more)\r\n\(body)".utf8))
    }

    @Test("A disfigured Transfer-Encoding frames nothing", arguments: codings)
    func coding(place: Place) {
        for octet in UInt8.min...UInt8.max where !place.harmless.contains(octet) {
            let lines = lines(place, octet, "", body: "5\r\nhello\r\n0\r\n\r\n")
            #expect(lines.last.map { ["400", "501"].contains($0) } == true, "octet \(octet) gave \(lines)")
            #expect(!lines.contains { $0.hasSuffix("hello") }, "octet \(octet)")
        }
    }

    @Test("A disfigured Transfer-Encoding beside Content-Length frames nothing", arguments: codings)
    func codingAndLength(place: Place) {
        for octet in UInt8.min...UInt8.max {
            let lines = lines(place, octet, "Content-Length: 5\r\n", body: "0\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n")
            // By Content-Length the body is the five octets of an empty chunked body.
            let isByLength = lines.first?.hasSuffix("] 0\r\n\r\n") == true && lines.count == 2
            let isRefused = lines.count == 1 && ["400", "501"].contains(lines[0])
            #expect(isRefused || isByLength && !place.harmless.contains(octet), "octet \(octet) gave \(lines)")
        }
    }

    @Test("A disfigured Content-Length frames nothing", arguments: lengths)
    func length(place: Place) {
        for octet in UInt8.min...UInt8.max where !place.harmless.contains(octet) {
            let lines = lines(place, octet, "", body: "helloGET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(!lines.contains { $0.hasSuffix("hello") }, "octet \(octet) gave \(lines)")
        }
    }
}
