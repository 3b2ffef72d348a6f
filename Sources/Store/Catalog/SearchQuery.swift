internal import Catalog

/// A user's words, turned into what the index understands.
struct SearchQuery: Sendable {
    /// A word, or a run of Chinese characters.
    struct Term: Sendable {
        /// In small letters.
        let text: String
        /// Whether words that begin so fit, too.
        var isBeginning = false
        /// The words of which it is put together; empty where it is one word.
        var parts: [String] = []
        /// The characters of a Chinese run, else empty.
        var characters: [String] = []
    }

    /// The whole text in the form in which names are compared.
    let name: String
    /// What it asks for, one by one.
    let terms: [Term]
    /// The condition that rows be of the kind wanted, as part of an FTS5 expression.
    private let ofKind: String
    /// The words in small letters, names taken apart.
    let words: Set<String>

    /// More words than this are not looked at.
    private static let maximumWords = 12
    /// A longer text is cut off.
    private static let maximumLength = 200

    /// Takes what the user typed, and the only kind of row wanted.
    init(_ text: String, kind: RecordKind?) {
        let text = String(text.prefix(Self.maximumLength))
        name = SearchText.folded(text)
        words = Set(SearchText.words(text).map { $0.lowercased() })
        terms = Array(Self.terms(text).prefix(Self.maximumWords))
        ofKind = kind.map { " AND kind : \(Term.quoted(SearchText.word(ofKind: $0.rawValue)))" } ?? ""
    }

    /// The FTS5 expression for rows that hold all terms.
    var strict: String { expression(terms.map(\.strict).joined(separator: " AND ")) }

    /// The FTS5 expression for rows that hold any of the terms at `places`; of a Chinese run two characters are enough.
    func lax(_ places: [Int]) -> String { expression(places.map { terms[$0].lax }.joined(separator: " OR ")) }

    private func expression(_ condition: String) -> String { "{names prose} : (\(condition))\(ofKind)" }

    private static func terms(_ text: String) -> [Term] {
        var terms: [Term] = []
        var word = ""
        var ideographs: [String] = []
        func flush() {
            if !word.isEmpty {
                let parts = SearchText.words(word).map { $0.lowercased() }
                terms.append(
                    Term(text: word.lowercased(), isBeginning: word.utf8.count > 1, parts: parts.count > 1 ? parts : [])
                )
            }
            if !ideographs.isEmpty { terms.append(Term(text: ideographs.joined(), characters: ideographs)) }
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
}

extension SearchQuery.Term {
    /// The word itself by its beginning, or all the words of which it is put together; the characters side by side.
    fileprivate var strict: String {
        guard characters.isEmpty else { return Self.quoted(characters.joined(separator: " ")) }
        let whole = Self.quoted(text) + (isBeginning ? "*" : "")
        return parts.isEmpty ? whole : "(\(whole) OR (\(parts.map(Self.quoted).joined(separator: " AND "))))"
    }

    /// As ``strict``, but of the characters any two that stand side by side.
    fileprivate var lax: String {
        guard characters.count > 2 else { return strict }
        return zip(characters, characters.dropFirst()).map { Self.quoted("\($0) \($1)") }.joined(separator: " OR ")
    }

    /// An FTS5 string (SQLite manual, "FTS5 Strings"); no quotation mark can be in it, for only letters and digits are.
    fileprivate static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
