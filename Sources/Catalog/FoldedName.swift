/// A name reduced to what likeness is measured on: small Latin letters and digits, with one mark for anything between.
struct FoldedName {
    /// Codes below ``alphabet``: 0 for a mark, 1 to 26 for letters, 27 to 36 for digits.
    let letters: [UInt8]

    static let alphabet = 37
    /// The number of different pieces.
    static let pieceCount = alphabet * alphabet * alphabet
    /// Letters past this place are not looked at, which bounds the cost of a hostile name.
    static let maximumLength = 120

    init(_ name: String) {
        var letters: [UInt8] = []
        for byte in name.utf8 where letters.count < Self.maximumLength {
            let code: UInt8 =
                switch byte {
                case 0x61...0x7A: byte - 0x60
                case 0x41...0x5A: byte - 0x40
                case 0x30...0x39: byte - 0x30 + 27
                default: 0
                }
            if code != 0 || (letters.last ?? 0) != 0 { letters.append(code) }
        }
        if letters.last == 0 { letters.removeLast() }
        self.letters = letters
    }

    /// Each run of three letters as a number below ``pieceCount``; a mark is taken to stand before and after the name.
    var pieces: [Int] {
        var pieces: [Int] = []
        pieces.reserveCapacity(letters.count)
        var (first, second) = (0, 0)
        for (index, letter) in (letters + [0]).enumerated() {
            let third = Int(letter)
            if index > 0 { pieces.append((first * Self.alphabet + second) * Self.alphabet + third) }
            (first, second) = (second, third)
        }
        return pieces
    }

    /// How alike two names are, in `0...1`: the better one of two measures.
    ///
    /// The edit distance sees a slip of the finger; the share of pieces sees words left out or put in.
    func likeness(_ other: FoldedName) -> Double {
        let longer = max(letters.count, other.letters.count)
        guard longer > 0, !other.letters.isEmpty else { return 0 }
        let edits = 1 - Double(editDistance(other)) / Double(longer)
        let mine = Set(pieces)
        let theirs = Set(other.pieces)
        let shared = Double(mine.intersection(theirs).count)
        let coverage = shared / Double(mine.count)
        let overlap = 2 * shared / Double(mine.count + theirs.count)
        return max(edits, 0.6 * coverage + 0.4 * overlap)
    }

    /// The least number of insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    func editDistance(_ other: FoldedName) -> Int {
        let target = other.letters
        var beforeLast: [Int] = []
        var last = Array(0...target.count)
        for (row, letter) in letters.enumerated() {
            var current = [row + 1]
            current.reserveCapacity(target.count + 1)
            for column in target.indices {
                let replaced = last[column] + (letter == target[column] ? 0 : 1)
                var least = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == target[column - 1], letters[row - 1] == target[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[target.count]
    }
}
