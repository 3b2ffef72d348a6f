/// Character data, references, CDATA sections and comments (XML 1.0 §2.4, §2.5, §2.7, §4.1).
extension XMLPropertyListReader {
    /// Moves on to the next `<` outside the text of an element, and reports anything but white space.
    mutating func skipText() {
        while !log.isFull {
            skipSpace()
            guard index < bytes.count, bytes[index] != UInt8(ascii: "<") else { return }
            if bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]) {
                report(.byteOrderMarkMisplaced, at: index)
                index += 3
                continue
            }
            if isConflictMarker(at: index) {
                reportConflictMarker()
                continue
            }
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "<"), !isConflictMarker(at: index) { index += 1 }
            // Control characters are reported as such.
            if bytes[start..<index].contains(where: { $0 > 0x20 }) { reportTextOutsideElements(at: start) }
        }
    }

    mutating func reportTextOutsideElements(at start: Int) {
        let text = excerpt(from: start)
        guard let frame = frames.last else {
            return report(hasRootElement ? .trailingContent : .contentBeforeRoot, at: start, ["text": text])
        }
        if frame.element != nil {
            report(.textOutsideElements, at: start, ["element": string(frame.name), "text": text])
        }
    }

    /// Whether a line begins at `start` that Git or another version control system left in a conflict.
    func isConflictMarker(at start: Int) -> Bool {
        let first = bytes[start]
        guard first == UInt8(ascii: "<") || first == UInt8(ascii: "=") || first == UInt8(ascii: ">"),
            start == source.start || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D,
            start + 7 <= bytes.count
        else { return false }
        return bytes[start..<start + 7].allSatisfy { $0 == first }
    }

    mutating func reportConflictMarker() {
        report(.mergeConflictMarker, at: index)
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }

    /// Reads the text of an element up to and with its end tag into `text`.
    ///
    /// - Returns: `false` where the end tag is missing.
    mutating func readText(of name: Range<Int>, openedAt position: Position) -> Bool {
        text.removeAll(keepingCapacity: true)
        /// Elements that do not belong into the text.
        var inner: [Range<Int>] = []
        while true {
            readCharacters()
            guard index < bytes.count else { break }
            switch byte(at: index + 1) {
            case UInt8(ascii: "/"):
                guard let endName = endTagName() else {
                    if isStopped { return false }
                    continue
                }
                if let match = inner.lastIndex(where: { bytes[$0] == bytes[endName] }) {
                    inner.remove(at: match)
                    finishEndTag(endName)
                    continue
                }
                if bytes[endName] != bytes[name] {
                    if frames.contains(where: { bytes[$0.name] == bytes[endName] }) { return unclosed(name, position) }
                    reportMismatch(endName, expected: name, openedAt: position)
                }
                finishEndTag(endName)
                return !isStopped
            case UInt8(ascii: "!"):
                if bytes[index...].starts(with: "<!--".utf8) {
                    report(.commentInText, at: index, ["element": string(name)])
                    readComment()
                } else if bytes[index...].starts(with: "<![CDATA[".utf8) {
                    readCDATA()
                } else {
                    readDeclaration()
                }
            case UInt8(ascii: "?"):
                report(.instructionInText, at: index, ["element": string(name)])
                readProcessingInstruction()
            case let next where isNameStart(next):
                let innerName = index + 1..<endOfName(from: index + 1)
                if PropertyListElement(bytes[innerName]) != nil { return unclosed(name, position) }
                report(.elementInText, at: index, ["element": string(innerName), "container": string(name)])
                if !readTagRest(of: innerName, allowedAttributes: nil), inner.count < limits.depth {
                    inner.append(innerName)
                }
            case nil:
                report(.truncated, at: bytes.count)
                stop()
            default:
                report(.bareLessThan, at: index)
                text.append(UInt8(ascii: "<"))
                index += 1
            }
            if isStopped || log.isFull { return false }
        }
        reportUnclosed(name, openedAt: position)
        stop()
        return false
    }

    /// The element ends, without an end tag, where another tag begins.
    private mutating func unclosed(_ name: Range<Int>, _ position: Position) -> Bool {
        reportUnclosed(name, openedAt: position)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return true
    }

    /// Appends characters to `text` up to the next `<`.
    private mutating func readCharacters() {
        var runStart = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") { break }
            if byte == UInt8(ascii: "&") {
                text.append(contentsOf: bytes[runStart..<index])
                readReference()
                runStart = index
            } else if byte == 0x0D {
                text.append(contentsOf: bytes[runStart..<index])
                runStart = endLine()
            } else {
                if byte == UInt8(ascii: "]"), bytes[index...].starts(with: "]]>".utf8) {
                    report(.cdataEndInText, at: index)
                }
                index += 1
            }
        }
        text.append(contentsOf: bytes[runStart..<index])
    }

    /// Appends the LF that a CR or CR LF stands for (XML 1.0 §2.11); returns the index after it.
    private mutating func endLine() -> Int {
        text.append(0x0A)
        index += byte(at: index + 1) == 0x0A ? 2 : 1
        return index
    }

    mutating func readCDATA() {
        let start = index
        index += "<![CDATA[".utf8.count
        var runStart = index
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "]"), bytes[index...].starts(with: "]]>".utf8) {
                text.append(contentsOf: bytes[runStart..<index])
                index += 3
                return
            }
            if bytes[index] == 0x0D {
                text.append(contentsOf: bytes[runStart..<index])
                runStart = endLine()
            } else {
                index += 1
            }
        }
        report(.unclosedCDATA, at: start)
        stop()
    }

    /// Appends to `text` what the `&` at hand stands for.
    mutating func readReference() {
        let start = index
        if byte(at: start + 1) == UInt8(ascii: "#") { return readCharacterReference() }
        let end = endOfName(from: start + 1)
        guard isNameStart(byte(at: start + 1)), byte(at: end) == UInt8(ascii: ";") else {
            report(.bareAmpersand, at: start)
            text.append(UInt8(ascii: "&"))
            index = start + 1
            return
        }
        index = end + 1
        let name = string(start + 1..<end)
        switch name {
        case "lt": text.append(UInt8(ascii: "<"))
        case "gt": text.append(UInt8(ascii: ">"))
        case "amp": text.append(UInt8(ascii: "&"))
        case "apos": text.append(UInt8(ascii: "'"))
        case "quot": text.append(UInt8(ascii: "\""))
        default:
            report(hasEntityDeclarations ? .entityNotExpanded : .undefinedEntity, at: start, ["entity": name])
            text.append(contentsOf: bytes[start..<index])
        }
    }

    private mutating func readCharacterReference() {
        let start = index
        let isHexadecimal = byte(at: start + 2) == UInt8(ascii: "x")
        index = start + (isHexadecimal ? 3 : 2)
        let digits = index
        var value: UInt32 = 0
        while let byte = byte(at: index), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
            isHexadecimal || digit < 10
        {
            value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
            index += 1
        }
        guard index > digits, byte(at: index) == UInt8(ascii: ";") else {
            report(.badCharacterReference, at: start, ["reference": string(start..<index)])
            text.append(contentsOf: bytes[start..<index])
            return
        }
        index += 1
        guard let scalar = Unicode.Scalar(value), value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D,
            value != 0xFFFE, value != 0xFFFF, let encoded = UTF8.encode(scalar)
        else {
            report(.badCharacterReference, at: start, ["reference": excerpt(start..<index)])
            return
        }
        text.append(contentsOf: encoded)
    }

    /// Reads the comment at hand.
    mutating func readComment() {
        let start = index
        var hasDoubleHyphen = false
        index += "<!--".utf8.count
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-") else {
                index += 1
                continue
            }
            if byte(at: index + 2) == UInt8(ascii: ">") {
                let text = bytes[start + 4..<index]
                if remarks.count < limits.faults, let remark = Remark(text, at: source.position(at: start)) {
                    remarks.append(remark)
                }
                index += 3
                return
            }
            if !hasDoubleHyphen, index + 2 < bytes.count { report(.commentDoubleHyphen, at: index) }
            hasDoubleHyphen = true
            index += 1
        }
        report(.unclosedComment, at: start)
        stop()
    }

    /// Up to 40 bytes of the line that goes on at `start`, to be shown.
    func excerpt(from start: Int) -> String {
        var end = start
        while end < bytes.count, end - start < 40, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return excerpt(start..<end)
    }

    func excerpt(_ range: Range<Int>) -> String {
        var end = min(range.upperBound, range.lowerBound + 40)
        while end > range.lowerBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        while end > range.lowerBound, isSpace(bytes[end - 1]) { end -= 1 }
        return string(range.lowerBound..<end)
    }
}
