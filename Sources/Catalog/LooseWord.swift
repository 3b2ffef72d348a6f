/// A word as people spell it: `readWrite`, `read_write` and `READ-WRITE` are one.
package struct LooseWord: Hashable, Sendable {
    /// The letters and digits, in lower case.
    private let letters: [UInt8]

    package init(_ text: String) {
        letters = text.utf8.compactMap { byte in
            switch byte {
            case 0x41...0x5A: byte + 0x20
            case 0x61...0x7A, 0x30...0x39, 0x80...: byte
            default: nil
            }
        }
    }

    /// The first of `words` that this word is, and where there is none, the first that it begins with: `fullAccess` for
    /// `full`.
    package func meant(among words: [String]) -> String? {
        guard !letters.isEmpty else { return nil }
        let candidates = words.map { (word: $0, letters: LooseWord($0).letters) }.filter { !$0.letters.isEmpty }
        let meant = candidates.first { $0.letters == letters } ?? candidates.first { letters.starts(with: $0.letters) }
        return meant?.word
    }
}
