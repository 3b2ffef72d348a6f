/// Cuts a source file into tokens.
///
/// Comments are left out and strings are one token each, so that what is written in them is never taken for code; the
/// code within an interpolation is cut too. What is never closed ends with its line or, where it may go on over lines, with
/// the file. Runs in one pass without recursion.
struct SourceLexer {
    /// A string that holds the interpolation that is being read.
    struct Interpolated {
        let quote: UInt8
        /// 1, or 3 for a string of several lines.
        let quotes: Int
        /// Number signs around a raw string of Swift.
        let signs: Int
        /// Brackets open within the interpolation.
        var depth = 0
    }

    /// Strings within interpolations within strings.
    static let maximumNesting = 32
    /// Macros of one file that are read.
    private static let mostMacros = 2_000

    let language: SourceLanguage
    let bytes: [UInt8]
    /// Tokens are read up to this many.
    let limit: Int
    var index: Int
    let end: Int
    var tokens: [SourceToken] = []
    var interpolations: [Interpolated] = []
    /// What comments of UniApp say of the platforms that the code is for.
    private(set) var platforms = PlatformComments()
    /// Whether nothing but blanks stood before on the line.
    var isAtLineStart = true
    /// Up to here no regular expression begins: one was looked for that the line does not close.
    var plainUntil = 0
    /// Comments that were passed over, each of which costs as much as a token.
    private var comments = 0
    /// Whether there are more tokens and comments than the limit.
    private(set) var isCut = false
    /// Comments that speak to us.
    private(set) var remarks: [Range<Int>] = []
    /// Macros of C, with what they stand for.
    private(set) var macros: [Range<Int>] = []

    init(_ bytes: [UInt8], range: Range<Int>, language: SourceLanguage, limit: Int) {
        self.language = language
        self.bytes = bytes
        self.limit = limit
        index = range.lowerBound
        end = range.upperBound
        tokens.reserveCapacity(min(limit, range.count / 5))
    }

    /// The byte `distance` behind the present one; 0 behind the end.
    func peek(_ distance: Int = 0) -> UInt8 { index + distance < end ? bytes[index + distance] : 0 }

    /// Whether the two ASCII characters stand here.
    func begins(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        peek() == UInt8(ascii: first) && peek(1) == UInt8(ascii: second)
    }

    /// Tokens and comments that were read.
    var pieces: Int { tokens.count + comments }

    /// Reads the file.
    mutating func read() {
        if language.isScript, begins("#", "!") { skipLine() }
        while index < end {
            guard pieces < limit else {
                isCut = true
                return
            }
            step()
        }
    }

    private mutating func step() {
        let byte = bytes[index]
        switch byte {
        case 0x0A, 0x0D:
            isAtLineStart = true
            index += 1
        case 0...0x20, 0x7F: index += 1
        case UInt8(ascii: "\\") where language == .objectiveC:
            if let length = spliceLength { index += length } else { mark() }
        case UInt8(ascii: "/"): readSlash()
        case UInt8(ascii: "\""): readQuote(byte)
        case UInt8(ascii: "'"):
            // Swift has no such strings.
            language == .swift ? mark() : readQuote(byte)
        case UInt8(ascii: "`"): readBackQuote()
        case UInt8(ascii: "#"): readNumberSign()
        case UInt8(ascii: "@"):
            if Self.isWordStart(peek(1)) { readMarked() } else { mark() }
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case _ where Self.isWordStart(byte): readWord()
        default: mark()
        }
    }

    // MARK: Tokens

    mutating func add(_ kind: SourceToken.Kind, from start: Int, inset: Int = 0) {
        guard !platforms.isElsewhere else { return }
        tokens.append(
            SourceToken(
                kind: kind,
                startsLine: isAtLineStart,
                inset: UInt8(clamping: inset),
                start: Int32(clamping: start),
                end: Int32(clamping: index)
            )
        )
        isAtLineStart = false
    }

    /// Takes one byte of punctuation, which may end an interpolation.
    private mutating func mark() {
        let start = index
        let byte = bytes[index]
        index += 1
        add(.mark, from: start)
        guard let last = interpolations.indices.last else { return }
        let (open, close): (UInt8, UInt8) = language == .swift ? (0x28, 0x29) : (0x7B, 0x7D)
        if byte == open { interpolations[last].depth += 1 }
        if byte == close {
            interpolations[last].depth -= 1
            if interpolations[last].depth <= 0 {
                let string = interpolations.removeLast()
                readText(from: index, string)
            }
        }
    }

