import Testing

@testable import Evaluation

@Suite("Characters that nobody sees")
struct UnseenCharactersTests {
    @Test(
        "They are told by name and by where they stand",
        arguments: [
            ("NSCameraUsageDescription ", "blank-behind", ["U+0020"]),
            ("\t NSCameraUsageDescription", "blank-before", ["U+0009", "U+0020"]),
            ("\u{200B}NSCameraUsageDescription", "unseen", ["U+200B"]),
            ("NSCamera\u{AD}Usage\u{FEFF}Description", "unseen", ["U+00AD", "U+FEFF"]),
            (" NSCameraUsageDescription\u{A0}", "unseen", ["U+0020", "U+00A0"]),
        ]
    )
    func names(_ name: String, _ phrase: String, _ names: [String]) throws {
        let unseen = try #require(UnseenCharacters(name))
        #expect(unseen.rest == "NSCameraUsageDescription")
        #expect(unseen.phrase == phrase)
        #expect(unseen.names == names)
    }

    @Test("A name without any, and one of nothing else, has none", arguments: ["NSCameraUsageDescription", "", "  "])
    func none(_ name: String) { #expect(UnseenCharacters(name) == nil) }
}
