/// The escapes of JSON strings (RFC 8259 §7).
enum JSONEscapes {
    /// The text of a string that was parsed without a fault.
    static func resolve(_ raw: ArraySlice<UInt8>) -> String {
        var units: [UInt8] = []
        units.reserveCapacity(raw.count)
        var place = raw.startIndex
        while place < raw.endIndex {
            let byte = raw[place]
            guard byte == 0x5C, place + 1 < raw.endIndex else {
                units.append(byte)
                place += 1
                continue
            }
            let escape = raw[place + 1]
            place += 2
            switch escape {
            case 0x62: units.append(0x08)
            case 0x66: units.append(0x0C)
            case 0x6E: units.append(0x0A)
            case 0x72: units.append(0x0D)
            case 0x74: units.append(0x09)
            case 0x75:
                var scalar = hexadecimal(raw[place...].prefix(4))
                place += 4
                if (0xD800...0xDBFF).contains(scalar), raw[place...].starts(with: [0x5C, 0x75]) {
                    let low = hexadecimal(raw[(place + 2)...].prefix(4))
                    if (0xDC00...0xDFFF).contains(low) {
                        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
                        place += 6
                    }
                }
                units.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
            default: units.append(escape)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// The value of hexadecimal digits.
    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32 {
        digits.reduce(0) { value, digit in value << 4 | UInt32(digit & 0x0F) + (digit >= 0x41 ? 9 : 0) }
    }
}
