/// Percent-encoding of UTF-8 text (RFC 3986 §2.1).
package enum PercentEncoding {
    /// What `text` stands for; `nil` where an escape is malformed or the octets are no UTF-8.
    ///
    /// With `plusIsSpace`, `+` is a space, as in the query of an HTML form.
    package static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
        var decoded: [UInt8] = []
        var bytes = text.utf8.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case 0x25:
                guard let high = bytes.next().flatMap(value), let low = bytes.next().flatMap(value) else { return nil }
                decoded.append(high << 4 | low)
            case 0x2B where plusIsSpace: decoded.append(0x20)
            default: decoded.append(byte)
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }

    /// `text` with every octet escaped that is not unreserved (RFC 3986 §2.3); fit for a path segment or a query value.
    package static func encode(_ text: String) -> String {
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: encoded.append(byte)
            default: encoded.append(contentsOf: [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x37
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}
