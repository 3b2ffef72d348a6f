/// The words of all rows, sorted, so that those with the same beginning stand side by side.
struct Vocabulary: Sendable {
    /// In small letters.
    private let words: [String]
    /// By word: in how many rows the words before it stand, each counted by itself.
    private let rowsBefore: [Int32]

    /// Takes the words, sorted by octets, and by word the number of rows that hold it.
    init(_ words: [String], rows: [Int32]) {
        self.words = words
        var sum: Int32 = 0
        rowsBefore =
            [0]
            + rows.map { count in
                sum += count
                return sum
            }
    }

    var count: Int { words.count }

    /// The word itself, or no word.
    func word(_ text: String) -> Range<Int32> {
        let place = firstPlace(from: text)
        return Int32(clamping: place)..<Int32(clamping: place < words.count && words[place] == text ? place + 1 : place)
    }

    /// The words that begin with `text`.
    func beginning(_ text: String) -> Range<Int32> {
        Int32(clamping: firstPlace(from: text))..<Int32(clamping: firstPlace(after: text))
    }

    /// How many rows hold a word of `range`; a row with two of them counts twice.
    func rowCount(_ range: Range<Int32>) -> Int {
        Int(rowsBefore[Int(range.upperBound)] - rowsBefore[Int(range.lowerBound)])
    }

    private func firstPlace(from text: String) -> Int {
        partition { $0.utf8.lexicographicallyPrecedes(text.utf8) }
    }

    private func firstPlace(after beginning: String) -> Int {
        partition { $0.utf8.lexicographicallyPrecedes(beginning.utf8) || $0.utf8.starts(with: beginning.utf8) }
    }

    /// The first place whose word is not among the first ones, of which `isFirst` is true.
    private func partition(_ isFirst: (String) -> Bool) -> Int {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = low + (high - low) / 2
            if isFirst(words[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
