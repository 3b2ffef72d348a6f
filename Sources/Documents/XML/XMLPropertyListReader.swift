/// Reads an XML property list strictly, and goes on after a fault wherever it is clear how.
///
/// Sources: XML 1.0, fifth edition, <https://www.w3.org/TR/xml/>; the property-list DTD,
/// <http://www.apple.com/DTDs/PropertyList-1.0.dtd>.
struct XMLPropertyListReader {
    /// A container that is still open.
    struct Frame {
        /// `nil` for an element that property lists do not have: what it contains is not looked at.
        let element: PropertyListElement?
        /// As its start tag has it.
        let name: Range<Int>
        let position: Position
        /// Whether its value goes into the tree.
        let isKept: Bool
        var entries: [Node.Entry] = []
        var elements: [Node] = []
        /// A dictionary's key that still waits for its value.
        var key: (name: String, position: Position)?
        var lines = KeyLines()
    }

    let limits: DocumentLimits
    let bytes: [UInt8]
    var source: TextSource
    /// The next byte to be read.
    var index: Int
    var log: FaultLog
    var frames: [Frame] = []
    var nodeCount = 0
    /// Set where the rest of the file cannot be read.
    var isStopped = false
    /// The text of the element at hand.
    var text: [UInt8] = []
    var hasEntityDeclarations = false
    var hasDeclaration = false
    var hasDoctype = false
    var hasRootElement = false
    var hasPlistElement = false
    private(set) var root: Node?
    /// Comments that speak to us.
    var remarks: [Remark] = []

    init(_ source: TextSource, limits: DocumentLimits) {
        self.limits = limits
        self.source = source
        bytes = source.bytes
        index = source.start
        log = FaultLog(limit: limits.faults)
    }

    /// Reads `bytes` as an XML property list.
    static func read(_ bytes: [UInt8], limits: DocumentLimits) -> Reading {
        let start = Position(offset: 0, line: 1, column: 1)
        guard let (detected, markLength) = TextEncoding.detect(bytes) else {
            let fault = DocumentFault(.utf32, at: start)
            return Reading(root: nil, faults: [fault])
        }
        var encoding = detected
        if detected == .utf8, markLength == 0, XMLDeclaration.encodingName(in: bytes) == "ISO-8859-1" {
            encoding = .latin1
        }
        var reader = Self(TextSource(bytes, encoding: encoding, markLength: markLength), limits: limits)
        if encoding.isUTF16, markLength == 0 { reader.log.report(DocumentFault(.utf16WithoutByteOrderMark, at: start)) }
        reader.source.reportIllFormed(to: &reader.log)
        reader.read()
        return Reading(
            root: reader.isStopped ? nil : reader.root,
            faults: reader.log.inOrder,
            remarks: reader.remarks
        )
    }

    /// The tree of a text that is in UTF-8 now, whatever its declaration says; offsets are those of `text`.
    static func tree(of text: [UInt8]) -> Node? {
        var reader = Self(TextSource(text, encoding: .utf8, markLength: 0), limits: DocumentLimits())
        reader.read()
        return reader.isStopped ? nil : reader.root
    }

    private mutating func read() {
        while !isStopped, !log.isFull {
            skipText()
            guard index < bytes.count else { break }
            readMarkup()
        }
        if log.isFull { isStopped = true }
        guard !isStopped else { return }
        if let frame = frames.last {
            reportUnclosed(frame.name, openedAt: frame.position)
            isStopped = true
        } else if !hasRootElement {
            report(.noRootElement, at: index)
        }
    }

    /// Reads what begins with the `<` at hand, outside the text of an element.
    private mutating func readMarkup() {
        switch byte(at: index + 1) {
        case UInt8(ascii: "!"): readDeclaration()
        case UInt8(ascii: "?"): readProcessingInstruction()
        case UInt8(ascii: "/"): readEndTag()
        case let next where isNameStart(next): readStartTag()
        case nil:
            report(.truncated, at: bytes.count)
            stop()
        default:
            if isConflictMarker(at: index) {
                reportConflictMarker()
            } else {
                report(.bareLessThan, at: index)
                index += 1
            }
        }
    }

