/// A word of a Podfile, as far as Ruby is read here.
struct PodfileToken {
    enum Kind: Equatable {
        case newline
        /// `pod`, `use_frameworks!`, `true`.
        case identifier(String)
        /// `path:` before a value.
        case label(String)
        /// `'13.0'`, `"13.0"`, `:ios`, `13.0`; interpolations stay as written.
        case literal(String)
        /// `%w[Camera Contacts]`.
        case words([Word])
        case punctuation(UInt8)
        /// `=>`.
        case arrow
        /// `$VCEnableLocation`, without the sign.
        case variable(String)
        /// A value that is not looked at: a regular expression, another variable, a text of several lines.
        case opaque
    }

    struct Word: Equatable {
        let text: String
        let position: Position
    }

    let kind: Kind
    let position: Position

    func isPunctuation(_ character: Unicode.Scalar) -> Bool {
        if case .punctuation(let byte) = kind { byte == UInt8(ascii: character) } else { false }
    }

    func isIdentifier(_ name: String) -> Bool { kind == .identifier(name) }

    /// Whether a value can end with it, so that a `/` or `%` behind it divides.
    var endsValue: Bool {
        switch kind {
        case .identifier(let name): !PodfileReader.keywords.contains(name)
        case .literal, .words, .variable, .opaque: true
        case .punctuation(let byte): [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
        case .newline, .label, .arrow: false
        }
    }
}
