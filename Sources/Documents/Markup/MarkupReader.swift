/// Reads XML that is no property list as the tree of its elements: Cordova's `config.xml` and `plugin.xml`.
///
/// An element is a dictionary, `{"element": "preference", "attributes": {"name": "..."}, "text": "", "children": []}`, in
/// which all four are always there. Names are kept with their prefix. The text is what stands directly in the element,
/// white space at both ends left out; comments are nothing. Entities are never declared: of references only XML's own
/// five and numbers stand for something.
struct MarkupReader {
    /// An element that is still open.
    struct Frame {
        let name: Range<Int>
        let position: Position
        var attributes: [Node.Entry] = []
        var children: [Node] = []
        var text: [UInt8] = []
        var textPosition: Position?
    }

    let limits: DocumentLimits
    let bytes: [UInt8]
    var source: TextSource
    /// The next byte to be read.
    var index: Int
    var log: FaultLog
    var frames: [Frame] = []
    /// Set where the rest of the file cannot be read.
    var isStopped = false
    private var nodeCount = 0
    private var root: Node?
    /// Comments that speak to us.
    private var remarks: [Remark] = []

    private init(_ source: TextSource, log: FaultLog, limits: DocumentLimits) {
        self.limits = limits
        self.source = source
        self.log = log
        bytes = source.bytes
        index = source.start
    }

    /// Reads `bytes` as an XML document.
    static func read(_ bytes: [UInt8], limits: DocumentLimits) -> Reading {
        var log = FaultLog(limit: limits.faults)
        guard let source = TextSource(decoding: bytes, reportingTo: &log) else {
            return Reading(root: nil, faults: log.inOrder)
        }
        var scout = source
        scout.reportControlCharacters(to: &log)
        var reader = Self(source, log: log, limits: limits)
        reader.readDocument()
        return Reading(
            root: reader.isStopped || reader.log.isFull ? nil : reader.root,
            faults: reader.log.inOrder,
            remarks: reader.remarks
        )
    }

    private mutating func readDocument() {
        while index < bytes.count, !isStopped, !log.isFull {
            if bytes[index] == UInt8(ascii: "<") { readMarkup() } else { readText() }
        }
        guard !isStopped, !log.isFull else { return }
        if let frame = frames.last {
            let arguments = ["element": string(frame.name), "line": String(frame.position.line ?? 0)]
            stop(.unclosedElement, at: source.position(at: index), arguments)
        } else if root == nil {
            report(.noRootElement, at: source.position(at: index))
        }
    }

    /// Reads what begins with the `<` at hand.
    private mutating func readMarkup() {
        let position = source.position(at: index)
        switch byte(1) {
        case UInt8(ascii: "!"): readDeclaration(at: position)
        case UInt8(ascii: "?"): skip("?>", orReport: .truncated, at: position)
        case UInt8(ascii: "/"): readEndTag(at: position)
        case let next? where Self.isNameStart(next): readStartTag(at: position)
        default:
            if source.isConflictMarker(at: index) {
                report(.mergeConflictMarker, at: position)
                while let byte = byte(), byte != 0x0A, byte != 0x0D { index += 1 }
            } else {
                report(.bareLessThan, at: position)
                append(bytes[index..<index + 1], at: position)
                index += 1
            }
        }
    }

    private mutating func readDeclaration(at position: Position) {
        if starts(with: "<!--") {
            let start = index
            skip("-->", orReport: .unclosedComment, at: position)
            if !isStopped { note(start..<index, at: position) }
        } else if starts(with: "<![CDATA[") {
            let start = index + "<![CDATA[".utf8.count
            index = start
            skip("]]>", orReport: .unclosedCDATA, at: position)
            if !isStopped { append(bytes[start..<index - 3], at: position) }
        } else {
            skipDoctype(at: position)
        }
    }

    /// Takes a comment down that speaks to us; of an element, name, attributes and text are no elements of their own.
    private mutating func note(_ comment: Range<Int>, at position: Position) {
        let text = bytes[comment].dropFirst(4).dropLast(3)
        guard remarks.count < Remark.most, Remark.mayBegin(text.prefix(200)) else { return }
        var line = position.line
        if !source.standsBehindText(comment.lowerBound) {
            line = bytes[comment.upperBound...].firstIndex { $0 > 0x20 }.flatMap { source.position(at: $0).line }
        }
        if let remark = Remark(text, at: position, line: line) { remarks.append(remark) }
    }

