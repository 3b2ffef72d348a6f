/// Tags and attributes (XML 1.0 §3.1).
extension XMLPropertyListReader {
    /// Whether a name may begin with `byte`; all bytes beyond ASCII are taken for letters.
    func isNameStart(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    func isNameByte(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return isNameStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }

    func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    /// The end of the name that begins at `start`.
    func endOfName(from start: Int) -> Int {
        var end = start
        while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
        return end
    }

    /// Moves on to the first byte that is no white space; returns whether there was any.
    @discardableResult mutating func skipSpace() -> Bool {
        let start = index
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
        return index > start
    }

    /// Reads the start tag at hand and, where it is a value's, the value.
    mutating func readStartTag() {
        let position = source.position(at: index)
        let name = index + 1..<endOfName(from: index + 1)
        if frames.isEmpty, hasRootElement {
            report(.severalRoots, at: index, ["element": string(name)])
            return stop()
        }
        let element = element(named: name, at: position)
        let isEmpty = readTagRest(of: name, allowedAttributes: element.map { $0 == .plist ? ["version"] : [] })
        guard !isStopped else { return }
        if isInUnknown { return open(nil, name, at: position, isKept: false, isEmpty: isEmpty) }
        let isRoot = frames.isEmpty
        hasRootElement = true
        switch element {
        case .plist where isRoot:
            hasPlistElement = true
            open(.plist, name, at: position, isKept: true, isEmpty: isEmpty)
        case .key where !isRoot:
            readKey(name, at: position, isEmpty: isEmpty)
        case nil, .plist, .key:
            if isRoot {
                report(.wrongRootElement, at: position, ["element": string(name)])
                return stop()
            }
            open(nil, name, at: position, isKept: true, isEmpty: isEmpty)
        case .dict, .array:
            let isKept = admitValue(name, at: position)
            open(element, name, at: position, isKept: isKept, isEmpty: isEmpty)
        case .some(let element):
            let isAdmitted = admitValue(name, at: position)
            guard !isStopped else { return }
            let value = readValue(element, name, at: position, isEmpty: isEmpty)
            if isAdmitted { deliver(Node(value, at: position)) }
        }
    }

    /// Whether an element that property lists do not have is open: its content is only checked for form.
    private var isInUnknown: Bool { !frames.isEmpty && frames[frames.count - 1].element == nil }

    /// The element that a start tag opens; reports a name that property lists do not have.
    private mutating func element(named name: Range<Int>, at position: Position) -> PropertyListElement? {
        if isInUnknown { return nil }
        if let exact = PropertyListElement(bytes[name]) {
            if frames.isEmpty, exact != .plist, exact != .key {
                report(.plistElementMissing, at: position, ["element": string(name)])
            } else if exact == .plist, !frames.isEmpty {
                report(.unknownElement, at: position, ["element": string(name)])
            }
            return exact
        }
        guard !frames.isEmpty else { return nil }
        let written = string(name)
        guard let meant = PropertyListElement(meantBy: written) else {
            report(.unknownElement, at: position, ["element": written])
            return nil
        }
        report(.misspelledElement, at: position, ["element": written, "expected": meant.rawValue])
        return meant
    }

    /// Opens a container, and closes it again if its tag was an empty-element tag.
    private mutating func open(
        _ element: PropertyListElement?,
        _ name: Range<Int>,
        at position: Position,
        isKept: Bool,
        isEmpty: Bool
    ) {
        guard !isStopped else { return }
        let depth = frames.count - (hasPlistElement ? 1 : 0)
        if depth >= limits.depth {
            report(.nestingTooDeep, at: position, ["limit": String(limits.depth)])
            return stop()
        }
        frames.append(Frame(element: element, name: name, position: position, isKept: isKept))
        if isEmpty { closeFrame() }
    }

    /// Reads the end tag at hand outside the text of an element.
    mutating func readEndTag() {
        let start = index
        guard let name = endTagName() else { return }
        guard let depth = frames.indices.last else {
            report(.unopenedElement, at: start, ["element": string(name)])
            return finishEndTag(name)
        }
        if bytes[name] == bytes[frames[depth].name] {
            finishEndTag(name)
            return closeFrame()
        }
        if frames.contains(where: { bytes[$0.name] == bytes[name] }) {
            while let inner = frames.last, bytes[inner.name] != bytes[name] {
                reportUnclosed(inner.name, openedAt: inner.position)
                closeFrame()
            }
            finishEndTag(name)
            return closeFrame()
        }
        if let element = PropertyListElement(bytes[name]), !element.isContainer {
            report(.unopenedElement, at: start, ["element": string(name)])
            return finishEndTag(name)
        }
        reportMismatch(name, expected: frames[depth].name, openedAt: frames[depth].position)
        finishEndTag(name)
        closeFrame()
    }

    mutating func reportMismatch(_ name: Range<Int>, expected: Range<Int>, openedAt position: Position) {
        report(
            .mismatchedTag,
            at: index,
            ["element": string(name), "expected": string(expected), "line": String(position.line ?? 0)]
        )
    }

    /// The name in the end tag at hand, which stays unread; `nil`, and the tag skipped, where it has none.
    mutating func endTagName() -> Range<Int>? {
        let name = index + 2..<endOfName(from: index + 2)
        if name.upperBound == bytes.count {
            report(.truncated, at: bytes.count)
            stop()
            return nil
        }
        if isNameStart(bytes[name.lowerBound]) { return name }
        reportMalformedTag(at: index)
        skipTag(from: name.upperBound)
        return nil
    }

    /// Moves on behind the end tag at hand.
    mutating func finishEndTag(_ name: Range<Int>) {
        let start = index
        index = name.upperBound
        skipSpace()
        switch byte(at: index) {
        case UInt8(ascii: ">"): index += 1
        case nil:
            report(.truncated, at: index)
            stop()
        default:
            reportMalformedTag(at: start)
            skipTag(from: index)
        }
    }

    /// Reads a start tag's attributes and end.
    ///
    /// - Parameters:
    ///   - name: The element's.
    ///   - allowedAttributes: `nil` where any will do.
    /// - Returns: Whether it is an empty-element tag.
    mutating func readTagRest(of name: Range<Int>, allowedAttributes: [String]?) -> Bool {
        let start = index
        index = name.upperBound
        var attributes: [Range<Int>] = []
        while true {
            let hasSpace = skipSpace()
            switch byte(at: index) {
            case UInt8(ascii: ">"):
                index += 1
                return false
            case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: ">"):
                index += 2
                return true
            case let next where hasSpace && isNameStart(next):
                guard let attribute = readAttribute() else { break }
                if attributes.contains(where: { bytes[$0] == bytes[attribute] }) {
                    report(.duplicateAttribute, at: attribute.lowerBound, arguments(name, attribute))
                } else if let allowedAttributes, !allowedAttributes.contains(string(attribute)) {
                    report(.unexpectedAttribute, at: attribute.lowerBound, arguments(name, attribute))
                }
                if attributes.count < 16 { attributes.append(attribute) }
                continue
            default: break
            }
            if index >= bytes.count || index + 1 == bytes.count && bytes[index] == UInt8(ascii: "/") {
                report(.truncated, at: bytes.count)
                stop()
                return false
            }
            reportMalformedTag(at: start)
            skipTag(from: index)
            return bytes[start..<index].dropLast().last { !isSpace($0) } == UInt8(ascii: "/")
        }
    }

