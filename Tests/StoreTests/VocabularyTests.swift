import Testing

@testable import Store

@Suite("The words that rows hold")
struct VocabularyTests {
    private static let words = ["camera", "cameras", "can", "photo", "相", "相机"]
    private let vocabulary = Vocabulary(
        Self.words,
        lists: [Self.list([0, 1], [3], []), Self.list([0, 2, 5], [], [4])]
    )

    private static func list(_ rows: [Int32]...) -> WordLists {
        var lists = WordLists()
        for row in rows { lists.append(row) }
        return lists
    }

    @Test(
        "A word is found with those that begin so, or by itself",
        arguments: [
            ("camera", 0..<2, 0..<1), ("cam", 0..<2, 0..<0), ("ca", 0..<3, 0..<0), ("photo", 3..<4, 3..<4),
            ("相", 4..<6, 4..<5), ("", 0..<6, 0..<0), ("z", 4..<4, 4..<4), ("a", 0..<0, 0..<0), ("龍", 6..<6, 6..<6),
        ] as [(String, Range<Int32>, Range<Int32>)]
    )
    func ranges(_ sample: (text: String, beginning: Range<Int32>, word: Range<Int32>)) {
        #expect(vocabulary.beginning(sample.text) == sample.beginning)
        #expect(vocabulary.word(sample.text) == sample.word)
    }

    @Test("The rows of some words are counted, once for each list")
    func rowCount() {
        #expect(vocabulary.rowCount(0..<0) == 0)
        #expect(vocabulary.rowCount(0..<3) == 4)
        #expect(vocabulary.rowCount(0..<6) == 7)
    }

    @Test("The rows of some words are found, each once")
    func rows() {
        func places(_ words: Range<Int32>) -> [Int] { vocabulary.rows(words).prefix(9) { _ in true } }
        #expect(places(0..<0) == [])
        #expect(places(0..<3) == [0])
        #expect(places(3..<4) == [1])
        #expect(places(0..<6) == [0, 1, 2])
    }
}
