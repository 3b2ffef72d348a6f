import Testing

@testable import permission_atlas

@Suite("What messages quote")
struct StringQuotedTests {
    @Test(
        "What cannot be seen is written as its number",
        arguments: [
            ("", "\"\""), ("a b", "\"a b\""), ("a\0b", "\"a\\u{0}b\""), ("\u{1B}[31m", "\"\\u{1B}[31m\""),
            ("x\u{202E}y", "\"x\\u{202E}y\""), ("\u{FEFF}a", "\"\\u{FEFF}a\""), ("权限", "\"权限\""),
        ]
    )
    func invisible(text: String, quoted: String) { #expect(text.quoted == quoted) }

    @Test("A long text is cut")
    func long() {
        #expect(String(repeating: "a", count: 100).quoted == "\"" + String(repeating: "a", count: 100) + "\"")
        #expect(String(repeating: "a", count: 100_000).quoted == "\"" + String(repeating: "a", count: 100) + "…\"")
    }
}