    /// Gives up: the tree would lack an unknown part.
    mutating func stop() {
        isStopped = true
        index = bytes.count
    }
}

// MARK: The tree

extension XMLPropertyListReader {
    /// Whether a value whose element begins here has a place, and room, in the tree; reports where it has not.
    mutating func admitValue(_ name: Range<Int>, at position: Position) -> Bool {
        nodeCount += 1
        if nodeCount > limits.nodes {
            report(.tooManyNodes, at: position, ["limit": String(limits.nodes)])
            stop()
            return false
        }
        guard let last = frames.indices.last else { return true }
        switch frames[last].element {
        case .plist where !frames[last].elements.isEmpty:
            report(.plistElementHasSeveralValues, at: position, ["element": string(name)])
            return false
        case .dict where frames[last].key == nil:
            report(.valueWithoutKey, at: position, ["element": string(name)])
            return false
        default: return true
        }
    }

    /// Puts a value where the innermost open container has its next place.
    mutating func deliver(_ node: Node) {
        guard !frames.isEmpty else {
            root = node
            return
        }
        let last = frames.count - 1
        if frames[last].element == .dict {
            guard let key = frames[last].key else { return }
            frames[last].entries.append(Node.Entry(key: key.name, position: key.position, value: node))
            frames[last].key = nil
        } else {
            frames[last].elements.append(node)
        }
    }

    /// Makes `name` the key that the next value of the innermost dictionary belongs to.
    mutating func beginMember(_ name: String, at position: Position) {
        guard let last = frames.indices.last else { return }
        dropKeyWithoutValue()
        let firstLine = frames[last].lines.note(name, line: position.line, after: frames[last].entries)
        frames[last].key = (name, position)
        if let firstLine { report(.duplicateKey, at: position, ["key": name, "first_line": String(firstLine)]) }
    }

    /// Reports the innermost dictionary's key if it still waits for a value, and forgets it.
    mutating func dropKeyWithoutValue() {
        guard let last = frames.indices.last, let key = frames[last].key else { return }
        report(.keyWithoutValue, at: key.position, ["key": key.name])
        frames[last].key = nil
    }

    /// Closes the innermost container.
    mutating func closeFrame() {
        dropKeyWithoutValue()
        guard let frame = frames.popLast() else { return }
        switch frame.element {
        case .plist:
            if let value = frame.elements.first {
                root = value
            } else if !isStopped, !log.isFull {
                report(.plistElementEmpty, at: frame.position)
            }
        case .dict where frame.isKept: deliver(Node(.dictionary(frame.entries), at: frame.position))
        case .array where frame.isKept: deliver(Node(.array(frame.elements), at: frame.position))
        case nil where frame.isKept: deliver(Node(.null, at: frame.position))
        default: break
        }
    }
}

// MARK: Faults

extension XMLPropertyListReader {
    mutating func report(_ code: DocumentFault.Code, at index: Int, _ arguments: [String: String] = [:]) {
        report(code, at: source.position(at: index), arguments)
    }

    mutating func report(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        guard !log.isFull else { return }
        log.report(DocumentFault(code, at: position, pointer: pointer, arguments: arguments))
    }

    mutating func reportUnclosed(_ name: Range<Int>, openedAt position: Position) {
        report(.unclosedElement, at: index, ["element": string(name), "line": String(position.line ?? 0)])
    }

    /// The place in the tree that is being read.
    private var pointer: Pointer {
        var pointer = Pointer.root
        for frame in frames {
            switch frame.element {
            case .dict: if let key = frame.key, !pointer.descend(to: key.name) { return pointer }
            case .array: pointer = pointer.appending(frame.elements.count)
            default: break
            }
        }
        return pointer
    }

    func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
