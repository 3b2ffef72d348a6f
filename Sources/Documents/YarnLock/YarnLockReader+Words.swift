/// The words of a line, and reporting.
extension YarnLockReader {
    func byte() -> UInt8? { index < bytes.count ? bytes[index] : nil }

    var isLineEnd: Bool { byte().map { $0 == 0x0A || $0 == 0x0D } ?? true }

    /// Reads the key at hand: one word, or several with commas between them.
    mutating func readKey(at position: Position) -> String? {
        var key = ""
        while let word = readText(endingAtColon: true, at: position) {
            if !key.isEmpty { key += ", " }
            key += word
            guard byte() == UInt8(ascii: ",") else { return key }
            index += 1
            while byte() == 0x20 { index += 1 }
        }
        return nil
    }

    /// Reads the value at hand: a word, of which `true` and `false` without quotes are Booleans.
    mutating func readWord(at position: Position) -> Node.Value? {
        let isQuoted = byte() == UInt8(ascii: "\"")
        guard let text = readText(endingAtColon: false, at: position) else { return nil }
        switch text {
        case "true" where !isQuoted: return .boolean(true)
        case "false" where !isQuoted: return .boolean(false)
        default: return .string(text)
        }
    }

    private mutating func readText(endingAtColon: Bool, at position: Position) -> String? {
        if byte() == UInt8(ascii: "\"") { return readQuoted(at: position) }
        let start = index
        while let byte = byte(), byte > 0x20, byte != UInt8(ascii: ","), !endingAtColon || !isColonAtEnd(byte) {
            index += 1
        }
        if index > start { return String(decoding: bytes[start..<index], as: UTF8.self) }
        reportUnexpected()
        return nil
    }

    /// A colon inside a word belongs to it: `a@npm:b@1`.
    private func isColonAtEnd(_ byte: UInt8) -> Bool {
        guard byte == UInt8(ascii: ":") else { return false }
        let next = index + 1
        return next == bytes.count || bytes[next] <= 0x20
    }

    /// Reads a JSON string.
    private mutating func readQuoted(at position: Position) -> String? {
        index += 1
        var text: [UInt8] = []
        while let byte = byte(), byte != 0x0A, byte != 0x0D {
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\"), let escaped = self.byte(), escaped >= 0x20 {
                index += 1
                text.append(escaped)
            } else {
                text.append(byte)
            }
        }
        report(.yarnUnclosedQuote, at: position)
        return nil
    }

    /// Moves on behind the end of the line.
    mutating func skipLine() {
        while !isLineEnd { index += 1 }
        if byte() == 0x0D { index += 1 }
        if byte() == 0x0A { index += 1 }
    }

    mutating func reportUnexpected() {
        report(.yarnSyntax, at: source.position(at: index), ["text": source.excerpt(from: index)])
    }

    mutating func report(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        guard !log.isFull, !isStopped else { return }
        log.report(DocumentFault(code, at: position, pointer: pointer, arguments: arguments))
    }

    /// Reports, and gives up.
    mutating func stop(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        report(code, at: position, arguments)
        isStopped = true
    }
}
