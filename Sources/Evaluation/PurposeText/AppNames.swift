/// What an app calls itself, in lower case, made ready once to be taken out of many texts.
struct AppNames: Sendable, Equatable, ExpressibleByArrayLiteral {
    /// Bytes of a name; more are no name.
    static let longest = 400

    /// As given.
    let texts: [String]
    /// In bytes, as they stand in a Chinese text.
    let written: [[UInt8]]
    /// In bytes, as they stand among the words of any other.
    let spaced: [[UInt8]]

    init(_ texts: [String]) {
        self.texts = texts
        written = texts.map { Array($0.utf8) }
        spaced = texts.map { Array(PlainText.spaced($0).utf8) }
    }

    init(arrayLiteral texts: String...) { self.init(texts) }
}
