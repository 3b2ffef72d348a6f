/// A user's words, taken apart.
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
    /// The words in small letters, names taken apart.
    let words: Set<String>

    /// More words than this are not looked at.
    private static let maximumWords = 12
    /// A longer text is cut off.
    private static let maximumLength = 200

    /// Takes what the user typed.
    init(_ text: String) {
        let text = String(text.prefix(Self.maximumLength))
        name = SearchText.folded(text)
        words = Set(SearchText.words(text).map { $0.lowercased() })
        terms = Array(Self.terms(text).prefix(Self.maximumWords))
    }

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
