/// Compares texts whatever the case of their Latin letters.
///
/// By octets: a copy in small letters for each of 40,000 rows would take ten times as long.
enum FoldedText {
    /// Whether `text` is `word`, given as octets in small letters.
    static func isSame(_ text: String, _ word: [UInt8]) -> Bool {
        text.utf8.count == word.count && zip(text.utf8, word).allSatisfy { folded($0) == $1 }
    }

    /// Whether `word`, given as octets in small letters, stands anywhere in `text`.
    static func holds(_ text: String, _ word: [UInt8]) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { holds($0, word) } ?? holds(Array(text.utf8), word)
    }

    private static func holds(_ text: some RandomAccessCollection<UInt8>, _ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        guard text.count >= word.count else { return false }
        for place in text.indices.dropLast(word.count - 1) where folded(text[place]) == first {
            if zip(text[place...], word).allSatisfy({ folded($0) == $1 }) { return true }
        }
        return false
    }

    private static func folded(_ octet: UInt8) -> UInt8 { (0x41...0x5A).contains(octet) ? octet | 0x20 : octet }
}
