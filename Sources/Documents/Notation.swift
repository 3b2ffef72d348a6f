extension Unicode.Scalar {
    /// As Unicode writes it: `U+0001`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension Sequence where Element == UInt8 {
    /// Two capital digits a byte: `C3 28`.
    var hexadecimal: String {
        map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }
}
