extension TextSource {
    /// Reports what is no character of XML 1.0 (§2.2): ill-formed UTF-8 and UTF-16, control characters, U+FFFE and U+FFFF.
    func reportIllFormed(to log: inout FaultLog) {
        reportIllFormedUnicode(to: &log)
        var scout = self
        scout.reportControlCharacters(to: &log)
    }

    /// Reports ill-formed UTF-8 and UTF-16.
    func reportIllFormedUnicode(to log: inout FaultLog) {
        var scout = self
        for (index, bytes) in illFormedUTF16 where !log.isFull {
            log.report(
                DocumentFault(.invalidUTF16, at: scout.position(at: index), arguments: ["bytes": bytes.hexadecimal])
            )
        }
        scout = self
        if encoding == .utf8 { scout.reportIllFormedUTF8(to: &log) }
    }

    /// Reports the first ill-formed sequence of each line.
    mutating func reportIllFormedUTF8(to log: inout FaultLog) {
        var index = start
        while !log.isFull, let range = firstIllFormedUTF8(from: index) {
            log.report(
                DocumentFault(
                    .invalidUTF8,
                    at: position(at: range.lowerBound),
                    arguments: ["bytes": bytes[range].hexadecimal]
                )
            )
            index = range.upperBound
            while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        }
    }

    /// The first maximal ill-formed sequence at or after `index`, which must begin a character.
    func firstIllFormedUTF8(from index: Int) -> Range<Int>? {
        do {
            _ = try UTF8Span(validating: bytes.span.extracting(index...))
            return nil
        } catch {
            return error.byteOffsets.lowerBound + index..<error.byteOffsets.upperBound + index
        }
    }

    /// Reports what XML 1.0 (§2.2) allows nowhere: control characters, U+FFFE and U+FFFF.
    mutating func reportControlCharacters(to log: inout FaultLog) {
        var index = start
        while index < bytes.count, !log.isFull {
            let byte = bytes[index]
            if byte < 0x20 ? byte != 0x09 && byte != 0x0A && byte != 0x0D : byte == 0xEF && isNonCharacter(at: index) {
                let value = byte < 0x20 ? UInt32(byte) : 0xFFFE + UInt32(bytes[index + 2] & 1)
                log.report(
                    DocumentFault(
                        .controlCharacter,
                        at: position(at: index),
                        arguments: ["character": Unicode.Scalar(value)?.codePoint ?? ""]
                    )
                )
            }
            index += 1
        }
    }

    /// Whether U+FFFE or U+FFFF stands at `index`.
    private func isNonCharacter(at index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] | 1 == 0xBF
    }
}
