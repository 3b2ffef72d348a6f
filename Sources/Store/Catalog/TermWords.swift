/// The words of the table that a term of a query stands for.
struct TermWords {
    /// A row fits that holds any of these.
    let any: Range<Int32>
    /// It fits, too, where it holds each of the words of which the term is put together.
    let parts: [Range<Int32>]
    /// Of a Chinese run: its characters, each a word.
    let characters: [Range<Int32>]
    /// Of a Chinese run: what stands side by side in it.
    let pairs: [Range<Int32>]
    /// Whether a row fits without it, too.
    let isOptional: Bool

    init(_ term: SearchQuery.Term, _ words: SearchWords) {
        let vocabulary = words.vocabulary
        let isRun = !term.characters.isEmpty
        any = isRun ? 0..<0 : term.isBeginning ? vocabulary.beginning(term.text) : vocabulary.word(term.text)
        parts = term.parts.map(vocabulary.word)
        characters = term.characters.map(vocabulary.word)
        isOptional = term.isOptional
        pairs = zip(term.characters, term.characters.dropFirst()).map { words.pairs.word($0 + $1) }
    }

    /// The rows that fit.
    func rows(_ words: SearchWords) -> RowSet {
        guard characters.isEmpty else {
            return pairs.isEmpty
                ? Self.rows(withAll: characters, words.vocabulary) : Self.rows(withAll: pairs, words.pairs)
        }
        var rows = words.vocabulary.rows(any)
        if !parts.isEmpty { rows.formUnion(Self.rows(withAll: parts, words.vocabulary)) }
        return rows
    }

    /// The rows that fit at least in part: of a Chinese run two characters side by side are enough.
    func looseRows(_ words: SearchWords) -> RowSet {
        guard pairs.count > 1 else { return rows(words) }
        var rows = RowSet(count: words.rows.count)
        for pair in pairs { rows.formUnion(words.pairs.rows(pair)) }
        return rows
    }

    private static func rows(withAll ranges: [Range<Int32>], _ vocabulary: Vocabulary) -> RowSet {
        var rows: RowSet?
        for range in ranges {
            let more = vocabulary.rows(range)
            rows?.formIntersection(more)
            if rows == nil { rows = more }
        }
        return rows ?? vocabulary.rows(0..<0)
    }
}
