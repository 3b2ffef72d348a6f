/// The words of all rows, sorted, so that those with the same beginning stand side by side, and the rows of each.
struct Vocabulary: Sendable {
    /// In small letters.
    private let words: SortedTexts
    /// By word: where its rows begin among ``rows``.
    private let starts: [Int32]
    /// The rows of the first word, of the second, and so on; a row is there once for each list that holds the word.
    private let rows: [Int32]
    /// How many rows there are.
    private let rowCount: Int

    /// Takes the words, sorted by octets, and the lists of the words of rows, by the same rows.
    init(_ words: [String], lists: [WordLists]) {
        var counts = [Int32](repeating: 0, count: words.count)
        for list in lists { list.count(into: &counts) }
        var starts: [Int32] = [0]
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        var rows = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
        var next = starts
        for list in lists {
            list.forEach { row, word in
                rows[Int(next[word])] = Int32(clamping: row)
                next[word] += 1
            }
        }
        self.words = SortedTexts(words)
        self.starts = starts
        self.rows = rows
        rowCount = lists.map(\.rowCount).max() ?? 0
    }

    var count: Int { words.count }

    /// The word itself, or no word.
    func word(_ text: String) -> Range<Int32> { Self.numbers(words.places(of: text)) }

    /// The words that begin with `text`.
    func beginning(_ text: String) -> Range<Int32> { Self.numbers(words.places(beginning: text)) }

    /// How many rows hold a word of `range`; a row with two of them, or in two lists, counts twice.
    func rowCount(_ range: Range<Int32>) -> Int { places(range).count }

    /// The rows that hold a word of `range`.
    func rows(_ range: Range<Int32>) -> RowSet {
        var set = RowSet(count: rowCount)
        for place in places(range) { set.insert(Int(rows[place])) }
        return set
    }

    private func places(_ range: Range<Int32>) -> Range<Int> {
        Int(starts[Int(range.lowerBound)])..<Int(starts[Int(range.upperBound)])
    }

    private static func numbers(_ places: Range<Int>) -> Range<Int32> {
        Int32(clamping: places.lowerBound)..<Int32(clamping: places.upperBound)
    }
}
