/// UTF-16 as UTF-8, with U+FFFD for what is ill-formed.
package struct UTF16Conversion {
    /// The text.
    package private(set) var utf8: [UInt8] = []
    /// Where U+FFFD was put in `utf8`, and for which bytes.
    private(set) var illFormed: [(index: Int, bytes: [UInt8])] = []

    /// Converts `bytes`, without a byte order mark, of either order.
    package init(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) {
        utf8.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        func unit(at index: Int) -> UInt32? {
            guard index + 1 < bytes.endIndex else { return nil }
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            return bigEndian ? first << 8 | second : second << 8 | first
        }
        while let first = unit(at: index) {
            if let scalar = Unicode.Scalar(first) {
                append(scalar)
                index += 2
            } else if first < 0xDC00, let second = unit(at: index + 2), (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                append(scalar)
                index += 4
            } else {
                appendReplacement(for: bytes[index..<index + 2])
                index += 2
            }
        }
        if index < bytes.endIndex { appendReplacement(for: bytes[index...]) }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            utf8.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private mutating func appendReplacement(for bytes: ArraySlice<UInt8>) {
        illFormed.append((utf8.count, Array(bytes)))
        utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
    }
}
