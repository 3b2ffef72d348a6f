import Foundation
import Testing

@testable import Store

@Suite("The JSON tree")
struct JSONTreeTests {
    @Test(
        "What is no JSON is refused",
        arguments: [
            "", " ", "{", "[", "[1", "[1,]", "[,1]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "nul", "truefalse",
            "01", "1.",
            ".5", "1e", "+1", "-", "\"", "\"\\\"", "\"\\x\"", "\"\\u12\"", "\"\n\"", "1 2", "[1}", "{\"a\":1]", "//",
            "'a'", "\u{FEFF}1x",
        ]
    )
    func refuses(_ text: String) {
        #expect(throws: JSONFault.self) { try JSONTree(Array(text.utf8)) }
    }

    @Test(
        "Texts come out as Foundation reads them",
        arguments: [
            "\"\"", "\"a\"", #""\"\\\/\b\f\n\r\t""#, #""\u76f8\u673a""#, #""\uD83D\uDCF7!""#, "\"相机\"", #""a\u0000b""#,
            #""\u00e9\u0041""#,
        ]
    )
    func strings(_ text: String) throws {
        let tree = try JSONTree(Array(text.utf8))
        let known = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? String
        #expect(tree.string(0) == known)
    }

    @Test("Values have a line, a pointer and a way back")
    func places() throws {
        let tree = try JSONTree(Array("{\n \"a/b\": [1,\n {\"c\": null}],\n \"d\": true\n}".utf8))
        let value = tree.value(at: "/a~1b/1/c", below: 0)
        #expect(tree.nodes[value].kind == .null)
        #expect(tree.line(of: value) == 3)
        #expect(tree.pointer(to: value, below: 0) == "/a~1b/1/c")
        #expect(tree.nodes[tree.value(at: "/d/x", below: 0)].kind == .true)
        #expect(tree.members(0).map(\.name) == ["a/b", "d"])
    }

    @Test("Nesting without end is refused")
    func deep() {
        #expect(throws: JSONFault.self) { try JSONTree(Array(repeating: 0x5B, count: 1_000_000)) }
    }

    @Test("A row cut off at any octet is a fault, not a crash")
    func cut() throws {
        let text = Array(#"[{"a":"b\u00e9","c":[1,-2.5e3,true,null],"d":{"e":"相机"}}]"#.utf8)
        for length in 0..<text.count {
            #expect(throws: JSONFault.self) { try JSONTree(Array(text.prefix(length))) }
        }
        #expect(try JSONTree(text).children(0).count == 1)
    }
}
