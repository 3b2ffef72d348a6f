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
        // Each word counts as a value: a program of a hundred thousand is no Podfile.
        var count = 1
        if case .words(let words) = token.kind { count += words.count }
        guard admit(count, at: token.position) else {
            self.token = nil
            return
        }
        switch token.kind {
        case .literal(let text) where text.utf8.count > (Self.macroPrefixes.first?.utf8.count ?? 0):
            for word in text.split(separator: " ") { readMacro(word, at: token.position) }
        case .words(let words): for word in words { readMacro(word.text[...], at: word.position) }
        default: break
        }
    }

    /// What the macros begin with that build code in or leave it out; the shortest first.
    private static let macroPrefixes = ["PERMISSION_", "AUDIO_SESSION_", "BYPASS_PERMISSION_"]

    /// Takes `PERMISSION_CAMERA=1`, `AUDIO_SESSION_MICROPHONE=0` and their like down, also as the compiler's option `-DPERMISSION_CAMERA=1`.
    private mutating func readMacro(_ word: Substring, at position: Position) {
        let definition = word.hasPrefix("-D") ? word.dropFirst(2) : word
        guard Self.macroPrefixes.contains(where: { definition.hasPrefix($0) }) else { return }
        let parts = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let isName = parts[0].utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
        guard isName else { return }
        appendMacro(String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "1", at: position)
    }

    /// Takes `Pod::PICKER_MEDIA = false` down, a setting that podspecs look at.
    mutating func readConstant(at statement: PodfileToken) {
        var name = ""
        while let token, token.kind != .newline, !token.isPunctuation("=") {
            switch token.kind {
            case .identifier(let text), .literal(let text): name = text
            default: break
            }
            advance()
        }
        guard token?.isPunctuation("=") == true, !name.isEmpty else { return }
        advance()
        guard case .identifier(let value) = token?.kind, ["true", "false"].contains(value) else { return }
        appendMacro("Pod::\(name)", value: value, at: statement.position)
    }

    /// Takes `$VCEnableLocation = false` down, a variable of every file that podspecs look at.
    mutating func readVariable(_ name: String, at statement: PodfileToken) {
        advance()
        guard token?.isPunctuation("=") == true else { return }
        advance()
        guard case .identifier(let value) = token?.kind, ["true", "false"].contains(value) else { return }
        appendMacro("$\(name)", value: value, at: statement.position)
    }

    private mutating func appendMacro(_ name: String, value: String, at position: Position) {
        guard admit(at: position) else { return }
        let entries = [("name", name), ("value", value)].map { key, text in
            Node.Entry(key: key, position: position, value: Node(.string(text), at: position))
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
