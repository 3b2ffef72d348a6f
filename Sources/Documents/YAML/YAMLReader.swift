internal import YAML

/// Reads a YAML document as the tree it describes: Podfile.lock, pubspec.yaml, pubspec.lock, pnpm-lock.yaml, yarn.lock of
/// Yarn 2 and newer.
///
/// Mappings are dictionaries, sequences arrays, and the pointer of a value is made of the document's own keys. A plain
/// scalar is `true` or `false` a boolean, nothing, `~` or `null` null, and otherwise a string as written: `1.10` is a
/// version, not a number. Keys are strings. An alias is the value of its anchor, at the place of the alias; `<<` is a key
/// like any other. What a stream says after its first document is not read.
struct YAMLReader {
    /// A mapping, sequence or, at the bottom, document that is still open.
    struct Frame {
        let isMapping: Bool
        let position: Position
        let anchor: String?
        /// The weight of the tree without this one.
        let weightBefore: Int
        var entries: [Node.Entry] = []
        var elements: [Node] = []
        /// A mapping's key that waits for its value; its name is `nil` where it is no scalar.
        var key: (name: String?, position: Position)?
        /// The depth of what is in it.
        var height = 0
        var lines = KeyLines()
    }

    /// The value of an anchor, with the depth of what is in it; `nil` while it is still being read.
    typealias Anchored = (node: Node, weight: Int, height: Int)?

    let limits: DocumentLimits
    var source: TextSource
    var log: FaultLog
    var frames: [Frame] = []
    var anchors: [EntryName: Anchored] = [:]
    private var nodeCount = 0
    /// Values, keys and their texts: what aliases repeat is counted by it, so that little text cannot become much work.
    private(set) var weight = 0
    private var documentCount = 0
    private var isFinished = false
    /// Set where the rest of the text cannot be read.
    private(set) var isStopped = false
    private(set) var root: Node?
    private var cursor: ScalarCursor
    /// Unicode scalars before the last event.
    private var start = 0
    /// Finds the ends of scalars.
    private var endCursor: ScalarCursor
    /// Unicode scalars before the end of the last scalar that is no empty one.
    private var end = 0
    /// Up to here comments were looked for, or the text of a scalar goes.
    private var passed: Int
    /// Comments that speak to us.
    private var comments: [Range<Int>] = []

    private init(_ source: TextSource, limits: DocumentLimits) {
        self.limits = limits
        self.source = source
        log = FaultLog(limit: limits.faults)
        cursor = ScalarCursor(at: source.start)
        endCursor = cursor
        passed = source.start
    }

    /// Reads `bytes` as the first document of a YAML stream.
    static func read(_ bytes: [UInt8], limits: DocumentLimits) -> Reading {
        var log = FaultLog(limit: limits.faults)
        guard let source = TextSource(decoding: bytes, reportingTo: &log) else {
            return Reading(root: nil, faults: log.inOrder)
        }
        var reader = Self(source, limits: limits)
        reader.log = log
        if log.inOrder.allSatisfy({ $0.code == .utf16WithoutByteOrderMark }) { reader.read() }
        return Reading(
            root: reader.isStopped || reader.log.isFull ? nil : reader.root,
            faults: reader.log.inOrder,
            remarks: Remark.behindNumberSigns(reader.comments, in: source, goesByLines: false)
        )
    }

    private mutating func read() {
        if let index = firstDirectiveTooMany {
            let position = source.position(at: index)
            return stop(.yamlSyntax, at: position, ["text": source.excerpt(from: index)])
        }
        do {
            try YAMLParser.parse(source.bytes[source.start...]) { event in
                receive(event)
                return !isStopped && !isFinished && !log.isFull
            }
            if root == nil, !isStopped, !log.isFull { report(.emptyFile, at: source.beginning) }
            if !isFinished { readComments(upTo: source.bytes.count) }
        } catch {
            report(error)
            isStopped = true
        }
    }

