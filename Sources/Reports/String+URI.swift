extension String {
    /// The path as a URI reference (RFC 3986 §4.1): relative, or with `file:` where the path is absolute.
    var uriReference: String {
        let isAbsolute = hasPrefix("/")
        let firstSegment = utf8.prefix { $0 != 0x2F }.count
        var result = isAbsolute ? "file://" : ""
        for (index, byte) in utf8.enumerated() {
            // A colon in the first segment would end a scheme (RFC 3986 §4.2).
            if Self.isPathByte(byte) || byte == 0x3A && index >= firstSegment {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }

    /// `pchar` without `:` and `%` (RFC 3986 §3.3), and `/`.
    private static func isPathByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~!$&'()*+,;=@/".utf8.contains(byte)
        }
    }
}