    private func arguments(_ element: Range<Int>, _ attribute: Range<Int>) -> [String: String] {
        ["element": string(element), "attribute": string(attribute)]
    }

    /// Reads `name = "value"` and returns the name; `nil` where it is not of that form, with `index` at the fault.
    private mutating func readAttribute() -> Range<Int>? {
        let name = index..<endOfName(from: index)
        index = name.upperBound
        skipSpace()
        guard byte(at: index) == UInt8(ascii: "=") else { return nil }
        index += 1
        skipSpace()
        guard let quote = byte(at: index), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        index += 1
        let textLength = text.count
        defer { text.removeLast(text.count - textLength) }
        while let byte = byte(at: index), byte != quote {
            if byte == UInt8(ascii: "<") { return nil }
            if byte == UInt8(ascii: "&") { readReference() } else { index += 1 }
        }
        guard index < bytes.count else { return nil }
        index += 1
        return name
    }

    mutating func reportMalformedTag(at start: Int) {
        report(.malformedTag, at: start, ["text": excerpt(from: start)])
    }

    /// Moves on behind the next `>`, or to the next `<` if that comes first.
    mutating func skipTag(from start: Int) {
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            index += 1
            if bytes[index - 1] == UInt8(ascii: ">") { return }
        }
    }
}
