/// Divides a Podfile into words: comments, `=begin` blocks and what follows `__END__` are left out.
struct PodfileLexer {
    /// Places are asked for in ascending order, so that each costs no more than its distance from the last.
    var source: TextSource
    let bytes: [UInt8]
    /// Words of one list that are kept; with one more there are too many values.
    let wordLimit: Int
    let start: Int
    /// The next byte to be read.
    var index: Int
    /// The last word read.
    private(set) var previous: PodfileToken?
    /// What cannot be read as Ruby; the words end there or go on after it.
    var faults: [(code: DocumentFault.Code, position: Position)] = []
    /// Where the word at hand begins.
    private(set) var position: Position
    /// The texts that begin after this line: `<<~TEXT`.
    private var heredocs: [(name: [UInt8], position: Position)] = []
    /// Comments that speak to us.
    private(set) var comments: [Range<Int>] = []
    /// No regular expression ends before this index.
    var expressionFreeEnd = 0

    init(_ source: TextSource, wordLimit: Int) {
        self.wordLimit = wordLimit
        self.source = source
        position = source.beginning
        bytes = source.bytes
        start = source.start
        index = source.start
    }

    /// The next word; `nil` at the end.
    mutating func next() -> PodfileToken? {
        guard skipBlank() else { return nil }
        position = source.position(at: index)
        let token = PodfileToken(kind: read(), position: position)
        previous = token
        return token
    }

    /// Where the text ends.
    var endPosition: Position { mutating get { source.position(at: bytes.count) } }

    func byte(_ ahead: Int = 0) -> UInt8? { index + ahead < bytes.count ? bytes[index + ahead] : nil }

    func starts(with word: String) -> Bool {
        index + word.utf8.count <= bytes.count && bytes[index...].starts(with: word.utf8)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Gives up, where something begins at `position` that does not end.
    mutating func stop(_ code: DocumentFault.Code, at position: Position) {
        faults.append((code, position))
        index = bytes.count
    }
}

// MARK: Between words

extension PodfileLexer {
    /// Moves on to the next word or line end; returns whether there is one.
    private mutating func skipBlank() -> Bool {
        while let byte = byte() {
            if isLineStart, skipLine(from: byte) { continue }
            switch byte {
            case 0x20, 0x09, 0x0B, 0x0C: index += 1
            case UInt8(ascii: "\\") where self.byte(1) == 0x0A: index += 2
            case UInt8(ascii: "\\") where self.byte(1) == 0x0D: index += self.byte(2) == 0x0A ? 3 : 2
            case UInt8(ascii: "#"): skipComment()
            default: return true
            }
        }
        return false
    }

    private var isLineStart: Bool { index == start || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D }

    /// Skips what is no Ruby at the start of a line; returns whether there was any.
    private mutating func skipLine(from byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
            if starts(with: "=begin") {
                skipBlockComment()
                return true
            }
            guard index + 7 <= bytes.count, bytes[index..<index + 7].allSatisfy({ $0 == byte }) else { return false }
            faults.append((.mergeConflictMarker, source.position(at: index)))
            skipToLineEnd()
            return true
        case UInt8(ascii: "_") where starts(with: "__END__"):
            let end = self.byte(7)
            guard end == nil || end == 0x0A || end == 0x0D else { return false }
            index = bytes.count
            return true
        default: return false
        }
    }

    private mutating func skipComment() {
        let start = index
        skipToLineEnd()
        guard comments.count < Remark.most, Remark.mayBegin(bytes[start..<index].prefix(200)) else { return }
        comments.append(start..<index)
    }

    private mutating func skipBlockComment() {
        let position = source.position(at: index)
        while index < bytes.count {
            skipToLineEnd()
            skipLineEnd()
            if starts(with: "=end") {
                skipToLineEnd()
                return
            }
        }
        stop(.podfileUnclosedComment, at: position)
    }

    private mutating func skipToLineEnd() {
        while let byte = byte(), byte != 0x0A, byte != 0x0D { index += 1 }
    }

    private mutating func skipLineEnd() {
        if byte() == 0x0D { index += 1 }
        if byte() == 0x0A { index += 1 }
    }

    /// Skips the end of a line, and the texts that begin behind it.
    private mutating func readLineEnd() {
        skipLineEnd()
        for heredoc in heredocs where !skipText(endingWith: heredoc.name) {
            stop(.podfileUnclosedLiteral, at: heredoc.position)
            break
        }
        heredocs.removeAll()
    }

    /// Skips the lines up to and with the one that is `name`; returns whether there is one.
    private mutating func skipText(endingWith name: [UInt8]) -> Bool {
        while index < bytes.count {
            while byte() == 0x20 || byte() == 0x09 { index += 1 }
            let line = index
            skipToLineEnd()
            let isEnd = bytes[line..<index].elementsEqual(name)
            skipLineEnd()
            if isEnd { return true }
        }
        return false
    }
}

