@testable import HTTPServer
import Testing

@Suite struct DateLineTests {
    @Test(
        "A date is written in the form of RFC 9110",
        arguments: [(784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT")]
    )
    func text(second: Int, expected: String) {
        var line = DateLine()
        line.refresh(second: second)
        #expect(String(decoding: line.octets, as: UTF8.self) == "Date: \(expected)\r\n")
    }

    @Test("Answers over TLS alone say for how long browsers are to use nothing else, from the moment that it is set")
    func strictTransport() {
        var line = DateLine()
        line.refresh(second: 0)
        #expect(line.secureOctets == line.octets)
        line.strictTransport = 5
        let field = "Strict-Transport-Security: max-age=5\r\n"
        #expect(String(decoding: line.octets, as: UTF8.self) == "Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n")
        #expect(String(decoding: line.secureOctets, as: UTF8.self).hasSuffix("GMT\r\n" + field))
        line.refresh(second: 1)
        #expect(line.secureOctets == line.octets + Array(field.utf8))
        line.strictTransport = nil
        #expect(line.secureOctets == line.octets)
    }
}
