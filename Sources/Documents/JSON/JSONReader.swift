/// Reads a JSON text (RFC 8259) strictly, or as its dialect allows, with the place of every value.
///
/// Slips whose meaning is plain (a trailing comma, a comment, `NaN`) are reported and read over; a text that is no JSON
/// otherwise, or ends too early, leaves no tree.
package struct JSONReader {
    let limits: DocumentLimits
    let dialect: JSONDialect
    let bytes: [UInt8]
    var source: TextSource
    /// The next byte to be read.
    var index: Int
    var log: FaultLog
    /// Set where the rest of the text cannot be read.
    var isStopped = false
    /// The string at hand, where it is not a plain run of bytes.
    var text: [UInt8] = []
    /// The way to the value that is being read.
    var path = TreePath()
    /// Comments that speak to us.
    var remarks: [Remark] = []
    private var nodeCount = 0

    private init(_ source: TextSource, dialect: JSONDialect, limits: DocumentLimits) {
        self.limits = limits
        self.dialect = dialect
        self.source = source
        bytes = source.bytes
        index = source.start
        log = FaultLog(limit: limits.faults)
    }

    /// Reads `bytes` as one JSON text.
    package static func read(
        _ bytes: [UInt8],
        dialect: JSONDialect = .strict,
        limits: DocumentLimits = DocumentLimits()
    ) -> Reading {
        let start = Position(offset: 0, line: 1, column: 1)
        func refusal(_ code: DocumentFault.Code, _ arguments: [String: String] = [:]) -> Reading {
            Reading(root: nil, faults: [DocumentFault(code, at: start, arguments: arguments)])
        }
        guard bytes.count <= limits.bytes else {
            return refusal(.tooLarge, ["size": String(bytes.count), "limit": String(limits.bytes)])
        }
        guard let (encoding, markLength) = TextEncoding.detect(bytes) else { return refusal(.utf32) }
        // RFC 8259 §8.1: UTF-8 and nothing else.
        guard encoding == .utf8 else { return refusal(.encodingUnsupported, ["encoding": encoding.name]) }
        var reader = Self(TextSource(bytes, encoding: .utf8, markLength: markLength), dialect: dialect, limits: limits)
        if markLength > 0 { reader.report(.byteOrderMarkInJSON, at: start) }
        var scout = reader.source
        scout.reportIllFormedUTF8(to: &reader.log)
        guard let root = reader.readText() else { return Reading(root: nil, faults: reader.log.inOrder) }
        return Reading(
            root: reader.isStopped || reader.log.isFull ? nil : root,
            faults: reader.log.inOrder,
            remarks: reader.remarks
        )
    }

    private mutating func readText() -> Node? {
        skipSpace()
        if index == bytes.count, !isStopped {
            report(.emptyFile, at: source.beginning)
            return nil
        }
        guard let root = readValue() else { return nil }
        skipSpace()
        if index < bytes.count, !isStopped, !log.isFull {
            report(.trailingContent, at: index, ["text": excerpt(from: index)])
        }
        return root
    }
}

// MARK: Values

extension JSONReader {
    /// Reads the value at hand; `nil` where there is none.
    private mutating func readValue() -> Node? {
        guard let byte = byte(at: index) else { return truncated() }
        if log.isFull { return nil }
        let position = source.position(at: index)
        nodeCount += 1
        if nodeCount > limits.nodes {
            report(.tooManyNodes, at: position, ["limit": String(limits.nodes)])
            return stop()
        }
        switch byte {
        case UInt8(ascii: "{"):
            guard let entries = readObject(at: position) else { return nil }
            return Node(.dictionary(entries), at: position)
        case UInt8(ascii: "["):
            guard let elements = readArray(at: position) else { return nil }
            return Node(.array(elements), at: position)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let string = readString() else { return nil }
            return Node(.string(string), at: position)
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 0x30...0x39:
            return readNumber().map { Node($0, at: position) }
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            return Node(readWord(), at: position)
        default:
            report(.jsonValueExpected, at: position, ["found": excerpt(from: index)])
            return stop()
        }
    }

    private mutating func readObject(at position: Position) -> [Node.Entry]? {
        guard enter(at: position) else { return nil }
        var entries: [Node.Entry] = []
        var lines = KeyLines()
        path.enterDictionary()
        defer { path.leave() }
        skipSpace()
        if byte(at: index) == UInt8(ascii: "}") {
            index += 1
            return entries
        }
        while true {
            let keyPosition = source.position(at: index)
            guard let key = readKey() else { return nil }
            path.move(to: key)
            if let firstLine = lines.note(key, line: keyPosition.line, after: entries) {
                report(.duplicateKey, at: keyPosition, ["key": key, "first_line": String(firstLine)])
            }
            skipSpace()
            guard skip(UInt8(ascii: ":"), expecting: ":") else { return nil }
            skipSpace()
            guard let value = readValue() else { return nil }
            entries.append(Node.Entry(key: key, position: keyPosition, value: value))
            guard let isEnd = readSeparator(before: UInt8(ascii: "}"), expecting: ", }") else { return nil }
            if isEnd { return entries }
        }
    }

    private mutating func readArray(at position: Position) -> [Node]? {
        guard enter(at: position) else { return nil }
        var elements: [Node] = []
        path.enterArray()
        defer { path.leave() }
        skipSpace()
        if byte(at: index) == UInt8(ascii: "]") {
            index += 1
            return elements
        }
        while true {
            path.move(to: elements.count)
            guard let value = readValue() else { return nil }
            elements.append(value)
            guard let isEnd = readSeparator(before: UInt8(ascii: "]"), expecting: ", ]") else { return nil }
            if isEnd { return elements }
        }
    }

    /// Goes into the object or array at hand, if there are not too many around it.
    private mutating func enter(at position: Position) -> Bool {
        if path.depth >= limits.depth {
            report(.nestingTooDeep, at: position, ["limit": String(limits.depth)])
            isStopped = true
            return false
        }
        index += 1
        return true
    }

    /// Reads what follows a member or element; returns whether the container ends there.
    private mutating func readSeparator(before end: UInt8, expecting expected: String) -> Bool? {
        skipSpace()
        if byte(at: index) == end {
            index += 1
            return true
        }
        let comma = index
        guard skip(UInt8(ascii: ","), expecting: expected) else { return nil }
        skipSpace()
        guard byte(at: index) == end else { return log.isFull ? nil : false }
        report(.jsonTrailingComma, at: comma)
        index += 1
        return true
    }

    private mutating func readKey() -> String? {
        switch byte(at: index) {
        case nil: return truncated()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString()
        default:
            let end = endOfWord(from: index)
            guard end > index else {
                report(.jsonKeyExpected, at: index, ["found": excerpt(from: index)])
                return stop()
            }
            let key = String(decoding: bytes[index..<end], as: UTF8.self)
            report(.jsonUnquotedKey, at: index, ["key": key])
            index = end
            return key
        }
    }
}
