internal import Foundation

/// How well rows fit the words of a query: Okapi BM25, as FTS5 reckons it, with a name worth four words of prose.
struct SearchRank {
    private let words: SearchWords
    private let terms: [Term]
    /// By word of the vocabulary: which conditions of the terms it meets, a bit for each.
    private var met: [UInt16]
    private let queryCount: Int

    private static let nameWeight = 4.0
    private static let optionalWeight = 0.3
    private static let saturation = 1.2
    private static let lengthWeight = 0.75
    /// The bit of the words of the query as such.
    private static let queryBit = UInt16(1) << 15

    /// What a term of the query asks of a row.
    private struct Term {
        /// A row fits that meets any of these conditions.
        var any: UInt16 = 0
        /// It fits, too, where it meets all of these; 0 = there is no such way.
        var all: UInt16 = 0
        /// Of a run of Chinese characters: a row fits as far as it meets these.
        var share: UInt16 = 0
        /// In how many rows the term stands, about.
        var rows = 0
        /// How telling it is that a row fits.
        var weight = 0.0
        var isOptional = false
    }

    init(_ query: SearchQuery, _ found: [TermWords], words: SearchWords) {
        self.words = words
        let vocabulary = words.vocabulary
        var met = [UInt16](repeating: 0, count: vocabulary.count)
        var bit = UInt16(1)
        /// Gives a condition to words; past 15 conditions they share the last one.
        func condition(_ range: Range<Int32>) -> UInt16 {
            for word in range { met[Int(word)] |= bit }
            defer { if bit < Self.queryBit >> 1 { bit <<= 1 } }
            return bit
        }
        let total = Double(words.rows.count)
        terms = found.map { term in
            var wanted = Term()
            if term.characters.isEmpty {
                wanted.any = condition(term.any)
                wanted.rows = vocabulary.rowCount(term.any)
                for part in term.parts { wanted.all |= condition(part) }
                wanted.rows += term.parts.map(vocabulary.rowCount).min() ?? 0
            } else {
                for character in term.characters { wanted.share |= condition(character) }
                wanted.rows = term.characters.map(vocabulary.rowCount).min() ?? 0
            }
            let rows = min(Double(wanted.rows), total)
            wanted.weight = max(0.000_001, log((total - rows + 0.5) / (rows + 0.5)))
            if term.isOptional { wanted.weight *= Self.optionalWeight }
            wanted.isOptional = term.isOptional
            return wanted
        }
        queryCount = query.words.count
        for word in query.words { for place in vocabulary.word(word) { met[Int(place)] |= Self.queryBit } }
        self.met = met
    }

    /// The places of the terms that stand in fewest rows, as many as come to `rows` together, but one at least.
    func tellingTerms(rows limit: Int) -> [Int] {
        var sum = 0
        let needed = terms.indices.filter { !terms[$0].isOptional }
        let rising = needed.sorted { (terms[$0].rows, $0) < (terms[$1].rows, $1) }
        let telling = rising.prefix { place in
            defer { sum += terms[place].rows }
            return sum == 0 || sum + terms[place].rows <= limit
        }
        return telling.sorted()
    }

    /// How well the row at `place` fits; more is better.
    func score(_ place: Int) -> Double {
        let names = words.names.fold(place, met)
        let prose = words.prose.fold(place, met)
        let length = Double(words.names.count(place) + words.prose.count(place)) / words.averageLength
        let norm = Self.saturation * (1 - Self.lengthWeight + Self.lengthWeight * length)
        var score = 0.0
        for term in terms {
            let frequency = Self.nameWeight * Self.share(of: term, names) + Self.share(of: term, prose)
            score += term.weight * frequency * (Self.saturation + 1) / (frequency + norm)
        }
        // From 1 to 4 times, by how much of the id the words make up, and it of them.
        let shared = words.ids.count(place, met, Self.queryBit)
        return score * (1 + 3 * Double(shared) / Double(max(1, words.ids.count(place) + queryCount - shared)))
    }

    /// How far a row that meets the conditions `met` has the term, in `0...1`.
    private static func share(of term: Term, _ met: UInt16) -> Double {
        if term.share != 0 { return Double((met & term.share).nonzeroBitCount) / Double(term.share.nonzeroBitCount) }
        return met & term.any != 0 || term.all != 0 && met & term.all == term.all ? 1 : 0
    }
}
