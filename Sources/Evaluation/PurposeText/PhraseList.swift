/// Phrases of one language, made ready once to be looked for in many texts.
struct PhraseList: Sendable {
    /// A phrase and the bytes that stand for it in a ``PlainText``.
    struct Phrase: Sendable {
        let text: String
        let first: Unicode.Scalar
        let bytes: [UInt8]
    }

    /// In the order given.
    let phrases: [Phrase]
    /// The longest first, so that none is broken by a shorter one.
    let longestFirst: [Phrase]
    let texts: Set<String>

    /// Takes phrases in lower case; their punctuation counts as a space, as it does in a ``PlainText``.
    init(_ texts: [String]) {
        phrases = texts.compactMap { text in
            let plain = PlainText.spaced(text).trimmed
            return plain.unicodeScalars.first.map { Phrase(text: text, first: $0, bytes: Array(plain.utf8)) }
        }
        longestFirst = phrases.sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
        self.texts = Set(texts)
    }
}
