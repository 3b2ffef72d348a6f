/// Literals between delimiters.
extension PodfileLexer {
    /// Reads the text between the delimiter at hand and `end`, without escapes; interpolations stay as written.
    mutating func readText(until end: UInt8, escapes: Bool) -> String {
        let opening = bytes[index]
        index += 1
        var text: [UInt8] = []
        var depth = 0
        var runStart = index
        while let byte = byte() {
            switch byte {
            case UInt8(ascii: "\\"):
                text.append(contentsOf: bytes[runStart..<index])
                readEscape(in: &text, escapes: escapes, end: end)
                runStart = index
            case UInt8(ascii: "#") where escapes && self.byte(1) == UInt8(ascii: "{"): skipInterpolation()
            case end where depth == 0:
                text.append(contentsOf: bytes[runStart..<index])
                index += 1
                return String(decoding: text, as: UTF8.self)
            default:
                if opening != end, byte == opening { depth += 1 }
                if byte == end { depth -= 1 }
                index += 1
            }
        }
        stop(.podfileUnclosedLiteral, at: position)
        return ""
    }

    private mutating func readEscape(in text: inout [UInt8], escapes: Bool, end: UInt8) {
        guard let escaped = byte(1) else {
            index = bytes.count
            return
        }
        index += 2
        if escapes {
            switch escaped {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case 0x0A: break
            default: text.append(escaped)
            }
        } else {
            // In single quotes a backslash is itself unless it stands before one or before the quote.
            if escaped != end, escaped != UInt8(ascii: "\\") { text.append(UInt8(ascii: "\\")) }
            text.append(escaped)
        }
    }

    /// Moves over the `#{...}` at hand, and over quoted texts in it.
    private mutating func skipInterpolation() {
        index += 2
        var depth = 1
        var quote: UInt8?
        while depth > 0, let byte = byte() {
            index += 1
            if byte == UInt8(ascii: "\\") {
                index = min(index + 1, bytes.count)
            } else if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "{") {
                depth += 1
            } else if byte == UInt8(ascii: "}") {
                depth -= 1
            }
        }
    }

    /// Reads `%w[...]`, `%(...)` and their like; `nil` where the `%` at hand begins none.
    mutating func readPercent() -> PodfileToken.Kind? {
        var place = index + 1
        var letter: UInt8?
        if let byte = byte(1), (0x41...0x5A).contains(byte & 0xDF) {
            letter = byte
            place += 1
        }
        guard place < bytes.count, let end = Self.closing[bytes[place]] else { return nil }
        index = place
        switch letter {
        case UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "i"), UInt8(ascii: "I"): return readWords(until: end)
        case nil, UInt8(ascii: "Q"): return .literal(readText(until: end, escapes: true))
        case UInt8(ascii: "q"), UInt8(ascii: "s"): return .literal(readText(until: end, escapes: false))
        default:
            _ = readText(until: end, escapes: true)
            return .opaque
        }
    }

    private mutating func readWords(until end: UInt8) -> PodfileToken.Kind {
        index += 1
        var words: [PodfileToken.Word] = []
        while let byte = byte(), byte != end {
            let start = index
            while let byte = self.byte(), byte > 0x20, byte != end { index += 1 }
            if index > start {
                guard words.count < wordLimit else { continue }
                let position = source.position(at: start)
                words.append(PodfileToken.Word(text: text(start..<index), position: position))
            } else {
                index += 1
            }
        }
        if index == bytes.count { stop(.podfileUnclosedLiteral, at: position) } else { index += 1 }
        return .words(words)
    }

    /// Moves over the regular expression at hand; `false` where none ends on this line.
    mutating func skipExpression() -> Bool {
        guard index >= expressionFreeEnd else { return false }
        var place = index + 1
        var isInClass = false
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                index = place + 1
                while let flag = byte(), (0x61...0x7A).contains(flag) { index += 1 }
                return true
            default: break
            }
            place += 1
        }
        expressionFreeEnd = place
        return false
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
        UInt8(ascii: "<"): UInt8(ascii: ">"), UInt8(ascii: "|"): UInt8(ascii: "|"),
        UInt8(ascii: "!"): UInt8(ascii: "!"),
        UInt8(ascii: "/"): UInt8(ascii: "/"),
    ]
}
