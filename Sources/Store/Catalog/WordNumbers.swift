/// Words, numbered as they come.
struct WordNumbers {
    private var numbers: [String: Int32] = [:]

    /// The number of a word, which gets one where it has none.
    subscript(word: String) -> Int32 {
        mutating get {
            if let number = numbers[word] { return number }
            let number = Int32(clamping: numbers.count)
            numbers[word] = number
            return number
        }
    }

    /// The words in the order of their octets, and the place of each by its number.
    func sorted() -> (words: [String], order: [Int32]) {
        let sorted = numbers.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        var order = [Int32](repeating: 0, count: sorted.count)
        for (place, word) in sorted.enumerated() { order[Int(word.value)] = Int32(clamping: place) }
        return (sorted.map(\.key), order)
    }
}
