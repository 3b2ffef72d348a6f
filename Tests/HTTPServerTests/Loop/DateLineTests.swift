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
}
