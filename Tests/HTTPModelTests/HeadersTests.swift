import HTTPModel
import Testing

@Suite struct HeadersTests {
    @Test("Names compare without regard to ASCII case")
    func names() {
        let headers = Headers([("Content-Type", "text/plain"), ("X-A", "1"), ("x-a", "2")])
        #expect(headers["content-TYPE"] == "text/plain")
        #expect(headers.values("X-a") == ["1", "2"])
        #expect(headers["Content-Typ"] == nil)
        #expect(headers["Content-Typ\u{45}"] == "text/plain")
    }

    @Test("Setting a field replaces every field of that name; nil removes them")
    func replace() {
        var headers = Headers([("A", "1"), ("B", "2"), ("a", "3")])
        headers["A"] = "4"
        #expect(headers == Headers([("B", "2"), ("A", "4")]))
        headers["b"] = nil
        #expect(headers.fields.map(\.name) == ["A"])
        #expect(headers["a"] == "4")
    }

    @Test("The lines are what is sent")
    func lines() {
        #expect(String(decoding: Headers([("A", "1"), ("B", "")]).lines, as: UTF8.self) == "A: 1\r\nB: \r\n")
    }

    @Test("No value can start a field of its own", arguments: ["\r", "\n", "\r\n", "\0"])
    func injection(separator: String) {
        let headers = Headers([("A", "1\(separator)Evil: 1")])
        let blanks = String(repeating: " ", count: separator.utf8.count)
        #expect(headers.fields.map(\.value) == ["1\(blanks)Evil: 1"])
        #expect(headers.lines.filter { $0 == 0x0D || $0 == 0x0A || $0 == 0 } == [0x0D, 0x0A])
    }
}
