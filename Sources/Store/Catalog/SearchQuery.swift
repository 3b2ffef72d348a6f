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
        /// Whether a row fits without it, too: it says nothing beside the others.
        var isOptional = false
    }

    /// The whole text in the form in which names are compared.
    let name: String
    /// The same without words that say nothing; where nothing is left, the whole.
    let plainName: String
    /// What it asks for, one by one, some of it needed.
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
        let pieces = Self.pieces(text)
        let telling = pieces.filter { !$0.isFiller }
        plainName = telling.isEmpty ? name : Self.name(telling)
        let terms = pieces.flatMap { piece in
            piece.terms.map { term in
                var term = term
                term.isOptional = piece.isFiller && !telling.isEmpty
                return term
            }
        }
        self.terms = Array(terms.prefix(Self.maximumWords))
        words = Set(terms.filter { !$0.isOptional }.flatMap { $0.parts.isEmpty ? [$0.text] : $0.parts })
    }

    /// A word, or a run of Chinese characters, as it stands in the text.
    private enum Piece {
        /// As typed, and in small letters.
        case word(String, small: String)
        /// Its characters, and what is left of it without fillers.
        case run([String], pieces: [String])

        var isFiller: Bool {
            switch self {
            case .word(_, let small): QueryWords.fillers.contains(small)
            case .run(_, let pieces): pieces.isEmpty
            }
        }

        var terms: [Term] {
            switch self {
            case .word(let word, let small):
                let words = SearchText.words(word)
                let parts = words.count > 1 ? words.map { $0.lowercased() } : []
                return [Term(text: small, isBeginning: word.utf8.count > 1, parts: parts)]
            case .run(let characters, let pieces):
                return (pieces.isEmpty ? [characters.joined()] : pieces).map { piece in
                    let word = QueryWords.rewritten(piece)
                    return Term(text: word, characters: word.unicodeScalars.map { String($0) })
                }
            }
        }
    }

    private static func pieces(_ text: String) -> [Piece] {
        var pieces: [Piece] = []
        var word = ""
        var ideographs: [String] = []
        func flush() {
            if !word.isEmpty { pieces.append(.word(word, small: word.lowercased())) }
            if !ideographs.isEmpty { pieces.append(.run(ideographs, pieces: QueryWords.pieces(of: ideographs))) }
            word = ""
            ideographs = []
        }
        for scalar in text.unicodeScalars {
            if SearchText.isIdeograph(scalar) {
                if !word.isEmpty { flush() }
                ideographs.append(String(scalar))
            } else if SearchText.isOfWord(scalar) {
                if !ideographs.isEmpty { flush() }
                word.unicodeScalars.append(scalar)
            } else {
                flush()
            }
        }
        flush()
        return pieces
    }

    /// The pieces as a name is written: spaces between words, none between Chinese characters.
    private static func name(_ pieces: [Piece]) -> String {
        let texts = pieces.map { piece in
            switch piece {
            case .word(_, let small): small
            case .run(let characters, let pieces): pieces.isEmpty ? characters.joined() : pieces.joined()
            }
        }
        return SearchText.folded(texts.joined(separator: " "))
    }
}
