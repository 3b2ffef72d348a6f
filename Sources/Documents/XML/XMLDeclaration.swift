/// `<?xml version="1.0" encoding="UTF-8" standalone="no"?>` (XML 1.0 §2.8).
struct XMLDeclaration {
    private(set) var encoding: Range<Int>?
    /// Whether every part is there, in order, and well-formed.
    private(set) var isWellFormed = false

    /// Parses the declaration that lies in `range`, from behind `<?xml` to before `?>`.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        var index = range.lowerBound
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
        func skipSpace() -> Bool {
            let start = index
            while index < range.upperBound, isSpace(bytes[index]) { index += 1 }
            return index > start
        }
        func skip(_ word: String) -> Bool {
            guard bytes[index..<range.upperBound].starts(with: word.utf8) else { return false }
            index += word.utf8.count
            return true
        }
        /// The value of ` name = "..."` if that is what comes next.
        func value(of name: String) -> Range<Int>? {
            let start = index
            guard skipSpace(), skip(name) else {
                index = start
                return nil
            }
            _ = skipSpace()
            guard skip("=") else { return nil }
            _ = skipSpace()
            guard index < range.upperBound else { return nil }
            let quote = bytes[index]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            guard let end = bytes[index + 1..<range.upperBound].firstIndex(of: quote) else { return nil }
            defer { index = end + 1 }
            return index + 1..<end
        }
        func isName(_ range: Range<Int>) -> Bool {
            guard let first = bytes[range].first, Character(Unicode.Scalar(first)).isASCIILetter else { return false }
            return bytes[range].allSatisfy { byte in
                Character(Unicode.Scalar(byte)).isASCIILetter || (0x30...0x39).contains(byte) || byte == 0x2D
                    || byte == 0x2E || byte == 0x5F
            }
        }
        guard let version = value(of: "version") else {
            encoding = value(of: "encoding")
            return
        }
        let minor = bytes[version].dropFirst(2)
        encoding = value(of: "encoding")
        let standalone = value(of: "standalone").map { String(decoding: bytes[$0], as: UTF8.self) }
        _ = skipSpace()
        isWellFormed =
            index == range.upperBound && bytes[version].starts(with: "1.".utf8) && !minor.isEmpty
            && minor.allSatisfy { (0x30...0x39).contains($0) } && (encoding.map(isName) ?? true)
            && (standalone == nil || standalone == "yes" || standalone == "no")
    }

    /// The name, in capitals, of the encoding declared in the first 256 bytes; `nil` where there is none.
    static func encodingName(in bytes: [UInt8]) -> String? {
        let head = Array(bytes.prefix(256))
        guard let start = head.indices.first(where: { head[$0...].starts(with: "<?xml".utf8) }),
            let end = head[start...].indices.first(where: { head[$0...].starts(with: "?>".utf8) }),
            let range = XMLDeclaration(head, in: start + 5..<end).encoding
        else { return nil }
        return String(decoding: head[range], as: UTF8.self).uppercased()
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
