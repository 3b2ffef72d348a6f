extension TextSource {
    /// The text of a file without a declaration of its encoding: UTF-8, or UTF-16 with or without a byte order mark.
    ///
    /// `nil`, with a fault, for UTF-32.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - log: Takes what is ill-formed, each with its place.
    init?(decoding bytes: [UInt8], reportingTo log: inout FaultLog) {
        let start = Position(offset: 0, line: 1, column: 1)
        guard let (detected, markLength) = TextEncoding.detect(bytes) else {
            log.report(DocumentFault(.utf32, at: start))
            return nil
        }
        var encoding = detected
        // Text has no zeros, so that one tells which half of the first character it is.
        if encoding == .utf8, markLength == 0, bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) {
            encoding = bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
        }
        self.init(bytes, encoding: encoding, markLength: markLength)
        if encoding.isUTF16, markLength == 0 { log.report(DocumentFault(.utf16WithoutByteOrderMark, at: start)) }
        reportIllFormedUnicode(to: &log)
    }

    /// Up to 40 bytes of the line that goes on at `start`, to be shown.
    func excerpt(from start: Int) -> String {
        var end = start
        while end < bytes.count, end - start < 40, bytes[end] >= 0x20 || bytes[end] == 0x09 { end += 1 }
        while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The index of the first character of the line that `index` lies in.
    func lineStart(before index: Int) -> Int {
        var start = min(index, bytes.count)
        while start > self.start, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return start
    }

    /// Whether a line begins at `start` that Git or another version control system left in a conflict.
    func isConflictMarker(at start: Int) -> Bool {
        guard start + 7 <= bytes.count,
            start == self.start || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
        else { return false }
        let first = bytes[start]
        return (first == UInt8(ascii: "<") || first == UInt8(ascii: "=") || first == UInt8(ascii: ">"))
            && bytes[start..<start + 7].allSatisfy { $0 == first }
    }
}
