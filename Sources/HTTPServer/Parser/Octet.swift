/// Classes of octets, each a 128-bit set in two words.
enum Octet {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let percent: UInt8 = 0x25
    static let comma: UInt8 = 0x2C
    static let dot: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let backslash: UInt8 = 0x5C

    /// Whether `octet` may stand in a token (RFC 9110 §5.6.2).
    @inline(__always)
    static func isToken(_ octet: UInt8) -> Bool { holds(0x03FF_6CFA_0000_0000, 0x57FF_FFFF_C7FF_FFFE, octet) }

    /// Whether `octet` may stand in a request target, `%` left out (RFC 3986 §2 and §3; `#` starts a fragment, which
    /// is not sent).
    @inline(__always)
    static func isTarget(_ octet: UInt8) -> Bool { holds(0xAFFF_FFD2_0000_0000, 0x47FF_FFFE_AFFF_FFFF, octet) }

    /// Whether `octet` may stand in a registered name, `%` left out (RFC 3986 §3.2.2); nor the comma, a sign of two
    /// merged lines (RFC 9110 §5.3).
    @inline(__always)
    static func isRegisteredName(_ octet: UInt8) -> Bool {
        holds(0x2BFF_6FD2_0000_0000, 0x47FF_FFFE_87FF_FFFE, octet)
    }

    /// Whether `octet` may stand in a field value: HTAB, SP, visible ASCII, 0x80 and above (RFC 9110 §5.5).
    @inline(__always)
    static func isFieldValue(_ octet: UInt8) -> Bool { octet >= 0x20 ? octet != 0x7F : octet == tab }

    @inline(__always)
    static func isBlank(_ octet: UInt8) -> Bool { octet == space || octet == tab }

    @inline(__always)
    static func isDigit(_ octet: UInt8) -> Bool { octet &- 0x30 < 10 }

    /// The value of a hexadecimal digit, `nil` for any other octet.
    @inline(__always)
    static func hexadecimal(_ octet: UInt8) -> Int? {
        if isDigit(octet) { return Int(octet - 0x30) }
        let letter = (octet | 0x20) &- 0x61
        return letter < 6 ? Int(letter) + 10 : nil
    }

    @inline(__always)
    private static func holds(_ low: UInt64, _ high: UInt64, _ octet: UInt8) -> Bool {
        guard octet < 128 else { return false }
        return ((octet < 64 ? low : high) >> UInt64(octet & 63)) & 1 == 1
    }
}