    private mutating func receive(_ event: YAMLEvent) {
        // Never backwards, so that the way through the text is made once.
        start = max(start, event.start)
        let index = cursor.move(to: start, in: source.bytes)
        let position = source.position(at: index)
        switch event.kind {
        case .documentStart:
            documentCount += 1
            isFinished = documentCount > 1
            if isFinished {
                report(.yamlSeveralDocuments, at: position)
                readComments(upTo: index)
            }
        case .documentEnd: break
        case .scalar(let text, let isPlain):
            pass(event, at: index)
            guard isKeyNext || admit(1, at: position) else { return }
            let value = Self.value(of: text, isPlain: isPlain, tag: event.tag)
            let weight = 1 + text.utf8.count / 64
            self.weight += weight
            deliver(Node(value, at: position), name: text, weight: weight, height: 0, anchor: event.anchor)
        case .sequenceStart, .mappingStart:
            guard frames.count < limits.depth else {
                return stop(.nestingTooDeep, at: position, ["limit": String(limits.depth)])
            }
            guard admit(1, at: position) else { return }
            if let anchor = event.anchor { anchors[EntryName(anchor)] = .some(nil) }
            var isMapping = false
            if case .mappingStart = event.kind { isMapping = true }
            frames.append(
                Frame(isMapping: isMapping, position: position, anchor: event.anchor, weightBefore: weight)
            )
            weight += 1
        case .sequenceEnd, .mappingEnd: closeFrame()
        case .alias(let name): receiveAlias(of: name, at: position)
        }
    }

    /// Looks for comments before the scalar at `index`, and goes behind its text, in which there are none.
    private mutating func pass(_ event: YAMLEvent, at index: Int) {
        // A value that is left out stands nowhere.
        guard event.end > event.start else { return }
        var textStart = index
        if event.isBlock {
            textStart = source.bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
        }
        readComments(upTo: textStart)
        end = max(end, event.end)
        passed = max(passed, endCursor.move(to: end, in: source.bytes))
    }

    private mutating func readComments(upTo end: Int) {
        guard passed < end else { return }
        comments += source.numberSignComments(in: passed..<end).prefix(Remark.most - comments.count)
        passed = end
    }

    /// YAML 1.2's core schema (§10.3), but numbers are left as written.
    private static func value(of text: String, isPlain: Bool, tag: String?) -> Node.Value {
        guard isPlain, tag == nil else { return .string(text) }
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .boolean(true)
        case "false", "False", "FALSE": return .boolean(false)
        default: return .string(text)
        }
    }

    /// Puts the value of the anchor where the alias stands, as far as the limits allow.
    private mutating func receiveAlias(of name: String, at position: Position) {
        let known = anchors[EntryName(name)]
        guard let anchored = known, let (node, weight, height) = anchored else {
            report(known == nil ? .yamlUndefinedAlias : .yamlAliasOfItself, at: position, ["alias": name])
            return deliver(Node(.null, at: position), name: nil, weight: 1, height: 0, anchor: nil)
        }
        guard frames.count + height <= limits.depth else {
            return stop(.nestingTooDeep, at: position, ["limit": String(limits.depth)])
        }
        guard admit(weight, at: position) else { return }
        self.weight += weight
        deliver(Node(node.value, at: position), name: node.string, weight: weight, height: height, anchor: nil)
    }

    private var isKeyNext: Bool { frames.last.map { $0.isMapping && $0.key == nil } ?? false }

    /// Whether `count` more values have room in the tree; reports where they have not.
    private mutating func admit(_ count: Int, at position: Position) -> Bool {
        nodeCount += count
        guard nodeCount > limits.nodes else { return true }
        stop(.tooManyNodes, at: position, ["limit": String(limits.nodes)])
        return false
    }

    private mutating func stop(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String]) {
        report(code, at: position, arguments)
        isStopped = true
    }

    /// The 65th line that begins with `%`: libyaml compares each directive with all before it.
    private var firstDirectiveTooMany: Int? {
        var count = 0
        var isLineStart = true
        for index in source.start..<source.bytes.count {
            let byte = source.bytes[index]
            if isLineStart, byte == UInt8(ascii: "%") {
                count += 1
                if count > 64 { return index }
            }
            isLineStart = byte == 0x0A || byte == 0x0D
        }
        return nil
    }

    /// The index of the scalar that `count` others precede.
    mutating func index(ofScalar count: Int) -> Int { cursor.move(to: count, in: source.bytes) }

    mutating func setRoot(_ node: Node) {
        if documentCount == 1 { root = node }
    }
}
