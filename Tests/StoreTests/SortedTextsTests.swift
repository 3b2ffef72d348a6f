import Testing

@testable import Store

@Suite("Texts in order")
struct SortedTextsTests {
    private let texts = SortedTexts(["", "a", "ab", "ab", "abc", "b", "相", "相机"])

    @Test(
        "A text is found, and what begins so",
        arguments: [
            ("", 0..<1, 0..<8), ("a", 1..<2, 1..<5), ("ab", 2..<4, 2..<5), ("abc", 4..<5, 4..<5), ("abd", 5..<5, 5..<5),
            ("0", 1..<1, 1..<1), ("b", 5..<6, 5..<6), ("c", 6..<6, 6..<6), ("相", 6..<7, 6..<8), ("龍", 8..<8, 8..<8),
        ] as [(String, Range<Int>, Range<Int>)]
    )
    func places(_ sample: (text: String, itself: Range<Int>, beginning: Range<Int>)) {
        #expect(texts.places(of: sample.text) == sample.itself)
        #expect(texts.places(beginning: sample.text) == sample.beginning)
    }

    @Test("Lengths are in octets")
    func lengths() {
        #expect((0..<texts.count).map(texts.length) == [0, 1, 2, 2, 3, 1, 3, 6])
    }

    @Test("Among no texts none is found")
    func none() {
        #expect(SortedTexts([]).places(of: "a") == 0..<0)
        #expect(SortedTexts([]).places(beginning: "") == 0..<0)
    }
}