    private mutating func readWord() {
        let start = index
        while index < end, Self.isWordPart(bytes[index]) { index += 1 }
        if index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
            if readPrefixedText(from: start) { return }
        }
        add(.word, from: start)
    }

    private mutating func readMarked() {
        let start = index
        index += 1
        while index < end, Self.isWordPart(bytes[index]) { index += 1 }
        add(.marked, from: start)
    }

    private mutating func readNumber() {
        let start = index
        while index < end {
            let byte = bytes[index]
            if Self.isWordPart(byte) {
                index += 1
                // The sign of an exponent.
                if byte | 0x20 == UInt8(ascii: "e"), peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+"),
                    !(bytes[start] == 0x30 && start + 1 < end && bytes[start + 1] | 0x20 == UInt8(ascii: "x"))
                {
                    index += 1
                }
            } else if byte == UInt8(ascii: "."), Self.isDigit(peek(1)) {
                index += 1
            } else if byte == UInt8(ascii: "'"), language == .objectiveC, Self.isWordPart(peek(1)) {
                index += 1
            } else {
                break
            }
        }
        add(.number, from: start)
    }

    private mutating func readNumberSign() {
        switch language {
        case .objectiveC where isAtLineStart:
            let start = index
            skipDirective()
            add(.directive, from: start)
            if macros.count < Self.mostMacros, Directive.defines(bytes[start..<index]) { macros.append(start..<index) }
        case .swift where peek(1) == UInt8(ascii: "\"") || peek(1) == UInt8(ascii: "#") || peek(1) == UInt8(ascii: "/"):
            readRaw()
        default:
            if Self.isWordStart(peek(1)) { readMarked() } else { mark() }
        }
    }

    /// Goes behind a line of the preprocessor and those that continue it; comments in it may hold line ends.
    private mutating func skipDirective() {
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                skipQuoted()
            } else if byte == UInt8(ascii: "\\") {
                index = min(end, index + (spliceLength ?? 2))
            } else if byte == 0x0A || byte == 0x0D || begins("/", "/") {
                return
            } else if begins("/", "*") {
                skipBlockComment()
            } else {
                index += 1
            }
        }
    }

    /// Goes behind the string or character at hand; behind its quote alone where it does not end on its line.
    private mutating func skipQuoted() {
        let (start, quote) = (index, bytes[index])
        index += 1
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == quote {
                index += 1
                return
            }
            index += bytes[index] == UInt8(ascii: "\\") ? spliceLength ?? 2 : 1
        }
        index = start + 1
    }

    // MARK: Comments

    private mutating func readSlash() {
        switch peek(1) {
        case UInt8(ascii: "/"), UInt8(ascii: "*"):
            let start = index
            comments += 1
            if peek(1) == UInt8(ascii: "/") { skipLine() } else { skipBlockComment() }
            if language.isScript { platforms.follow(bytes[start..<min(index, start + 200)]) }
            if remarks.count < Remark.most, Remark.mayBegin(bytes[start..<min(index, start + 200)]) {
                remarks.append(start..<index)
            }
        default:
            if language.isScript || language == .swift, !endsOperand, readRegularExpression() { return }
            mark()
        }
    }

    mutating func skipLine() {
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
            // C takes the line behind a backslash for the same line.
            index += language == .objectiveC ? spliceLength ?? 1 : 1
        }
    }

    /// The bytes of a backslash and of the line end that it takes away, blanks between them included; `nil` for none here.
    private var spliceLength: Int? {
        guard peek() == UInt8(ascii: "\\") else { return nil }
        var length = 1
        while peek(length) == 0x20 || peek(length) == 0x09 { length += 1 }
        switch peek(length) {
        case 0x0A: return length + 1
        case 0x0D: return length + (peek(length + 1) == 0x0A ? 2 : 1)
        default: return nil
        }
    }

    private mutating func skipBlockComment() {
        index += 2
        var depth = 1
        while index < end, depth > 0 {
            if begins("*", "/") {
                depth -= 1
                index += 2
            } else if language.nestsComments, begins("/", "*") {
                depth += 1
                index += 2
            } else {
                if bytes[index] == 0x0A { isAtLineStart = true }
                index += 1
            }
        }
    }

    /// Whether the last token ends a value, so that `/` behind it divides.
    private var endsOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .number, .text, .opaqueText, .marked: return true
        case .directive: return false
        case .word: return !Self.wordsBeforeValues.contains(word(last))
        case .mark:
            let byte = bytes[Int(last.start)]
            if byte == UInt8(ascii: ")") { return !language.isScript || !closesCondition }
            // JSX closes a tag with `</`.
            return byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
                || byte == UInt8(ascii: "<") && Int(last.end) == index
        }
    }

    /// Whether the parenthesis that was read last closes what `if`, `while`, `for` or `with` looks at: a statement follows.
    private var closesCondition: Bool {
        var depth = 0
        for index in tokens.indices.reversed().prefix(Self.longestCondition) where tokens[index].kind == .mark {
            switch bytes[Int(tokens[index].start)] {
            case UInt8(ascii: ")"): depth += 1
            case UInt8(ascii: "("):
                depth -= 1
                guard depth == 0 else { continue }
                let isMember = index > 1 && bytes[Int(tokens[index - 2].start)] == UInt8(ascii: ".")
                return index > 0 && tokens[index - 1].kind == .word && !isMember
                    && ["if", "while", "for", "with"].contains(word(tokens[index - 1]))
            default: break
            }
        }
        return false
    }

    /// Tokens of a condition that are looked through.
    private static let longestCondition = 200

    private func word(_ token: SourceToken) -> String {
        String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }

    /// Keywords behind which a value follows.
    private static let wordsBeforeValues: Set = [
        "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do", "else", "yield",
        "await", "try",
    ]

    // MARK: Bytes

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isWordStart(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte == 0x24 || byte >= 0x80
    }

    static func isWordPart(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }
}
