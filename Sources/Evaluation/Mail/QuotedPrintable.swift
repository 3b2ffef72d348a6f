/// Quoted-Printable (RFC 2045 §6.7), with what is no escape left as it is.
enum QuotedPrintable {
    static func decode(_ text: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            guard text[index] == UInt8(ascii: "=") else {
                bytes.append(text[index])
                index += 1
                continue
            }
            if let end = softBreak(text, after: index) {
                index = end
            } else if index + 2 < text.count, let high = digit(text[index + 1]), let low = digit(text[index + 2]) {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return bytes
    }

    /// Whether a text without a header is coded so: it has a line that ends with `=`, or escapes that no plain text has.
    static func isLikely(_ text: [UInt8]) -> Bool {
        let escapes = ["=3D", "=E2=80", "=C2=A0", "=EF=BC", "=E3=80"].map { Array($0.utf8) }
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "=") {
            let rest = text[index...]
            if escapes.contains(where: rest.starts) { return true }
            if let end = softBreak(text, after: index), end < text.count, index > 0, text[index - 1] > 0x20,
                text[index - 1] != byte
            {
                return true
            }
        }
        return false
    }

    /// The place behind the end of a line that follows the `=` at `index` directly, or after blanks.
    private static func softBreak(_ text: [UInt8], after index: Int) -> Int? {
        var end = index + 1
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
        if end < text.count, text[end] == 0x0D { end += 1 }
        if end < text.count, text[end] == 0x0A { return end + 1 }
        return end == text.count || text[end - 1] == 0x0D ? end : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 0x41 + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 0x61 + 10
        default: nil
        }
    }
}
