/// Reads the lexical parts of a field value (RFC 9110 §5.6), from left to right.
struct FieldScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ value: String) { bytes = Array(value.utf8) }

    /// The octet to be read next; `nil` at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Passes over optional white space (RFC 9110 §5.6.3).
    mutating func skipWhitespace() {
        while let byte = next, byte == 0x20 || byte == 0x09 { index += 1 }
    }

    /// Passes over `byte` if it comes next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// A token (RFC 9110 §5.6.2), as written.
    mutating func token() -> String? {
        let start = index
        while let byte = next, Self.isTokenOctet(byte) { index += 1 }
        return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Everything up to an octet of `ends` or the end.
    mutating func run(until ends: [UInt8]) -> String {
        let start = index
        while let byte = next, !ends.contains(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// A quoted string (RFC 9110 §5.6.4) without its quotes; `unescaping` says which octets a backslash may protect.
    mutating func quotedString(unescaping: (UInt8) -> Bool = { _ in true }) -> String? {
        let start = index
        guard take(0x22) else { return nil }
        var value: [UInt8] = []
        while let byte = next {
            index += 1
            switch byte {
            case 0x22: return String(decoding: value, as: UTF8.self)
            case 0x5C:
                if let escaped = next, unescaping(escaped) {
                    value.append(escaped)
                    index += 1
                } else {
                    value.append(byte)
                }
            default: value.append(byte)
            }
        }
        index = start
        return nil
    }

    /// A weight behind an element, `;q=0.5` (RFC 9110 §12.4.2): the full one where there is none, `nil` where other text
    /// stands.
    mutating func weight() -> Quality? {
        skipWhitespace()
        guard take(0x3B) else { return next == nil || next == 0x2C ? .full : nil }
        skipWhitespace()
        guard token()?.lowercased() == "q", take(0x3D) else { return nil }
        return token().flatMap { Quality($0) }
    }

    /// Passes over the rest of a list element and the comma behind it (RFC 9110 §5.6.1).
    ///
    /// - Returns: Whether another element may follow.
    mutating func skipElement() -> Bool {
        while let byte = next {
            if byte == 0x2C {
                index += 1
                return true
            }
            if byte != 0x22 || quotedString() == nil { index += 1 }
        }
        return false
    }

    static func isTokenOctet(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E, 0x5F, 0x60, 0x7C, 0x7E: true
        default: false
        }
    }
}
