/// Strings, templates and regular expressions.
extension SourceLexer {
    /// Reads a string that begins with `quote`.
    mutating func readQuote(_ quote: UInt8) {
        let start = index
        let isTriple = (language == .swift || language == .dart) && peek(1) == quote && peek(2) == quote
        index += isTriple ? 3 : 1
        readText(from: start, Interpolated(quote: quote, quotes: isTriple ? 3 : 1, signs: 0))
    }

    /// Reads an identifier in back quotes of Swift, or a template of JavaScript.
    mutating func readBackQuote() {
        let start = index
        index += 1
        guard language == .swift else {
            if language.isScript { readText(from: start, Interpolated(quote: 0x60, quotes: 1, signs: 0)) }
            return
        }
        while index < end, Self.isWordPart(bytes[index]) { index += 1 }
        guard peek() == 0x60, index > start + 1 else { return }
        add(.word, from: start + 1)
        index += 1
    }

    /// Reads a raw string or an extended regular expression of Swift: `#"..."#`, `#/.../#`.
    mutating func readRaw() {
        let start = index
        var signs = 0
        while peek(signs) == UInt8(ascii: "#") { signs += 1 }
        let quote = peek(signs)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "/"), signs < 100 else {
            index += signs
            return
        }
        let isTriple = quote == UInt8(ascii: "\"") && peek(signs + 1) == quote && peek(signs + 2) == quote
        index += signs + (isTriple ? 3 : 1)
        if quote == UInt8(ascii: "/") {
            while index < end, !(bytes[index] == quote && closes(signs, after: 1)) { index += 1 }
            index = min(end, index + 1 + signs)
            add(.opaqueText, from: start)
        } else {
            readText(from: start, Interpolated(quote: quote, quotes: isTriple ? 3 : 1, signs: signs))
        }
    }

    /// Reads a string whose prefix of letters, which begins at `start`, has just been read.
    ///
    /// - Returns: Whether the letters are such a prefix: `r"..."` of Dart, `R"x(...)x"`, `u8"..."` and `L"..."` of C++.
    mutating func readPrefixedText(from start: Int) -> Bool {
        let prefix = bytes[start..<index]
        let quote = bytes[index]
        switch language {
        case .dart where prefix.elementsEqual("r".utf8):
            let isTriple = peek(1) == quote && peek(2) == quote
            let quotes = isTriple ? 3 : 1
            index += quotes
            while index < end, !(bytes[index] == quote && (!isTriple || peek(1) == quote && peek(2) == quote)) {
                if !isTriple, bytes[index] == 0x0A { break }
                index += 1
            }
            if peek() == quote { index = min(end, index + quotes) }
            add(.opaqueText, from: start)
            return true
        case .objectiveC where quote == UInt8(ascii: "\"") && prefix.last == UInt8(ascii: "R") && prefix.count <= 3:
            readCPlusPlusRaw(from: start)
            return true
        case .objectiveC where ["L", "u", "U", "u8"].contains { prefix.elementsEqual($0.utf8) }:
            index += 1
            readText(from: start, Interpolated(quote: quote, quotes: 1, signs: 0))
            return true
        default: return false
        }
    }

    /// `R"delimiter(...)delimiter"`; a delimiter has at most 16 characters.
    private mutating func readCPlusPlusRaw(from start: Int) {
        index += 1
        let delimiterStart = index
        // No delimiter holds a parenthesis, a backslash or white space.
        while index < end, index - delimiterStart <= 16, bytes[index] > 0x20, !"()\\".utf8.contains(bytes[index]) {
            index += 1
        }
        guard peek() == UInt8(ascii: "(") else {
            add(.opaqueText, from: start)
            return
        }
        let closing = [UInt8(ascii: ")")] + bytes[delimiterStart..<index] + [UInt8(ascii: "\"")]
        while index < end, !(bytes[index] == closing[0] && bytes[index..<end].starts(with: closing)) { index += 1 }
        index = min(end, index + closing.count)
        add(.opaqueText, from: start)
    }

    /// Reads on in a string whose piece began at `start`, up to its end or its next interpolation.
    mutating func readText(from start: Int, _ string: Interpolated) {
        let opening = string.signs + string.quotes
        // A piece behind an interpolation begins with text.
        let isWhole = start + opening == index && bytes[start..<index].last == string.quote
        let spansLines = string.quotes == 3 || string.quote == 0x60
        var isPlain = isWhole
        while index < end {
            let byte = bytes[index]
            if byte == string.quote, closesText(string) {
                index = min(end, index + string.quotes + string.signs)
                add(isPlain ? .text : .opaqueText, from: start, inset: opening)
                return
            }
            if !spansLines, byte == 0x0A || byte == 0x0D { break }
            if byte == UInt8(ascii: "\\"), closes(string.signs, after: 1) {
                isPlain = false
                if language == .swift, peek(1 + string.signs) == UInt8(ascii: "("), open(string, from: start) { return }
                index = min(end, index + 2 + string.signs)
                continue
            }
            if byte == UInt8(ascii: "$"), language == .dart || string.quote == 0x60 {
                isPlain = isPlain && !(language == .dart && Self.isWordStart(peek(1)))
                if peek(1) == UInt8(ascii: "{") {
                    isPlain = false
                    if open(string, from: start) { return }
                }
            }
            index += 1
        }
        add(.opaqueText, from: start)
    }

    /// Ends the piece before an interpolation, whose bracket is the next token; `false` where they nest too deeply.
    private mutating func open(_ string: Interpolated, from start: Int) -> Bool {
        guard interpolations.count < Self.maximumNesting else { return false }
        index += language == .swift ? 1 + string.signs : 1
        add(.opaqueText, from: start)
        interpolations.append(Interpolated(quote: string.quote, quotes: string.quotes, signs: string.signs))
        return true
    }

    private func closesText(_ string: Interpolated) -> Bool {
        if string.quotes == 3, peek(1) != string.quote || peek(2) != string.quote { return false }
        return closes(string.signs, after: string.quotes)
    }

    /// Whether `signs` number signs follow `distance` bytes on.
    private func closes(_ signs: Int, after distance: Int) -> Bool {
        var count = 0
        while count < signs {
            guard peek(distance + count) == UInt8(ascii: "#") else { return false }
            count += 1
        }
        return true
    }

    /// Reads a regular expression that ends on its line; `false`, and nothing read, where there is none.
    mutating func readRegularExpression() -> Bool {
        let start = index
        guard start >= plainUntil else { return false }
        var next = index + 1
        var isInClass = false
        if language == .swift, next < end, bytes[next] == 0x20 || bytes[next] == UInt8(ascii: ")") { return false }
        while next < end {
            switch bytes[next] {
            case 0x0A, 0x0D:
                plainUntil = next
                return false
            case UInt8(ascii: "\\"): next += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                index = next + 1
                while index < end, language.isScript, Self.isWordPart(bytes[index]) { index += 1 }
                add(.opaqueText, from: start)
                return true
            default: break
            }
            next += 1
        }
        plainUntil = end
        return false
    }
}
