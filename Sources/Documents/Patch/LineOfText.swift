/// The line on which a place of a text stands, up to that place.
struct LineOfText {
    /// The white space at its beginning.
    let indentation: [UInt8]
    /// Whether nothing but white space stands before the place.
    let isFirst: Bool

    init(_ bytes: [UInt8], at offset: Int) {
        let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        indentation = Array(bytes[start..<offset].prefix(while: Self.isBlank))
        isFirst = indentation.count == offset - start
    }

    /// The range with the lines that it leaves empty.
    static func widened(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D, end < bytes.count else {
            return range
        }
        if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A { return start..<end + 2 }
        return bytes[end] == 0x0A || bytes[end] == 0x0D ? start..<end + 1 : range
    }

    /// Where the comments end that follow `index` on its line; `index` where something else follows.
    static func endOfRemarks(in bytes: [UInt8], from index: Int) -> Int {
        var (end, next) = (index, index)
        while next < bytes.count {
            if isBlank(bytes[next]) {
                next += 1
            } else if bytes[next...].starts(with: "<!--".utf8) {
                guard let close = XMLElementEnd.end(of: "-->", in: bytes, from: next + 4) else { return index }
                if bytes[next..<close].contains(0x0A) { return end }
                (end, next) = (close, close)
            } else {
                return bytes[next] == 0x0A || bytes[next] == 0x0D ? end : index
            }
        }
        return end
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
