/// A list of words for each row, as numbers in rising order, all in one array.
struct WordLists: Sendable {
    private var starts: [Int32] = [0]
    private var words: [Int32] = []

    /// Adds the list of the next row; takes it in any order, with repeats.
    mutating func append(_ list: [Int32]) {
        var last: Int32 = -1
        for word in list.sorted() where word != last {
            words.append(word)
            last = word
        }
        starts.append(Int32(clamping: words.count))
    }

    /// The words of a row.
    subscript(row: Int) -> ArraySlice<Int32> { words[Int(starts[row])..<Int(starts[row + 1])] }

    /// Numbers the words anew: `order[word]` takes the place of `word`.
    mutating func renumber(_ order: [Int32]) {
        for row in starts.indices.dropLast() {
            let range = Int(starts[row])..<Int(starts[row + 1])
            words.replaceSubrange(range, with: words[range].map { order[Int($0)] }.sorted())
        }
    }

    /// Adds to `counts` in how many rows each word stands.
    func count(into counts: inout [Int32]) { for word in words { counts[Int(word)] += 1 } }

    /// Hands over each row with each of its words.
    func forEach(_ body: (_ row: Int, _ word: Int) -> Void) {
        for row in 0..<rowCount { for word in self[row] { body(row, Int(word)) } }
    }

    /// How many rows have a list.
    var rowCount: Int { starts.count - 1 }

    /// How many words a row has.
    func count(_ row: Int) -> Int { Int(starts[row + 1] - starts[row]) }

    /// All bits that `bits` has for words of a row.
    func fold(_ row: Int, _ bits: [UInt16]) -> UInt16 {
        var folded: UInt16 = 0
        for place in Int(starts[row])..<Int(starts[row + 1]) { folded |= bits[Int(words[place])] }
        return folded
    }

    /// How many words of a row have `bit`.
    func count(_ row: Int, _ bits: [UInt16], _ bit: UInt16) -> Int {
        var count = 0
        for place in Int(starts[row])..<Int(starts[row + 1]) where bits[Int(words[place])] & bit != 0 { count += 1 }
        return count
    }
}