    private mutating func skipDoctype(at position: Position) {
        while let byte = byte(), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "[") { index += 1 }
        if byte() == UInt8(ascii: "[") {
            report(.doctypeInternalSubset, at: position)
            skip("]", orReport: .doctypeMalformed, at: position)
            while let byte = byte(), byte != UInt8(ascii: ">") { index += 1 }
        }
        if index < bytes.count { index += 1 } else { stop(.doctypeMalformed, at: position) }
    }
}

// MARK: Elements

extension MarkupReader {
    private mutating func readStartTag(at position: Position) {
        index += 1
        let name = readName()
        if frames.isEmpty, root != nil { report(.severalRoots, at: position, ["element": string(name)]) }
        guard frames.count < limits.depth else {
            return stop(.nestingTooDeep, at: position, ["limit": String(limits.depth)])
        }
        // The element and its text.
        guard admit(2, at: position) else { return }
        frames.append(Frame(name: name, position: position))
        readAttributes(of: name)
        guard !isStopped else { return }
        if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: ">") {
            index += 2
            closeFrame()
        } else if byte() == UInt8(ascii: ">") {
            index += 1
        } else {
            stop(.malformedTag, at: position, ["text": source.excerpt(from: name.lowerBound - 1)])
        }
    }

    private mutating func readAttributes(of element: Range<Int>) {
        var lines = KeyLines()
        while !isStopped {
            skipSpace()
            guard let first = byte(), Self.isNameStart(first) else { return }
            let position = source.position(at: index)
            let name = string(readName())
            skipSpace()
            guard byte() == UInt8(ascii: "=") else { return }
            index += 1
            skipSpace()
            guard let quote = byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
            index += 1
            let place = source.position(at: index)
            var text: [UInt8] = []
            readCharacters(into: &text) { $0 == quote || $0 == UInt8(ascii: "<") }
            guard byte() == quote, admit(1, at: position), let last = frames.indices.last else { return }
            index += 1
            if lines.note(name, line: position.line, after: frames[last].attributes) != nil {
                report(.duplicateAttribute, at: position, ["element": string(element), "attribute": name])
            }
            let value = Node(.string(String(decoding: text, as: UTF8.self)), at: place)
            frames[last].attributes.append(Node.Entry(key: name, position: position, value: value))
        }
    }

    private mutating func readEndTag(at position: Position) {
        index += 2
        let name = readName()
        skipSpace()
        guard byte() == UInt8(ascii: ">") else {
            return stop(.malformedTag, at: position, ["text": source.excerpt(from: name.lowerBound - 2)])
        }
        index += 1
        guard let frame = frames.last else {
            return report(.unopenedElement, at: position, ["element": string(name)])
        }
        if bytes[frame.name] != bytes[name] {
            let line = String(frame.position.line ?? 0)
            let arguments = ["element": string(name), "expected": string(frame.name), "line": line]
            report(.mismatchedTag, at: position, arguments)
            guard let match = frames.lastIndex(where: { bytes[$0.name] == bytes[name] }) else { return }
            while frames.count > match + 1 { closeFrame() }
        }
        closeFrame()
    }

    /// Closes the innermost element.
    private mutating func closeFrame() {
        guard let frame = frames.popLast() else { return }
        let at = frame.position
        let text = String(decoding: frame.text.drop(while: Self.isSpace), as: UTF8.self)
        let trimmed = String(text.dropLast(text.utf8.reversed().prefix(while: Self.isSpace).count))
        let node = Node(
            .dictionary([
                Node.Entry(key: "element", position: at, value: Node(.string(string(frame.name)), at: at)),
                Node.Entry(key: "attributes", position: at, value: Node(.dictionary(frame.attributes), at: at)),
                Node.Entry(key: "text", position: at, value: Node(.string(trimmed), at: frame.textPosition ?? at)),
                Node.Entry(key: "children", position: at, value: Node(.array(frame.children), at: at)),
            ]),
            at: at
        )
        if let last = frames.indices.last {
            frames[last].children.append(node)
        } else if root == nil {
            root = node
        }
    }

    private mutating func admit(_ count: Int, at position: Position) -> Bool {
        nodeCount += count
        if nodeCount > limits.nodes { stop(.tooManyNodes, at: position, ["limit": String(limits.nodes)]) }
        return !isStopped
    }

    /// The place in the tree that is being read.
    var pointer: Pointer {
        frames.dropLast().reduce(.root) { $0.appending("children").appending($1.children.count) }
    }
    var hasRoot: Bool { root != nil }
}
