/// A name reduced to what likeness is measured on: small Latin letters and digits, with one mark for anything between.
struct FoldedName {
    /// Codes below ``alphabet``: 0 for a mark, 1 to 26 for letters, 27 to 36 for digits.
    let letters: [UInt8]

    static let alphabet = 37
    /// The number of different pieces.
    static let pieceCount = alphabet * alphabet * alphabet
    /// Letters past this place are not looked at, which bounds the cost of a hostile name.
    static let maximumLength = 100

    init(_ name: String) {
        var letters: [UInt8] = []
        for byte in name.utf8 {
            if letters.count == Self.maximumLength { break }
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

    /// Each run of three letters as a number below ``pieceCount``, once, sorted; a mark is taken to stand before and after
    /// the name.
    var pieces: [Int] {
        var pieces: [Int] = []
        pieces.reserveCapacity(letters.count)
        var (first, second) = (0, 0)
        for (index, letter) in letters.enumerated() {
            if index > 0 { pieces.append((first * Self.alphabet + second) * Self.alphabet + Int(letter)) }
            (first, second) = (second, Int(letter))
        }
        pieces.append((first * Self.alphabet + second) * Self.alphabet)
        pieces.sort()
        var kept = 1
        for place in pieces.indices.dropFirst() where pieces[place] != pieces[kept - 1] {
            pieces[kept] = pieces[place]
            kept += 1
        }
        pieces.removeLast(pieces.count - kept)
        return pieces
    }

    /// How alike this name, whose pieces are `mine`, and another are, in `0...1`.
    ///
    /// Of two members that are equally like it, that of the type named is rather the one meant.
    func likeness(_ other: FoldedName, pieces mine: [Int]) -> Double {
        let likeness = lettersLikeness(other, pieces: mine)
        return isMember(ofTypeOf: other) ? likeness + Self.sameTypeBonus * (1 - likeness) : likeness
    }

    private static let sameTypeBonus = 0.25

    /// Whether both names are a type's name, a mark and more, and the type is the same.
    private func isMember(ofTypeOf other: FoldedName) -> Bool {
        guard let end = letters.firstIndex(of: 0) else { return false }
        return other.letters.starts(with: letters[...end])
    }

    /// The better one of two measures.
    ///
    /// The share of pieces sees words left out or put in; the edit distance sees a slip of the finger.
    private func lettersLikeness(_ other: FoldedName, pieces mine: [Int]) -> Double {
        let longer = max(letters.count, other.letters.count)
        guard !letters.isEmpty, !other.letters.isEmpty else { return 0 }
        let theirs = other.pieces
        let shared = Double(Self.sharedCount(mine, theirs))
        let coverage = shared / Double(mine.count)
        let overlap = 2 * shared / Double(mine.count + theirs.count)
        let byPieces = 0.6 * coverage + 0.4 * overlap
        // The lengths alone may say that the edit distance cannot do better.
        let most = 1 - Double(abs(letters.count - other.letters.count)) / Double(longer)
        guard most > byPieces else { return byPieces }
        let limit = Int(((1 - byPieces) * Double(longer)).rounded(.up))
        guard let distance = editDistance(other, within: limit) else { return byPieces }
        return max(byPieces, 1 - Double(distance) / Double(longer))
    }

    /// How many numbers two sorted lists have in common.
    private static func sharedCount(_ left: [Int], _ right: [Int]) -> Int {
        var (shared, first, second) = (0, 0, 0)
        while first < left.count, second < right.count {
            if left[first] == right[second] {
                shared += 1
                first += 1
                second += 1
            } else if left[first] < right[second] {
                first += 1
            } else {
                second += 1
            }
        }
        return shared
    }

    /// The least number of insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    ///
    /// `nil` where it is greater than `limit`, which takes less time to tell than the number.
    func editDistance(_ other: FoldedName, within limit: Int = maximumLength) -> Int? {
        let target = other.letters
        guard abs(letters.count - target.count) <= limit else { return nil }
        var beforeLast = [Int](repeating: 0, count: target.count + 1)
        var last = Array(0...target.count)
        var current = last
        var leastOfLast = 0
        for (row, letter) in letters.enumerated() {
            // Farther from the diagonal it takes more insertions or deletions than the limit.
            let columns = max(0, row - limit)..<min(target.count, row + limit + 1)
            current[columns.lowerBound] = columns.lowerBound == 0 ? row + 1 : limit + 1
            if row + limit < target.count { last[row + limit + 1] = limit + 1 }
            var leastOfRow = current[columns.lowerBound]
            for column in columns {
                let replaced = last[column] + (letter == target[column] ? 0 : 1)
                var least = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == target[column - 1], letters[row - 1] == target[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current[column + 1] = least
                leastOfRow = min(leastOfRow, least)
            }
            // A swap reaches back over one row, and nothing over two.
            guard min(leastOfRow, leastOfLast) <= limit else { return nil }
            leastOfLast = leastOfRow
            swap(&beforeLast, &last)
            swap(&last, &current)
        }
        return last[target.count] <= limit ? last[target.count] : nil
    }
}
