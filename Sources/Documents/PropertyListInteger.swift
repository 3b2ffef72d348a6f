/// The text of an `<integer>`: decimal, or hexadecimal with `0x`, with an optional sign, as CoreFoundation reads it.
enum PropertyListInteger {
    case value(Int64)
    /// From 2^63 to 2^64 - 1.
    case outOfRange(Double)
    /// No integer, or one beyond 64 bits.
    case malformed

    init(_ text: ArraySlice<UInt8>) {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        var digits = text.drop(while: isSpace)
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") {
            digits = digits.dropFirst().drop(while: isSpace)
        }
        var radix = 10
        if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
            radix = 16
            digits = digits.dropFirst(2)
        }
        guard !digits.isEmpty,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false })
        else {
            self = .malformed
            return
        }
        let word = (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
        if let value = Int64(word, radix: radix) {
            self = .value(value)
        } else if !isNegative, let value = UInt64(word, radix: radix) {
            self = .outOfRange(Double(value))
        } else {
            self = .malformed
        }
    }
}
