import Catalog
import Testing

struct LooseWordTests {
    @Test("Spellings of one word are equal", arguments: ["readWrite", "read_write", "READ-WRITE", "read write"])
    func spellings(_ text: String) {
        #expect(LooseWord(text) == LooseWord("read-write"))
        #expect(LooseWord(text) != LooseWord("read"))
    }

    @Test(
        "A word is the one that it equals, else the one that it begins with",
        arguments: [
            ("readWrite", "read-write"), ("read", "read"), ("fullAccess", "full"), ("WRITE_ONLY", "write-only"),
            ("", nil), ("-", nil), ("nothing", nil), ("ful", nil),
        ]
    )
    func meant(_ sample: (text: String, word: String?)) {
        #expect(LooseWord(sample.text).meant(among: ["read", "read-write", "full", "write-only"]) == sample.word)
    }
}
