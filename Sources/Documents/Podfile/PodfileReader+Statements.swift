/// The statements that matter, and moving from word to word.
extension PodfileReader {
    mutating func readPlatform(at statement: PodfileToken) {
        let arguments = readArguments().positional
        guard let name = arguments.first, name.string != nil else { return }
        var entries = [Node.Entry(key: "name", position: name.position, value: name)]
        if arguments.count > 1 {
            entries.append(Node.Entry(key: "version", position: arguments[1].position, value: arguments[1]))
        }
        append(entries, at: statement, to: "platforms")
    }

    mutating func readPod(at statement: PodfileToken) {
        let arguments = readArguments()
        guard let name = arguments.positional.first, name.string != nil else { return }
        let position = statement.position
        let requirements = Node(.array(Array(arguments.positional.dropFirst())), at: position)
        let options = Node(.dictionary(arguments.options), at: position)
        append(
            [
                Node.Entry(key: "name", position: name.position, value: name),
                Node.Entry(key: "requirements", position: position, value: requirements),
                Node.Entry(key: "options", position: position, value: options),
            ],
            at: statement,
            to: "pods"
        )
    }

    mutating func readFrameworks(at statement: PodfileToken) {
        append(readArguments().options, at: statement, to: "frameworks")
    }

    private mutating func append(_ entries: [Node.Entry], at statement: PodfileToken, to list: String) {
        guard admit(at: statement.position) else { return }
        let position = statement.position
        var entries = entries
        if let target, !entries.contains(where: { $0.key == "target" }) {
            entries.append(Node.Entry(key: "target", position: position, value: Node(.string(target), at: position)))
        }
        append([Node(.dictionary(entries), at: position)], to: list)
    }

    /// Moves on to the next word, and takes the macros in it down.
    mutating func advance() {
        guard !isStopped else {
            token = nil
            return
        }
        token = lexer.next()
        for fault in lexer.faults {
            report(fault.code, at: fault.position)
            if fault.code != .mergeConflictMarker { isStopped = true }
        }
        lexer.faults.removeAll()
        guard let token else { return }
        switch token.kind {
        case .literal(let text) where text.utf8.count > Self.macroPrefix.utf8.count:
            for word in text.split(separator: " ") { readMacro(word, at: token.position) }
        case .words(let words): for word in words { readMacro(word.text[...], at: word.position) }
        default: break
        }
    }

    private static let macroPrefix = "PERMISSION_"

    /// Takes `PERMISSION_CAMERA=1` down, also as the compiler's option `-DPERMISSION_CAMERA=1`.
    private mutating func readMacro(_ word: Substring, at position: Position) {
        let definition = word.hasPrefix("-D") ? word.dropFirst(2) : word
        guard definition.hasPrefix(Self.macroPrefix) else { return }
        let parts = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let isName = parts[0].utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
        guard isName, admit(at: position) else { return }
        let texts = [("name", parts[0]), ("value", parts.count > 1 ? parts[1] : "1")]
        let entries = texts.map { key, text in
            Node.Entry(key: key, position: position, value: Node(.string(String(text)), at: position))
        }
        append([Node(.dictionary(entries), at: position)], to: "macros")
    }

    mutating func report(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        guard !log.isFull, !isStopped else { return }
        log.report(DocumentFault(code, at: position, arguments: arguments))
    }

    /// Reports, and gives up.
    mutating func stop(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        report(code, at: position, arguments)
        isStopped = true
    }
}
