/// Reads a `yarn.lock` of Yarn 1 as a dictionary of its packages, as the file has them.
///
/// A key is what stands before the colon, without quotes: `@babel/core@^7.0.0, @babel/core@^7.1.0`, as Yarn 2 writes it
/// too. Its value is a dictionary: `version`, `resolved`, `integrity` are strings, `dependencies` and
/// `optionalDependencies` dictionaries. A file without packages is an empty dictionary.
///
/// Source: Yarn 1, <https://github.com/yarnpkg/yarn/blob/master/src/lockfile/parse.js>.
struct YarnLockReader {
    /// A dictionary that is still open.
    struct Frame {
        let key: String
        let position: Position
        /// Spaces before its members.
        let indentation: Int
        var entries: [Node.Entry] = []
        var lines = KeyLines()
    }

    let limits: DocumentLimits
    let bytes: [UInt8]
    var source: TextSource
    /// The next byte to be read.
    var index: Int
    var log: FaultLog
    var isStopped = false
    private var frames: [Frame]
    private var nodeCount = 0
    /// Comments that speak to us.
    private var comments: [Range<Int>] = []

    /// Whether the file is of Yarn 2 or newer, which write YAML with the member `__metadata`.
    static func isBerry(_ bytes: [UInt8]) -> Bool {
        let word = Array("__metadata:".utf8)
        var isLineStart = true
        for index in bytes.indices {
            if isLineStart, bytes[index...].starts(with: word) { return true }
            isLineStart = bytes[index] == 0x0A
        }
        return false
    }

    private init(_ source: TextSource, log: FaultLog, limits: DocumentLimits) {
        self.limits = limits
        self.source = source
        self.log = log
        bytes = source.bytes
        index = source.start
        frames = [Frame(key: "", position: source.beginning, indentation: 0)]
    }

    /// Reads `bytes` as a lock file of Yarn 1.
    static func read(_ bytes: [UInt8], limits: DocumentLimits) -> Reading {
        var log = FaultLog(limit: limits.faults)
        guard let source = TextSource(decoding: bytes, reportingTo: &log) else {
            return Reading(root: nil, faults: log.inOrder)
        }
        var reader = Self(source, log: log, limits: limits)
        while reader.index < reader.bytes.count, !reader.isStopped, !reader.log.isFull { reader.readLine() }
        while reader.frames.count > 1 { reader.closeFrame() }
        let root = reader.frames.first.map { Node(.dictionary($0.entries), at: $0.position) }
        return Reading(
            root: reader.isStopped || reader.log.isFull ? nil : root,
            faults: reader.log.inOrder,
            remarks: Remark.behindNumberSigns(reader.comments, in: source, goesByLines: false)
        )
    }

    /// Reads a key with its value, a key that begins a dictionary, a comment or nothing, with the end of the line.
    private mutating func readLine() {
        defer { skipLine() }
        if source.isConflictMarker(at: index) {
            return report(.mergeConflictMarker, at: source.position(at: index))
        }
        let lineStart = index
        while byte() == 0x20 { index += 1 }
        let indentation = index - lineStart
        guard let first = byte(), first != 0x0A, first != 0x0D else { return }
        if first == UInt8(ascii: "#") { return readComment() }
        let position = source.position(at: index)
        guard first != 0x09 else { return report(.yamlTab, at: position) }
        while frames.count > 1, indentation < (frames.last?.indentation ?? 0) { closeFrame() }
        guard indentation == frames.last?.indentation else {
            return report(.yarnIndentation, at: position, ["text": source.excerpt(from: index)])
        }
        guard let key = readKey(at: position) else { return }
        noteKey(key, at: position)
        if byte() == UInt8(ascii: ":") {
            index += 1
            guard isLineEnd else { return reportUnexpected() }
            guard frames.count < limits.depth else {
                return stop(.nestingTooDeep, at: position, ["limit": String(limits.depth)])
            }
            guard admit(at: position) else { return }
            frames.append(Frame(key: key, position: position, indentation: indentation + 2))
            return
        }
        guard byte() == 0x20 else { return reportUnexpected() }
        while byte() == 0x20 { index += 1 }
        let place = source.position(at: index)
        guard admit(at: place), let value = readWord(at: place) else { return }
        while byte() == 0x20 { index += 1 }
        guard isLineEnd else { return reportUnexpected() }
        deliver(Node.Entry(key: key, position: position, value: Node(value, at: place)))
    }

    private mutating func readComment() {
        let start = index
        while !isLineEnd { index += 1 }
        guard comments.count < Remark.most, Remark.mayBegin(bytes[start..<index].prefix(200)) else { return }
        comments.append(start..<index)
    }

    private mutating func closeFrame() {
        guard let frame = frames.popLast() else { return }
        let value = Node(.dictionary(frame.entries), at: frame.position)
        deliver(Node.Entry(key: frame.key, position: frame.position, value: value))
    }

    private mutating func deliver(_ entry: Node.Entry) {
        if let last = frames.indices.last { frames[last].entries.append(entry) }
    }

    private mutating func noteKey(_ key: String, at position: Position) {
        guard let last = frames.indices.last,
            let firstLine = frames[last].lines.note(key, line: position.line, after: frames[last].entries)
        else { return }
        report(.duplicateKey, at: position, ["key": key, "first_line": String(firstLine)])
    }

    private mutating func admit(at position: Position) -> Bool {
        nodeCount += 1
        if nodeCount > limits.nodes { stop(.tooManyNodes, at: position, ["limit": String(limits.nodes)]) }
        return !isStopped
    }

    /// The place in the tree that is being read.
    var pointer: Pointer {
        var pointer = Pointer.root
        for frame in frames.dropFirst() where !pointer.descend(to: frame.key) { return pointer }
        return pointer
    }
}
