import Testing

@testable import Store

@Suite("Phrases that no prose may hold")
struct ProsePhraseTests {
    @Test(
        "A phrase is met in a sentence that holds its parts in their order",
        arguments: [
            ("iOS 15…limited…default", "Since iOS 15, limited access is the DEFAULT.", true),
            ("iOS 15…limited…default", "Since iOS15 Limited access is the default", true),
            ("iOS 15…limited…default", "The default is limited access since iOS 15.", false),
            ("iOS 15…limited…default", "It came with iOS 15. Limited access is no default.", false),
            ("since iOS 1", "It is there since iOS 15.", false), ("since iOS 15", "There since iOS 15.2", false),
            ("since iOS 15", "There since iOS 15.", true), ("use isLimited", "Use isLimited, they say", true),
            ("默认为受限", "iOS 15 起默认为受限访问。", true), ("指示点…iOS 15", "指示点很早就有；iOS 15 没有改动。", false),
            ("it's the default", "It’s the default", true),
        ]
    )
    func meets(_ sample: (phrase: String, text: String, isMet: Bool)) throws {
        let phrase = try #require(ProsePhrase(sample.phrase))
        var phrases = ProsePhrases()
        phrases.add(ProsePhrases.Entry(phrase: phrase, text: sample.phrase, fact: "MYTH-001"))
        let found = ProsePhrase.sentences(of: sample.text).flatMap(phrases.found)
        #expect(found.map(\.fact) == (sample.isMet ? ["MYTH-001"] : []))
    }

    @Test("A phrase with a part that would be met everywhere is refused", arguments: ["", "…", "iOS", "iOS 15…a"])
    func short(_ text: String) { #expect(ProsePhrase(text) == nil) }

    @Test("A text without a full stop is one sentence, and blank sentences are none")
    func sentences() {
        #expect(ProsePhrase.sentences(of: "PHAsset.pixelWidth in 15.2").count == 1)
        #expect(ProsePhrase.sentences(of: "One. Two!  三。").count == 3)
        #expect(ProsePhrase.sentences(of: " ").isEmpty)
    }
}
