/// What begins with `<?` or `<!` (XML 1.0 §2.6, §2.8, §4.2).
extension XMLPropertyListReader {
    /// Reads the processing instruction, or the XML declaration, at hand.
    mutating func readProcessingInstruction() {
        let start = index
        let target = start + 2..<endOfName(from: start + 2)
        var end = target.upperBound
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "?") || bytes[end + 1] != UInt8(ascii: ">") { end += 1 }
        guard end + 1 < bytes.count else {
            report(.truncated, at: bytes.count)
            return stop()
        }
        switch string(target) {
        case "xml":
            if start > source.start { reportDeclarationNotFirst(at: start) }
            if !hasDeclaration { readXMLDeclaration(in: target.upperBound..<end, at: start) }
            hasDeclaration = true
        case let name where name.lowercased() == "xml": report(.xmlDeclarationMalformed, at: start)
        default:
            if !isNameStart(bytes[target.lowerBound]) || target.upperBound < end && !isSpace(bytes[target.upperBound]) {
                reportMalformedTag(at: start)
            }
        }
        index = end + 2
    }

    private mutating func reportDeclarationNotFirst(at start: Int) {
        let position = source.position(at: start)
        let isInProlog = !hasRootElement && frames.isEmpty && !hasDeclaration
        report(
            .xmlDeclarationNotFirst,
            at: isInProlog ? source.beginning : position,
            ["line": String(position.line ?? 0)]
        )
    }

    private mutating func readXMLDeclaration(in range: Range<Int>, at start: Int) {
        let declaration = XMLDeclaration(bytes, in: range)
        if !declaration.isWellFormed { report(.xmlDeclarationMalformed, at: start) }
        guard let encoding = declaration.encoding else { return }
        let declared = string(encoding)
        let isUTF16 = source.encoding.isUTF16
        switch declared.uppercased() {
        case "UTF-8" where !isUTF16: break
        case "UTF-16" where isUTF16: break
        case "ISO-8859-1" where source.encoding == .latin1: break
        case "US-ASCII" where !isUTF16 && !bytes.contains { $0 >= 0x80 }: break
        case "UTF-8", "UTF-16", "ISO-8859-1", "US-ASCII":
            report(
                .encodingContradictsBytes,
                at: encoding.lowerBound,
                ["declared": declared, "actual": source.encoding.name]
            )
        default:
            let isKnown = TextEncoding.isKnown(declared)
            report(isKnown ? .encodingUnsupported : .encodingUnknown, at: encoding.lowerBound, ["encoding": declared])
            if source.encoding == .utf8, source.firstIllFormedUTF8(from: source.start) != nil { stop() }
        }
    }

    /// Reads the comment, document type declaration or other `<!` at hand, outside the text of an element.
    mutating func readDeclaration() {
        let rest = bytes[index...]
        if rest.starts(with: "<!--".utf8) {
            readComment()
        } else if rest.starts(with: "<!DOCTYPE".utf8) {
            readDoctype()
        } else if rest.starts(with: "<![CDATA[".utf8) {
            readCDATAOutsideText()
        } else if rest.count < 9,
            "<!--".utf8.starts(with: rest) || "<!DOCTYPE".utf8.starts(with: rest)
                || "<![CDATA[".utf8.starts(with: rest)
        {
            report(.truncated, at: bytes.count)
            stop()
        } else {
            reportMalformedTag(at: index)
            skipTag(from: index + 1)
        }
    }

    /// A CDATA section is text; outside the text of an element there is no place for it.
    private mutating func readCDATAOutsideText() {
        let start = index
        text.removeAll(keepingCapacity: true)
        readCDATA()
        guard !isStopped else { return }
        reportTextOutsideElements(at: start)
    }

    /// Reads `<!DOCTYPE plist PUBLIC "..." "...">`; skips, and reports, what a property list may not declare there.
    private mutating func readDoctype() {
        let start = index
        if hasDoctype || hasRootElement { report(.doctypeMisplaced, at: start) }
        hasDoctype = true
        index += "<!DOCTYPE".utf8.count
        var isWellFormed = skipSpace() && isNameStart(byte(at: index))
        index = endOfName(from: index)
        if isWellFormed { isWellFormed = readExternalIdentifier() }
        skipSpace()
        if isWellFormed, byte(at: index) == UInt8(ascii: "[") {
            report(.doctypeInternalSubset, at: index)
            index += 1
            skipInternalSubset()
            guard !isStopped else { return }
            skipSpace()
        }
        if isWellFormed, byte(at: index) == UInt8(ascii: ">") {
            index += 1
        } else if index >= bytes.count {
            report(.truncated, at: bytes.count)
            stop()
        } else {
            report(.doctypeMalformed, at: start)
            skipTag(from: index)
        }
    }

    /// Reads ` PUBLIC "..." "..."` or ` SYSTEM "..."`, if there is one; returns whether it is well-formed.
    private mutating func readExternalIdentifier() -> Bool {
        let hasSpace = skipSpace()
        let rest = bytes[index...]
        let literals = rest.starts(with: "PUBLIC".utf8) ? 2 : rest.starts(with: "SYSTEM".utf8) ? 1 : 0
        guard literals > 0 else { return true }
        guard hasSpace else { return false }
        index += "PUBLIC".utf8.count
        for literal in 0..<literals {
            guard skipSpace(), let quote = byte(at: index), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let end = bytes[(index + 1)...].firstIndex(of: quote)
            else {
                if index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                    index = bytes.count
                }
                return false
            }
            if literals == 2, literal == 0, !bytes[index + 1..<end].allSatisfy(isPublicIdentifierByte) { return false }
            index = end + 1
        }
        return true
    }

    /// `PubidChar` (XML 1.0 §2.3).
    private func isPublicIdentifierByte(_ byte: UInt8) -> Bool {
        byte < 0x80 && (isNameByte(byte) || isSpace(byte) && byte != 0x09 || "'()+,/=?;!*#@$%".utf8.contains(byte))
    }

    /// Moves on behind the `]` that ends the internal subset; entity declarations in it are reported, never expanded.
    private mutating func skipInternalSubset() {
        while index < bytes.count, !log.isFull {
            switch bytes[index] {
            case UInt8(ascii: "]"):
                index += 1
                return
            case UInt8(ascii: "<"):
                let rest = bytes[index...]
                if rest.starts(with: "<!--".utf8) {
                    readComment()
                } else if rest.starts(with: "<?".utf8) {
                    readProcessingInstruction()
                } else {
                    if rest.starts(with: "<!ENTITY".utf8) { reportEntityDeclaration() }
                    skipMarkupDeclaration()
                }
            default: index += 1
            }
        }
        guard !isStopped, !log.isFull else { return }
        report(.truncated, at: bytes.count)
        stop()
    }

    private mutating func reportEntityDeclaration() {
        hasEntityDeclarations = true
        var start = index + "<!ENTITY".utf8.count
        while start < bytes.count, isSpace(bytes[start]) || bytes[start] == UInt8(ascii: "%") { start += 1 }
        report(.entityDeclaration, at: index, ["entity": string(start..<endOfName(from: start))])
    }

    /// Moves on behind the `>` that ends the declaration at hand; in quotes it ends nothing.
    private mutating func skipMarkupDeclaration() {
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return
            }
        }
    }
}
