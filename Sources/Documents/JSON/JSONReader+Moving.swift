/// Moving through the text, and reporting.
extension JSONReader {
    func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Moves on to the next byte that is neither white space nor in a comment, which strict JSON does not have.
    mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            case UInt8(ascii: "/"):
                guard let next = byte(at: index + 1), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else {
                    return
                }
                report(.jsonComment, at: index)
                if log.isFull { return }
                let start = index
                skipComment(isBlock: next == UInt8(ascii: "*"))
                note(start..<index)
            default: return
            }
        }
    }

    /// Takes a comment down that speaks to us.
    private mutating func note(_ comment: Range<Int>) {
        guard remarks.count < Remark.most, Remark.mayBegin(bytes[comment].prefix(200)) else { return }
        let position = source.position(at: comment.lowerBound)
        let line = source.standsBehindText(comment.lowerBound) ? position.line : nil
        if let remark = Remark(bytes[comment], at: position, line: line) { remarks.append(remark) }
    }

    private mutating func skipComment(isBlock: Bool) {
        let start = index
        index += 2
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isBlock
                ? byte == UInt8(ascii: "/") && index - start > 3 && bytes[index - 2] == UInt8(ascii: "*")
                : byte == 0x0A || byte == 0x0D
            {
                return
            }
        }
        if isBlock { report(.truncated, at: index) }
    }

    mutating func skip(_ expected: UInt8, expecting shown: String) -> Bool {
        if byte(at: index) == expected {
            index += 1
            return true
        }
        if index == bytes.count {
            report(.truncated, at: index)
        } else {
            report(.jsonPunctuationExpected, at: index, ["found": excerpt(from: index), "expected": shown])
        }
        isStopped = true
        return false
    }

    /// The end of the word (letters, digits, `_`, `$`, and all beyond ASCII) at `start`.
    func endOfWord(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39,
                UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
                end += 1
            default: return end
            }
        }
        return end
    }

    /// Gives up.
    mutating func stop<Value>() -> Value? {
        isStopped = true
        return nil
    }

    mutating func truncated<Value>() -> Value? {
        report(.truncated, at: bytes.count)
        return stop()
    }

    mutating func report(_ code: DocumentFault.Code, at index: Int, _ arguments: [String: String] = [:]) {
        // What the dialect allows can be there any number of times, so that not even its place is looked for.
        if !dialect.allows(code) { report(code, at: source.position(at: index), arguments) }
    }

    mutating func report(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        guard !log.isFull, !isStopped, !dialect.allows(code) else { return }
        log.report(DocumentFault(code, at: position, pointer: path.pointer, arguments: arguments))
    }

    /// Up to 24 bytes of the line that goes on at `start`, to be shown.
    func excerpt(from start: Int) -> String {
        var end = start
        while end < bytes.count, end - start < 24, bytes[end] >= 0x20 { end += 1 }
        while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
