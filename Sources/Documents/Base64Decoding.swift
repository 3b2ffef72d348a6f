/// Base64 (RFC 4648 §4) with white space anywhere, as property lists have it.
package struct Base64Decoding {
    /// What the text stands for, as far as it could be read.
    package private(set) var bytes: [UInt8] = []
    /// Index of the first byte that is wrong; the length of the text where padding is missing.
    package private(set) var firstFault: Int?

    /// Decodes `text`; a byte that is wrong is passed over.
    package init(_ text: [UInt8]) {
        bytes.reserveCapacity(text.count / 4 * 3)
        var group: UInt32 = 0
        var digits = 0
        var padding = 0
        for (index, byte) in text.enumerated() {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: continue
            case UInt8(ascii: "="):
                padding += 1
                if digits < 2 || digits + padding > 4 { note(index) }
            default:
                guard let digit = Self.digit(byte), padding == 0 else {
                    note(index)
                    continue
                }
                group = group << 6 | digit
                digits += 1
                if digits == 4 {
                    for shift in [16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: group >> shift)) }
                    (group, digits) = (0, 0)
                }
            }
        }
        if digits == 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 4)) }
        if digits == 3 {
            bytes.append(UInt8(truncatingIfNeeded: group >> 10))
            bytes.append(UInt8(truncatingIfNeeded: group >> 2))
        }
        if digits == 1 || digits > 1 && digits + padding != 4 { note(text.count) }
    }

    private mutating func note(_ index: Int) {
        if firstFault == nil { firstFault = index }
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 0x41
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 0x61 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
