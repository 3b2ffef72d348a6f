internal import Catalog

/// A user's words, turned into what the index understands.
struct SearchQuery: Sendable {
    /// The whole text in the form in which names are compared.
    let name: String
    /// FTS5 expressions, from the strict one to the lax one.
    let expressions: [String]
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
        let terms = Array(Self.terms(text).prefix(Self.maximumWords))
        let strict = terms.map(\.strict).joined(separator: " AND ")
        let lax = terms.map(\.lax).joined(separator: " OR ")
        let ofKind = kind.map { " AND kind : \(Self.quoted(SearchText.word(ofKind: $0.rawValue)))" } ?? ""
        expressions = (terms.isEmpty ? [] : strict == lax ? [strict] : [strict, lax])
            .map { "{names prose} : (\($0))\(ofKind)" }
    }

    /// A word, or a run of Chinese characters, as a strict and as a lax condition.
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
        let either = "(\(whole) OR (\(parts.map(quoted).joined(separator: " AND "))))"
        return Term(strict: either, lax: either)
    }

    /// The characters side by side, or any two of them that stand side by side.
    private static func chinese(_ characters: [String]) -> Term {
        let phrase = quoted(characters.joined(separator: " "))
        guard characters.count > 2 else { return Term(strict: phrase, lax: phrase) }
        let pairs = zip(characters, characters.dropFirst()).map { quoted("\($0) \($1)") }
        return Term(strict: phrase, lax: pairs.joined(separator: " OR "))
    }

    /// An FTS5 string (SQLite manual, "FTS5 Strings"); no quotation mark can be in it, for only letters and digits are.
    private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
