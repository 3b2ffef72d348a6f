internal import Catalog

/// A user's words, turned into what the index understands.
struct SearchQuery: Sendable {
    /// The whole text in the form in which names are compared.
    private let name: String
    /// FTS5 expressions, from the strict one to the lax one; the first that finds something counts.
    let expressions: [String]

    /// More words than this are not looked at.
    private static let maximumWords = 12
    /// A longer text is cut off.
    private static let maximumLength = 200

    init(_ text: String) {
        let text = String(text.prefix(Self.maximumLength))
        name = SearchText.folded(text)
        let terms = Array(Self.terms(text).prefix(Self.maximumWords))
        let strict = terms.map(\.strict).joined(separator: " AND ")
        let lax = terms.map(\.lax).joined(separator: " OR ")
        expressions = terms.isEmpty ? [] : strict == lax ? [strict] : [strict, lax]
    }

    /// The rows that fit, best first, each once.
    func hits(_ connection: Connection, kind: RecordKind?) throws(StoreError) -> [CatalogStore.Hit] {
        guard !name.isEmpty else { return [] }
        var hits: [CatalogStore.Hit] = []
        var seen: Set<Int64> = []
        func collect(_ statement: borrowing Statement, _ match: CatalogStore.Hit.Match) throws(StoreError) {
            while hits.count < CatalogStore.maximumTotal, try statement.step() {
                guard let kindName = statement.text(at: 1), let found = RecordKind(rawValue: kindName),
                    let id = statement.text(at: 2)
                else { throw .corrupt("records.kind") }
                guard kind == nil || kind == found, seen.insert(statement.integer(at: 0)).inserted else { continue }
                hits.append(CatalogStore.Hit(kind: found, id: id, match: match))
            }
        }
        let exact = try connection.prepare(Self.exact)
        try exact.bind(name, at: 1)
        try collect(exact, .name)
        let beginning = try connection.prepare(Self.beginning)
        try beginning.bind(name, at: 1)
        try beginning.bind(name + "\u{10FFFF}", at: 2)
        try collect(beginning, .beginningOfName)
        for expression in expressions {
            let text = try connection.prepare(Self.text)
            try text.bind(expression, at: 1)
            let before = hits.count
            try collect(text, .text)
            if hits.count > before || !hits.isEmpty { break }
        }
        return hits
    }

    static let exact = """
        SELECT r.number, r.kind, r.id FROM names AS n CROSS JOIN records AS r ON r.number = n.record
        WHERE n.name = ?1 ORDER BY r.id, r.kind
        """
    static let beginning = """
        SELECT r.number, r.kind, r.id FROM names AS n CROSS JOIN records AS r ON r.number = n.record
        WHERE n.name > ?1 AND n.name < ?2 ORDER BY length(n.name), n.name, r.kind LIMIT 2000
        """
    static let text = """
        SELECT r.number, r.kind, r.id FROM search AS s CROSS JOIN records AS r ON r.number = s.rowid
        WHERE s.search MATCH ?1 ORDER BY bm25(s.search, 4.0, 1.0), r.id LIMIT 2000
        """

    /// A word, or a run of Chinese characters, as strict and as lax a condition.
    private struct Term {
        let strict: String
        let lax: String
    }

    private static func terms(_ text: String) -> [Term] {
        var terms: [Term] = []
        var word = ""
        var ideographs: [String] = []
        func flush() {
            if !word.isEmpty { terms.append(latin(word)) }
            if !ideographs.isEmpty { terms.append(chinese(ideographs)) }
            word = ""
            ideographs = []
        }
        for scalar in text.unicodeScalars {
            if SearchText.isIdeograph(scalar) {
                if !word.isEmpty { flush() }
                ideographs.append(String(scalar))
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if !ideographs.isEmpty { flush() }
                word.unicodeScalars.append(scalar)
            } else {
                flush()
            }
        }
        flush()
        return terms
    }

    /// The word itself by its beginning, or all the words of which it is put together.
    private static func latin(_ word: String) -> Term {
        let whole = quoted(word) + (word.utf8.count > 1 ? "*" : "")
        let parts = SearchText.words(word)
        guard parts.count > 1 else { return Term(strict: whole, lax: whole) }
        let together = parts.map(quoted).joined(separator: " AND ")
        return Term(strict: "(\(whole) OR (\(together)))", lax: "(\(whole) OR (\(together)))")
    }

    /// The characters side by side, or any two of them that stand side by side.
    private static func chinese(_ characters: [String]) -> Term {
        let phrase = quoted(characters.joined(separator: " "))
        guard characters.count > 2 else { return Term(strict: phrase, lax: phrase) }
        let pairs = zip(characters, characters.dropFirst()).map { quoted("\($0) \($1)") }
        return Term(strict: phrase, lax: pairs.joined(separator: " OR "))
    }

    /// An FTS5 string (SQLite manual, "FTS5 Strings"): a quotation mark cannot stand in it, for only letters and digits do.
    private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
