/// Reads a property list in the old style of OpenStep, `{ key = value; }`, and the strings file, which is one without its
/// braces.
///
/// A key without a value, `key;`, stands for its own text. All values are strings, data, dictionaries and arrays; there
/// are no numbers and no Booleans.
///
/// Source: CoreFoundation's reader, <https://github.com/swiftlang/swift-corelibs-foundation>, CFOldStylePList.c.
struct OpenStepReader {
    let limits: DocumentLimits
    let bytes: [UInt8]
    var source: TextSource
    /// The next byte to be read.
    var index: Int
    var log: FaultLog
    /// The way to the value that is being read.
    var path = TreePath()
    /// Comments that speak to us.
    var remarks: [Remark] = []
    /// Set where the rest of the text cannot be read.
    var isStopped = false
    /// Whether a comment that has a line to itself goes for the next line, not for the next element.
    let goesByLines: Bool
    private var nodeCount = 0

    private init(_ source: TextSource, log: FaultLog, limits: DocumentLimits, goesByLines: Bool) {
        self.goesByLines = goesByLines
        self.limits = limits
        self.source = source
        self.log = log
        bytes = source.bytes
        index = source.start
    }

    /// Reads `bytes` as a property list or a strings file; an empty one is an empty dictionary.
    static func read(_ bytes: [UInt8], limits: DocumentLimits, goesByLines: Bool = false) -> Reading {
        var log = FaultLog(limit: limits.faults)
        guard let source = TextSource(decoding: bytes, reportingTo: &log) else {
            return Reading(root: nil, faults: log.inOrder)
        }
        var reader = Self(source, log: log, limits: limits, goesByLines: goesByLines)
        let root = reader.readText()
        return Reading(
            root: reader.isStopped || reader.log.isFull ? nil : root,
            faults: reader.log.inOrder,
            remarks: reader.remarks
        )
    }

    private mutating func readText() -> Node? {
        skipSpace()
        let position = source.position(at: index)
        let first = byte()
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "(") else {
            return Node(.dictionary(readMembers(until: nil)), at: position)
        }
        let root = readValue()
        skipSpace()
        if index < bytes.count, !isStopped, !log.isFull {
            report(.trailingContent, at: source.position(at: index), ["text": source.excerpt(from: index)])
        }
        return root
    }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

// MARK: Values

extension OpenStepReader {
    /// Reads the value at hand; `nil` where there is none.
    private mutating func readValue() -> Node? {
        let position = source.position(at: index)
        nodeCount += 1
        if nodeCount > limits.nodes {
            stop(.tooManyNodes, at: position, ["limit": String(limits.nodes)])
            return nil
        }
        switch byte() {
        case UInt8(ascii: "{"):
            guard enter(at: position) else { return nil }
            let entries = readMembers(until: UInt8(ascii: "}"))
            return Node(.dictionary(entries), at: position)
        case UInt8(ascii: "("):
            guard enter(at: position) else { return nil }
            return Node(.array(readElements()), at: position)
        case UInt8(ascii: "<"): return readData(at: position)
        default: return readString(at: position).map { Node(.string($0), at: position) }
        }
    }

    private mutating func enter(at position: Position) -> Bool {
        if path.depth >= limits.depth {
            stop(.nestingTooDeep, at: position, ["limit": String(limits.depth)])
            return false
        }
        index += 1
        return true
    }

    /// Reads `key = value;` up to and with `end`, or to the end of the text.
    private mutating func readMembers(until end: UInt8?) -> [Node.Entry] {
        var entries: [Node.Entry] = []
        var lines = KeyLines()
        path.enterDictionary()
        defer { path.leave() }
        while !isStopped, !log.isFull {
            skipSpace()
            guard let byte = byte() else {
                if end != nil { stop(.truncated, at: source.position(at: index)) }
                return entries
            }
            if byte == end {
                index += 1
                return entries
            }
            let position = source.position(at: index)
            guard let key = readString(at: position) else {
                if isStopped { return entries }
                report(.openStepKeyExpected, at: position, ["found": source.excerpt(from: index)])
                recover(until: end)
                continue
            }
            path.move(to: key)
            if let firstLine = lines.note(key, line: position.line, after: entries) {
                report(.duplicateKey, at: position, ["key": key, "first_line": String(firstLine)])
            }
            if let value = readMemberValue(of: key, at: position) {
                entries.append(Node.Entry(key: key, position: position, value: value))
                readSemicolon(behind: key, before: end)
            } else {
                recover(until: end)
            }
        }
        return entries
    }

    private mutating func readMemberValue(of key: String, at position: Position) -> Node? {
        skipSpace()
        if byte() == UInt8(ascii: ";") {
            nodeCount += 1
            return Node(.string(key), at: position)
        }
        guard byte() == UInt8(ascii: "=") else {
            reportPunctuation("=")
            return nil
        }
        index += 1
        skipSpace()
        let place = source.position(at: index)
        if let value = readValue() { return value }
        report(.openStepValueExpected, at: place, ["found": source.excerpt(from: index)])
        return nil
    }

    /// Moves over the `;` behind a member; where it is missing, a key or the end may follow all the same.
    ///
    /// It is told at the end of the value where the next thing stands on a later line, or closes the dictionary.
    private mutating func readSemicolon(behind key: String, before end: UInt8?) {
        guard !isStopped, !log.isFull else { return }
        let behind = index
        skipSpace()
        if byte() == UInt8(ascii: ";") {
            index += 1
            return
        }
        if index < source.bytes.count, byte() == end || source.bytes[behind..<index].contains(where: \.isLineEnd) {
            report(.openStepSemicolonMissing, at: source.position(at: behind), ["key": key])
        } else {
            reportPunctuation(";")
        }
        guard byte() == end || byte() == UInt8(ascii: "\"") else { return recover(until: end) }
    }

    private mutating func readElements() -> [Node] {
        var elements: [Node] = []
        path.enterArray()
        defer { path.leave() }
        while !isStopped, !log.isFull {
            skipSpace()
            if byte() == UInt8(ascii: ")") {
                index += 1
                return elements
            }
            path.move(to: elements.count)
            guard let value = readValue() else {
                if isStopped { return elements }
                stop(.openStepValueExpected, at: source.position(at: index), ["found": source.excerpt(from: index)])
                return elements
            }
            elements.append(value)
            skipSpace()
            if byte() == UInt8(ascii: ",") {
                index += 1
            } else if byte() != UInt8(ascii: ")") {
                reportPunctuation(", )")
                stop()
            }
        }
        return elements
    }

    /// Reads `<0fbd77 1c2735ae>`.
    private mutating func readData(at position: Position) -> Node? {
        index += 1
        var data: [UInt8] = []
        var high: UInt8?
        while let byte = byte() {
            if byte == UInt8(ascii: ">"), high == nil {
                index += 1
                return Node(.data(data), at: position)
            }
            if byte > 0x20 {
                guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue.map({ UInt8($0) }) else { break }
                if let first = high { data.append(first << 4 | digit) }
                high = high == nil ? digit : nil
            }
            index += 1
        }
        stop(.openStepBadData, at: source.position(at: index), ["text": source.excerpt(from: index)])
        return nil
    }
}
