/// Characters (XML 1.0 §2.4, §4.1), and reporting.
extension MarkupReader {
    /// Reads text up to the next `<`.
    mutating func readText() {
        skipSpace()
        guard index < bytes.count, bytes[index] != UInt8(ascii: "<") else {
            // White space between words counts, at the ends it does not.
            if let last = frames.indices.last, !frames[last].text.isEmpty { frames[last].text.append(0x20) }
            return
        }
        let start = index
        let position = source.position(at: start)
        var text: [UInt8] = []
        readCharacters(into: &text) { $0 == UInt8(ascii: "<") }
        guard frames.isEmpty else { return append(text[...], at: position) }
        let code: DocumentFault.Code = hasRoot ? .trailingContent : .contentBeforeRoot
        report(code, at: position, ["text": source.excerpt(from: start)])
    }

    mutating func append(_ text: ArraySlice<UInt8>, at position: Position) {
        guard let last = frames.indices.last else { return }
        if frames[last].text.isEmpty { frames[last].textPosition = position }
        frames[last].text.append(contentsOf: text)
    }

    /// Appends characters to `text`, references resolved, up to one that `isEnd` names.
    mutating func readCharacters(into text: inout [UInt8], until isEnd: (UInt8) -> Bool) {
        while let byte = byte(), !isEnd(byte), !log.isFull {
            if byte == UInt8(ascii: "&") {
                readReference(into: &text)
            } else {
                text.append(byte)
                index += 1
            }
        }
    }

    /// Appends what the `&` at hand stands for.
    private mutating func readReference(into text: inout [UInt8]) {
        let start = index
        index += 1
        while let byte = byte(), Self.isNameByte(byte) || byte == UInt8(ascii: "#"), index - start < 64 { index += 1 }
        let name = string(start + 1..<index)
        guard byte() == UInt8(ascii: ";"), !name.isEmpty else {
            report(.bareAmpersand, at: source.position(at: start))
            text.append(contentsOf: bytes[start..<index])
            return
        }
        index += 1
        switch name {
        case "lt": text.append(UInt8(ascii: "<"))
        case "gt": text.append(UInt8(ascii: ">"))
        case "amp": text.append(UInt8(ascii: "&"))
        case "apos": text.append(UInt8(ascii: "'"))
        case "quot": text.append(UInt8(ascii: "\""))
        case _ where name.hasPrefix("#"):
            let digits = name.dropFirst()
            let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            guard let encoded = value.flatMap(Unicode.Scalar.init).flatMap(UTF8.encode), value != 0 else {
                let reference = string(start..<index)
                return report(.badCharacterReference, at: source.position(at: start), ["reference": reference])
            }
            text.append(contentsOf: encoded)
        default:
            report(.undefinedEntity, at: source.position(at: start), ["entity": name])
            text.append(contentsOf: bytes[start..<index])
        }
    }

    /// Moves on behind the next `end`; reports and gives up where there is none.
    mutating func skip(_ end: String, orReport code: DocumentFault.Code, at position: Position) {
        let end = Array(end.utf8)
        while index + end.count <= bytes.count {
            if bytes[index] == end[0], bytes[index..<index + end.count].elementsEqual(end) {
                index += end.count
                return
            }
            index += 1
        }
        stop(code, at: position)
    }

    mutating func skipSpace() {
        while let byte = byte(), Self.isSpace(byte) { index += 1 }
    }

    /// The name that begins at hand.
    mutating func readName() -> Range<Int> {
        let start = index
        while let byte = byte(), Self.isNameByte(byte) { index += 1 }
        return start..<index
    }

    func byte(_ ahead: Int = 0) -> UInt8? { index + ahead < bytes.count ? bytes[index + ahead] : nil }

    func starts(with word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    static func isNameStart(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        isNameStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    mutating func report(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        guard !log.isFull, !isStopped else { return }
        log.report(DocumentFault(code, at: position, pointer: pointer, arguments: arguments))
    }

    /// Reports, and gives up.
    mutating func stop(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        report(code, at: position, arguments)
        isStopped = true
        index = bytes.count
    }
}
