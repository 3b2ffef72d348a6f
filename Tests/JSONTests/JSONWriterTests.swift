import Foundation
import JSON
import Testing

struct JSONWriterTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("Members stand in the order given, with commas between them only")
    func order() {
        let text = text { writer in
            writer.object { writer in
                writer.member("b", "x")
                writer.member("a", 7)
                writer.member("none", String?.none)
                writer.array("list") { writer in
                    writer.boolean(true)
                    writer.null()
                    writer.object { _ in }
                    writer.array { _ in }
                }
                writer.object("inner") { $0.member("c", false) }
                writer.member("d", ["e", "f"])
            }
        }
        #expect(
            text == #"{"b":"x","a":7,"none":null,"list":[true,null,{},[]],"inner":{"c":false},"d":["e","f"]}"#
        )
    }

    @Test("Every ASCII character survives a reader, as a value and as a name", arguments: 0..<0x80 as Range<UInt8>)
    func ascii(byte: UInt8) throws {
        let string = "a" + String(UnicodeScalar(byte)) + "b"
        let text = text { writer in writer.object { $0.member(string, string) } }
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
        #expect(read == [string: string])
    }

    @Test("Text beyond ASCII stays as it is")
    func unicode() {
        #expect(text { $0.string("权限 👩‍👩‍👧 \u{2028}") } == "\"权限 👩‍👩‍👧 \u{2028}\"")
    }

    @Test("Numbers that JSON has no word for become null", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) {
        #expect(text { $0.number(number) } == "null")
    }

    @Test("Ready text is put in as one value")
    func raw() {
        let text = text { writer in
            writer.array { writer in
                writer.raw(Array("{}".utf8))
                writer.raw(Array("1".utf8))
            }
        }
        #expect(text == "[{},1]")
    }
}
