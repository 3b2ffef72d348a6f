/// A token of a source file, outside comments and strings; a string is one token.
struct SourceToken: Sendable {
    enum Kind: UInt8, Sendable {
        /// An identifier or a keyword, back quotes left out.
        case word
        /// `@available`, `#selector`, `#if` of Swift: the sign and the word behind it.
        case marked
        case number
        /// A whole string without an escape or an interpolation: its value is the text within.
        case text
        /// Any other string, regular expression or character, or a piece of one between interpolations.
        case opaqueText
        /// A line of the C preprocessor, with those that continue it.
        case directive
        /// One character of punctuation.
        case mark
    }

    let kind: Kind
    /// Whether it is the first of its line.
    let startsLine: Bool
    /// What stands around a text on either side, in bytes.
    let inset: UInt8
    /// Index of the first byte, and of the one behind the last.
    let start: Int32
    let end: Int32
}
