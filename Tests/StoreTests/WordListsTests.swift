import Testing

@testable import Store

@Suite("The word lists of rows")
struct WordListsTests {
    private static func lists() -> WordLists {
        var lists = WordLists()
        lists.append([3, 1, 3])
        lists.append([])
        lists.append([2, 0])
        return lists
    }

    @Test("A list is sorted and has each word once")
    func sorted() {
        let lists = Self.lists()
        #expect((0..<3).map { Array(lists[$0]) } == [[1, 3], [], [0, 2]])
    }

    @Test("Words get other numbers, and lists stay sorted")
    func renumber() {
        var lists = Self.lists()
        lists.renumber([3, 2, 1, 0])
        #expect((0..<3).map { Array(lists[$0]) } == [[0, 2], [], [1, 3]])
    }

    @Test("It is counted in how many rows a word stands")
    func count() {
        var counts: [Int32] = [0, 0, 10, 0]
        Self.lists().count(into: &counts)
        #expect(counts == [1, 1, 11, 1])
    }

    @Test("Each row is handed over with each of its words")
    func each() {
        let lists = Self.lists()
        var pairs: [[Int]] = []
        lists.forEach { pairs.append([$0, $1]) }
        #expect(pairs == [[0, 1], [0, 3], [2, 0], [2, 2]])
        #expect(lists.rowCount == 3)
    }

    @Test("The bits of a row's words are folded and counted")
    func bits() {
        let bits: [UInt16] = [1, 2, 4, 8]
        let lists = Self.lists()
        #expect((0..<3).map { lists.fold($0, bits) } == [10, 0, 5])
        #expect((0..<3).map { lists.count($0) } == [2, 0, 2])
        #expect((0..<3).map { lists.count($0, bits, 8) } == [1, 0, 0])
    }
}
