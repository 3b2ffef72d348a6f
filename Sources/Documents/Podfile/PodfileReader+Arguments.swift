/// What a statement is given.
extension PodfileReader {
    struct Arguments {
        var positional: [Node] = []
        /// `path: '../x'` and `:path => '../x'`.
        var options: [Node.Entry] = []
    }

    /// Reads the arguments that begin at hand, with or without parentheses.
    mutating func readArguments() -> Arguments {
        let isParenthesised = token?.isPunctuation("(") == true
        if isParenthesised { advance() }
        var arguments = Arguments()
        readList(into: &arguments, until: isParenthesised ? ")" : nil, depth: 0)
        return arguments
    }

    /// Reads values divided by commas up to and with `end`, or to the end of the statement.
    private mutating func readList(into arguments: inout Arguments, until end: Unicode.Scalar?, depth: Int) {
        if let token, depth > limits.depth {
            return stop(.nestingTooDeep, at: token.position, ["limit": String(limits.depth)])
        }
        while !isStopped {
            if end != nil { skipLineEnds() }
            guard let token else { return reportMissing(end) }
            if let end, token.isPunctuation(end) { return advance() }
            if end == nil, isStatementEnd(token) { return }
            readItem(into: &arguments, depth: depth)
            if end != nil { skipLineEnds() }
            guard let next = self.token else { return reportMissing(end) }
            if next.isPunctuation(",") {
                advance()
                skipLineEnds()
            } else if let end, next.isPunctuation(end) {
                return advance()
            } else if end == nil || next.position == token.position {
                return
            }
        }
    }

    /// Reads a value, or a key and its value.
    private mutating func readItem(into arguments: inout Arguments, depth: Int) {
        guard let token else { return }
        if case .label(let key) = token.kind {
            advance()
            skipLineEnds()
            let value = readValue(depth: depth)
            return arguments.options.append(Node.Entry(key: key, position: token.position, value: value))
        }
        let value = readValue(depth: depth)
        guard self.token?.kind == .arrow else { return arguments.positional.append(value) }
        advance()
        skipLineEnds()
        let entry = Node.Entry(key: value.string ?? "", position: value.position, value: readValue(depth: depth))
        if value.string != nil { arguments.options.append(entry) }
    }

    /// Reads a value; an expression, which only running it could tell, is null.
    private mutating func readValue(depth: Int) -> Node {
        guard let token, admit(at: token.position) else { return Node(.null, at: lexer.position) }
        advance()
        var value: Node.Value
        switch token.kind {
        case .literal(let text): value = .string(text)
        case .words(let words):
            value = .array(
                words.compactMap { word in
                    admit(at: word.position) ? Node(.string(word.text), at: word.position) : nil
                }
            )
        case .identifier("true"): value = .boolean(true)
        case .identifier("false"): value = .boolean(false)
        case .punctuation(UInt8(ascii: "[")), .punctuation(UInt8(ascii: "{")):
            let isArray = token.isPunctuation("[")
            var items = Arguments()
            readList(into: &items, until: isArray ? "]" : "}", depth: depth + 1)
            value = isArray ? .array(items.positional) : .dictionary(items.options)
        default: value = .null
        }
        if skipExpressionRest() { value = .null }
        return Node(value, at: token.position)
    }

    /// Moves on to what ends the value at hand; returns whether it was more than one word or container.
    private mutating func skipExpressionRest() -> Bool {
        var depth = 0
        var isExpression = false
        while let token, !isStopped {
            switch token.kind {
            case .newline where depth == 0, .arrow where depth == 0: return isExpression
            case .punctuation(let byte):
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    if depth == 0 { return isExpression }
                    depth -= 1
                case UInt8(ascii: ","), UInt8(ascii: ";"): if depth == 0 { return isExpression }
                default: break
                }
            case .identifier: if depth == 0, isStatementEnd(token) { return isExpression }
            default: break
            }
            isExpression = true
            advance()
        }
        return isExpression
    }

    private func isStatementEnd(_ token: PodfileToken) -> Bool {
        switch token.kind {
        case .newline: true
        case .identifier(let name): ["do", "if", "unless", "while", "until", "end", "and", "or", "then"].contains(name)
        case .punctuation(let byte): byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}")
        default: false
        }
    }

    private mutating func skipLineEnds() {
        while token?.kind == .newline { advance() }
    }

    private mutating func reportMissing(_ end: Unicode.Scalar?) {
        if end != nil { stop(.truncated, at: lexer.endPosition) }
    }
}