// MARK: Words

extension PodfileLexer {
    private mutating func read() -> PodfileToken.Kind {
        let byte = bytes[index]
        switch byte {
        case 0x0A, 0x0D:
            readLineEnd()
            return .newline
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return readQuoted()
        case UInt8(ascii: "`"):
            _ = readText(until: byte, escapes: true)
            return .opaque
        case UInt8(ascii: ":"): return readColon()
        case 0x30...0x39: return .literal(readWord(isNumber: true))
        case _ where Self.isNameStart(byte): return readIdentifier()
        case UInt8(ascii: "$"):
            index += 1
            return .variable(readWord())
        case UInt8(ascii: "@"):
            index += 1
            if self.byte() == UInt8(ascii: "@") { index += 1 }
            _ = readWord()
            return .opaque
        case UInt8(ascii: "%") where beginsValue: if let kind = readPercent() { return kind }
        case UInt8(ascii: "/") where beginsValue: if skipExpression() { return .opaque }
        case UInt8(ascii: "<") where starts(with: "<<"): if readHeredocName() { return .opaque }
        case UInt8(ascii: "?") where previous?.endsValue != true: if skipCharacter() { return .opaque }
        case UInt8(ascii: "=") where self.byte(1) == UInt8(ascii: ">"):
            index += 2
            return .arrow
        default: break
        }
        index += 1
        return .punctuation(byte)
    }

    /// Moves over the character at hand, `?"` or `?#`; `false` where the question mark begins none.
    private mutating func skipCharacter() -> Bool {
        let length = byte(1) == UInt8(ascii: "\\") ? 3 : 2
        guard let character = byte(1), character > 0x20, character < 0x80 else { return false }
        index = min(index + length, bytes.count)
        return true
    }

    /// Whether a value belongs here, so that `/` and `%` begin one.
    private var beginsValue: Bool {
        guard let previous, previous.endsValue else { return true }
        guard case .identifier = previous.kind, index > start, bytes[index - 1] == 0x20 else { return false }
        // `match /x/` against `a / b`
        return byte(1) != 0x20 && byte(1) != UInt8(ascii: "=")
    }

    private mutating func readColon() -> PodfileToken.Kind {
        let next = byte(1)
        index += 1
        if next == UInt8(ascii: "'") || next == UInt8(ascii: "\"") { return readQuoted() }
        if let next, Self.isNameStart(next) { return .literal(readWord()) }
        if next == UInt8(ascii: ":") { index += 1 }
        return .punctuation(UInt8(ascii: ":"))
    }

    private mutating func readIdentifier() -> PodfileToken.Kind {
        var name = readWord()
        if let mark = byte(), mark == UInt8(ascii: "!") || mark == UInt8(ascii: "?"), byte(1) != UInt8(ascii: "=") {
            name.unicodeScalars.append(Unicode.Scalar(mark))
            index += 1
        }
        return takeLabelColon() ? .label(name) : .identifier(name)
    }

    /// Moves over the `:` that makes a label of the word before; returns whether there is one.
    private mutating func takeLabelColon() -> Bool {
        guard byte() == UInt8(ascii: ":"), byte(1) != UInt8(ascii: ":"), previous?.isPunctuation("?") != true else {
            return false
        }
        index += 1
        return true
    }

    private mutating func readQuoted() -> PodfileToken.Kind {
        let quote = bytes[index]
        let text = readText(until: quote, escapes: quote == UInt8(ascii: "\""))
        return byte(1) == 0x20 && takeLabelColon() ? .label(text) : .literal(text)
    }

    /// Letters, digits and `_`; of a number also points.
    private mutating func readWord(isNumber: Bool = false) -> String {
        let place = index
        while let byte = byte() {
            let isDecimalPoint =
                isNumber && byte == UInt8(ascii: ".") && self.byte(1).map { (0x30...0x39).contains($0) } ?? false
            guard Self.isNameStart(byte) || (0x30...0x39).contains(byte) || isDecimalPoint else { break }
            index += 1
        }
        return text(place..<index)
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// Reads `<<~NAME`, `<<-NAME` or `<<NAME`; returns whether it is one.
    private mutating func readHeredocName() -> Bool {
        var place = index + 2
        let isIndented = place < bytes.count && (bytes[place] == UInt8(ascii: "~") || bytes[place] == UInt8(ascii: "-"))
        if isIndented { place += 1 } else if !beginsValue { return false }
        let quote = place < bytes.count ? bytes[place] : 0
        let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
        if isQuoted { place += 1 }
        guard place < bytes.count, isIndented ? Self.isNameStart(bytes[place]) : (0x41...0x5A).contains(bytes[place])
        else { return false }
        index = place
        heredocs.append((Array(readWord().utf8), position))
        if isQuoted, byte() == quote { index += 1 }
        return true
    }
}
