/// Strings, comments, and reporting.
extension OpenStepReader {
    func byte(_ ahead: Int = 0) -> UInt8? { index + ahead < bytes.count ? bytes[index + ahead] : nil }

    /// Reads the string at hand, quoted or not; `nil` where there is none.
    mutating func readString(at position: Position) -> String? {
        guard let first = byte() else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return readQuoted(at: position) }
        let start = index
        while let byte = byte(), Self.isPlain(byte) { index += 1 }
        return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private mutating func readQuoted(at position: Position) -> String? {
        let quote = bytes[index]
        index += 1
        var text: [UInt8] = []
        var runStart = index
        while let byte = byte() {
            if byte == quote {
                text.append(contentsOf: bytes[runStart..<index])
                index += 1
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                text.append(contentsOf: bytes[runStart..<index])
                readEscape(into: &text)
                runStart = index
            } else {
                index += 1
            }
        }
        stop(.openStepUnclosedString, at: position)
        return nil
    }

    /// Appends what the `\` at hand and the next characters stand for.
    private mutating func readEscape(into text: inout [UInt8]) {
        guard let escaped = byte(1) else {
            index = bytes.count
            return
        }
        index += 2
        switch escaped {
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "U"): readUnicode(into: &text)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = UInt32(escaped - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let digit = byte(), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
                value = value << 3 | UInt32(digit - UInt8(ascii: "0"))
                index += 1
            }
            append(value & 0xFF, to: &text)
        default: text.append(escaped)
        }
    }

    /// Reads up to four hexadecimal digits, and a second half where the first is one.
    private mutating func readUnicode(into text: inout [UInt8]) {
        let first = readHexadecimal()
        if (0xD800...0xDBFF).contains(first), byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "U") {
            index += 2
            let second = readHexadecimal()
            guard (0xDC00...0xDFFF).contains(second) else { return append(0xFFFD, to: &text) }
            return append(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), to: &text)
        }
        append(first, to: &text)
    }

    private mutating func readHexadecimal() -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = byte().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { break }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    private func append(_ value: UInt32, to text: inout [UInt8]) {
        text.append(contentsOf: Unicode.Scalar(value).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter)
    }

    /// What a string without quotes may hold.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Moves on to the next byte that is neither white space nor in a comment.
    mutating func skipSpace() {
        while let byte = byte() {
            if byte <= 0x20 {
                index += 1
            } else if source.isConflictMarker(at: index) {
                report(.mergeConflictMarker, at: source.position(at: index))
                skipLine()
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
                let start = index
                skipLine()
                note(start..<index)
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
                let start = index
                skipBlockComment()
                note(start..<index)
            } else if byte == 0xE2, self.byte(1) == 0x80, self.byte(2).map({ $0 | 1 == 0xA9 }) ?? false {
                // U+2028 and U+2029 are white space.
                index += 3
            } else {
                return
            }
        }
    }

    /// Takes a comment down that speaks to us.
    private mutating func note(_ comment: Range<Int>) {
        guard remarks.count < Remark.most, Remark.mayBegin(bytes[comment].prefix(200)) else { return }
        let position = source.position(at: comment.lowerBound)
        var line = source.standsBehindText(comment.lowerBound) ? position.line : nil
        if line == nil, goesByLines, let next = bytes[comment.upperBound...].firstIndex(where: { $0 > 0x20 }) {
            line = source.position(at: next).line
        }
        if let remark = Remark(bytes[comment], at: position, line: line) { remarks.append(remark) }
    }

    private mutating func skipLine() {
        while let byte = byte(), byte != 0x0A, byte != 0x0D { index += 1 }
    }

    private mutating func skipBlockComment() {
        let position = source.position(at: index)
        index += 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return
            }
            index += 1
        }
        stop(.openStepUnclosedComment, at: position)
    }

    /// Moves on behind the next `;`, or to `end`, so that one slip hides no other.
    mutating func recover(until end: UInt8?) {
        while let byte = byte() {
            if byte == end { return }
            if byte == UInt8(ascii: "\"") {
                _ = readQuoted(at: source.position(at: index))
                continue
            }
            index += 1
            if byte == UInt8(ascii: ";") { return }
        }
    }

    mutating func reportPunctuation(_ expected: String) {
        if index == bytes.count { return stop(.truncated, at: source.position(at: index)) }
        let found = source.excerpt(from: index)
        report(.openStepPunctuationExpected, at: source.position(at: index), ["found": found, "expected": expected])
    }

    /// Reports, and gives up.
    mutating func stop(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        report(code, at: position, arguments)
        stop()
    }

    mutating func stop() {
        isStopped = true
        index = bytes.count
    }

    mutating func report(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        guard !log.isFull, !isStopped else { return }
        log.report(DocumentFault(code, at: position, pointer: path.pointer, arguments: arguments))
    }
}
