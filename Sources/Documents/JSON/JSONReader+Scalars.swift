/// Strings, numbers and words (RFC 8259 §3, §6, §7).
extension JSONReader {
    /// Reads the string at hand, in double or, with a report, single quotes.
    mutating func readString() -> String? {
        let quote = bytes[index]
        if quote == UInt8(ascii: "'") { report(.jsonSingleQuotes, at: index) }
        index += 1
        var runStart = index
        var isPlain = true
        while index < bytes.count {
            let byte = bytes[index]
            if byte == quote {
                let run = bytes[runStart..<index]
                index += 1
                if isPlain { return String(decoding: run, as: UTF8.self) }
                text.append(contentsOf: run)
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                if isPlain { text.removeAll(keepingCapacity: true) }
                isPlain = false
                text.append(contentsOf: bytes[runStart..<index])
                readEscape()
                runStart = index
            } else {
                if byte < 0x20 {
                    report(.controlCharacter, at: index, ["character": Unicode.Scalar(byte).codePoint])
                    if log.isFull { return nil }
                }
                index += 1
            }
        }
        return truncated()
    }

    /// Appends to `text` what the `\` at hand and the next characters stand for.
    private mutating func readEscape() {
        let start = index
        guard let escaped = byte(at: start + 1) else {
            index = bytes.count
            return
        }
        index = start + 2
        switch escaped {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): readUnicodeEscape(from: start)
        default:
            var end = index
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            report(.jsonBadEscape, at: start, ["escape": String(decoding: bytes[start..<end], as: UTF8.self)])
            text.append(contentsOf: bytes[start + 1..<end])
            index = end
        }
    }

    private mutating func readUnicodeEscape(from start: Int) {
        guard let first = codeUnit(at: start) else {
            let digits = bytes[(start + 2)...].prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
            index = digits.endIndex
            report(.jsonBadEscape, at: start, ["escape": String(decoding: bytes[start..<index], as: UTF8.self)])
            return
        }
        index = start + 6
        var scalar = Unicode.Scalar(first)
        if (0xD800...0xDBFF).contains(first), let second = codeUnit(at: index), (0xDC00...0xDFFF).contains(second) {
            index += 6
            scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        }
        if let scalar, let encoded = UTF8.encode(scalar) {
            text.append(contentsOf: encoded)
        } else {
            report(.jsonLoneSurrogate, at: start, ["escape": String(decoding: bytes[start..<start + 6], as: UTF8.self)])
            text.append(contentsOf: UTF8.encodedReplacementCharacter)
        }
    }

    /// The value of the `\u` and four hexadecimal digits at `start`.
    private func codeUnit(at start: Int) -> UInt32? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var value: UInt32 = 0
        for byte in bytes[start + 2..<start + 6] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// Reads the number at hand; what has not the form of one is reported, and read if its meaning is plain.
    mutating func readNumber() -> Node.Value? {
        let start = index
        while let byte = byte(at: index), isNumberByte(byte) { index += 1 }
        let number = bytes[start..<index]
        let form = Self.form(of: number)
        let word = String(decoding: number, as: UTF8.self)
        if form == .integer, let value = Int64(word) { return .integer(value) }
        if form == .malformed, let value = jsonInfinity(word, from: start) { return value }
        if form == .malformed { report(.jsonBadNumber, at: start, ["text": String(word.prefix(40))]) }
        guard let value = Double(word) else { return .null }
        guard value.isFinite else {
            report(.jsonNumberOutOfRange, at: start, ["text": String(word.prefix(40))])
            return .null
        }
        if form == .integer { report(.integerOutOfRange, at: start, ["text": String(word.prefix(40))]) }
        return .real(value)
    }

    /// `-Infinity` and the like, reported.
    private mutating func jsonInfinity(_ sign: String, from start: Int) -> Node.Value? {
        guard sign == "-" || sign == "+" else { return nil }
        let end = endOfWord(from: index)
        let word = String(decoding: bytes[index..<end], as: UTF8.self)
        guard Self.notNumbers.contains(word) else { return nil }
        index = end
        report(.jsonNotANumber, at: start, ["text": sign + word])
        return .null
    }

    private static let notNumbers: Set<String> = ["NaN", "nan", "Infinity", "infinity", "Inf", "inf"]

    private func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private enum NumberForm { case integer, real, malformed }

    /// `[ minus ] int [ frac ] [ exp ]`.
    private static func form(of number: ArraySlice<UInt8>) -> NumberForm {
        var rest = number
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let integer = rest.prefix(while: isDigit)
        guard !integer.isEmpty, integer.count == 1 || integer.first != 0x30 else { return .malformed }
        rest = rest[integer.endIndex...]
        if rest.isEmpty { return .integer }
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix(while: isDigit)
            guard !fraction.isEmpty else { return .malformed }
            rest = rest[fraction.endIndex...]
        }
        if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            let digits = rest.prefix(while: isDigit)
            guard !digits.isEmpty else { return .malformed }
            rest = rest[digits.endIndex...]
        }
        return rest.isEmpty ? .real : .malformed
    }

    /// Reads `true`, `false` or `null`; another word is reported and stands for null, but `True` for true.
    mutating func readWord() -> Node.Value {
        let start = index
        index = endOfWord(from: start)
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case _ where Self.notNumbers.contains(word): report(.jsonNotANumber, at: start, ["text": word])
        default: report(.jsonUnknownWord, at: start, ["text": String(word.prefix(40))])
        }
        switch word.lowercased() {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        default: return .null
        }
    }
}
