/// Reads what a configuration written in JavaScript or TypeScript says in literals: `app.config.ts` of Expo and of Taro.
///
/// Of the objects in the file, the one that names members of such a configuration is taken for it. Constants of the file
/// that are literals stand for their values; what only a run could tell is left out, and its place is told.
struct ConfigurationCodeReader {
    private let tokens: SourceTokens
    /// Where literals of the file begin that have a name of their own.
    private var constants: [String: Int] = [:]
    private var unread: [Pointer] = []
    /// Values that may still be read.
    private var room: Int

    private static let mostDepth = 64

    /// Reads `bytes`.
    ///
    /// - Returns: The tree and the places in it that are not literal, each with all below it; `nil` where the file holds no
    ///   object that looks like a configuration.
    static func read(_ bytes: [UInt8], name: String, limits: DocumentLimits) -> (root: Node, unread: [Pointer])? {
        var log = FaultLog(limit: 1)
        guard let source = TextSource(decoding: bytes, reportingTo: &log) else { return nil }
        var lexer = SourceLexer(
            source.bytes,
            range: source.start..<source.bytes.count,
            language: SourceLanguage(name: name) ?? .typeScript,
            limit: limits.tokens
        )
        lexer.read()
        guard !lexer.isCut else { return nil }
        var reader = Self(SourceTokens(lexer.tokens, in: source), room: limits.configurationNodes)
        return reader.read()
    }

    private init(_ tokens: SourceTokens, room: Int) {
        self.tokens = tokens
        self.room = room
        var repeated: Set<String> = []
        for index in 0..<max(0, tokens.count - 3) where tokens.isWord(index, "const") {
            guard let name = tokens.word(index + 1), let value = Self.value(of: index + 2, tokens) else { continue }
            if constants.updateValue(value, forKey: name) != nil { repeated.insert(name) }
        }
        for name in repeated { constants[name] = nil }
    }

    /// Where the value begins that is given behind the name before `index`, over a type: `: ExpoConfig = {`.
    private static func value(of index: Int, _ tokens: SourceTokens) -> Int? {
        var place = index
        while place < tokens.count, place < index + 60 {
            if tokens.isAssignment(place) { return tokens.isMark(place + 1, ">") ? nil : place + 1 }
            if place == index, !tokens.isMark(place, ":") || tokens.isMark(place, ";") { return nil }
            if let close = tokens.partner(place), close > place { place = close }
            place += 1
        }
        return nil
    }

    private mutating func read() -> (root: Node, unread: [Pointer])? {
        var best: (open: Int, rank: Int, isAlone: Bool)?
        var index = 0
        while index < tokens.count {
            guard tokens.isMark(index, "{"), beginsObject(index), let close = tokens.partner(index) else {
                index += 1
                continue
            }
            let rank = self.rank(index, close)
            if rank > best?.rank ?? 0 {
                best = (index, rank, true)
            } else if rank > 0, rank == best?.rank {
                best?.isAlone = false
            }
            index = rank > 0 ? close + 1 : index + 1
        }
        guard let best, let root = object(best.open, at: .root, depth: 0) else { return nil }
        // Which of several counts, a run would have to tell.
        return (root, best.isAlone ? unread : [.root] + unread)
    }

    /// Whether the brace is none of a block of statements, and none of a type.
    private func beginsObject(_ index: Int) -> Bool {
        if tokens.isMark(index - 1, "=") { return !tokens.isWord(index - 3, "type") }
        return tokens.isWord(index - 1, "return") || tokens.isWord(index - 1, "default")
            || tokens.isMark(index - 1, "(") || tokens.isMark(index - 1, "?")
    }

    /// How surely the object is the configuration; 0 = not at all.
    private func rank(_ open: Int, _ close: Int) -> Int {
        let names = tokens.parts(open + 1, close).filter { tokens.isMark($0.lowerBound + 1, ":") }.compactMap { part in
            tokens.word(part.lowerBound) ?? tokens.value(part.lowerBound)
        }
        if names.contains("expo") { return 3 }
        if names.contains(where: ["slug", "pages", "subpackages", "subPackages"].contains) { return 2 }
        return names.contains { $0 == "ios" || $0 == "plugins" } ? 1 : 0
    }

    // MARK: Values

    private mutating func object(_ open: Int, at place: Pointer, depth: Int) -> Node? {
        guard let close = tokens.partner(open) else { return nil }
        var entries: [Node.Entry] = []
        func set(_ entry: Node.Entry) {
            entries.removeAll { $0.key == entry.key }
            entries.append(entry)
        }
        for part in tokens.parts(open + 1, close) {
            let first = part.lowerBound
            if tokens.isMark(first, "."), tokens.isMark(first + 1, "."), tokens.isMark(first + 2, ".") {
                if let other = literal(first + 3, part.upperBound, at: place, depth: depth)?.entries {
                    other.forEach(set)
                } else {
                    tell(place)
                }
                continue
            }
            guard let key = tokens.word(first) ?? tokens.value(first) else {
                tell(place)
                continue
            }
            let member = place.appending(key)
            let start = tokens.isMark(first + 1, ":") ? first + 2 : part.count == 1 ? first : part.upperBound
            guard let value = literal(start, part.upperBound, at: member, depth: depth) else {
                if !tokens.isWord(start, "undefined") { tell(member) }
                continue
            }
            set(Node.Entry(key: key, position: tokens.positions[first], value: value))
        }
        return Node(.dictionary(entries), at: tokens.positions[open])
    }

    private mutating func array(_ open: Int, at place: Pointer, depth: Int) -> Node? {
        guard let close = tokens.partner(open) else { return nil }
        var elements: [Node] = []
        for part in tokens.parts(open + 1, close) {
            let element = place.appending(elements.count)
            if let value = self.literal(part.lowerBound, part.upperBound, at: element, depth: depth) {
                elements.append(value)
            } else {
                tell(tokens.isMark(part.lowerBound, ".") ? place : element)
                elements.append(Node(.null, at: tokens.positions[min(part.lowerBound, tokens.count - 1)]))
            }
        }
        return Node(.array(elements), at: tokens.positions[open])
    }

    private mutating func tell(_ place: Pointer) {
        if unread.count < 1_000, unread.last != place { unread.append(place) }
    }

    /// The value that `start..<end` writes out; `nil` where it is no literal.
    private mutating func literal(_ start: Int, _ end: Int, at place: Pointer, depth: Int) -> Node? {
        room -= 1
        guard start < end, depth < Self.mostDepth, room > 0 else { return nil }
        let end = typeStart(start, end)
        let last = tokens.partner(start)
        if tokens.isMark(start, "("), last == end - 1 {
            return literal(start + 1, end - 1, at: place, depth: depth + 1)
        }
        if tokens.isMark(start, "{"), last == end - 1 { return object(start, at: place, depth: depth + 1) }
        if tokens.isMark(start, "["), last == end - 1 { return array(start, at: place, depth: depth + 1) }
        let position = tokens.positions[start]
        if let text = self.text(start, end) { return Node(.string(text), at: position) }
        guard end == start + 1 else { return nil }
        if tokens.kind(start) == .number { return self.number(tokens.text(start)).map { Node($0, at: position) } }
        guard let word = tokens.word(start) else { return nil }
        switch word {
        case "true", "false": return Node(.boolean(word == "true"), at: position)
        case "null": return Node(.null, at: position)
        default:
            guard let value = constants[word] else { return nil }
            return literal(value, constantEnd(value), at: place, depth: depth + 8)
        }
    }

    /// Where `as const` and `satisfies ExpoConfig` begin behind the value.
    private func typeStart(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end {
            if index > start, tokens.isWord(index, "as") || tokens.isWord(index, "satisfies") { return index }
            if let close = tokens.partner(index), close > index { index = close }
            index += 1
        }
        return end
    }

    /// Where the literal of a constant ends: before the end of the statement, or the next line with another.
    private func constantEnd(_ start: Int) -> Int {
        if let close = tokens.partner(start), close > start { return close + 1 }
        var index = start + 1
        while index < tokens.count, tokens.isMark(index, "+") || tokens.isMark(index - 1, "+") { index += 1 }
        // Anything else on the line makes it no literal.
        while index < tokens.count, !tokens.isMark(index, ";"), !tokens.startsLine(index) { index += 1 }
        return index
    }

    private func number(_ text: String) -> Node.Value? {
        Int64(text).map { .integer($0) } ?? Double(text).map { .real($0) }
    }

    /// The strings of `start..<end`, which `+` joins.
    private func text(_ start: Int, _ end: Int) -> String? {
        guard (end - start) % 2 == 1, end - start < 200 else { return nil }
        var text = ""
        for index in start..<end {
            if (index - start) % 2 == 1 {
                guard tokens.isMark(index, "+") else { return nil }
            } else {
                guard let piece = tokens.value(index) ?? unescaped(index) else { return nil }
                text += piece
            }
        }
        return text
    }

    /// What a string with escapes holds; `nil` for a template with holes and for what is none.
    private func unescaped(_ index: Int) -> String? {
        guard tokens.kind(index) == .opaqueText else { return nil }
        let written = tokens.text(index)
        guard let quote = written.first, "\"'`".contains(quote), written.count > 1, written.last == quote,
            !(quote == "`" && written.contains("${"))
        else { return nil }
        var text = ""
        var rest = written.dropFirst().dropLast()[...]
        while let character = rest.popFirst() {
            guard character == "\\" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "u":
                let digits = rest.prefix(4)
                guard digits.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                    return nil
                }
                text.unicodeScalars.append(scalar)
                rest = rest.dropFirst(4)
            case "\n", nil: break
            case .some(let other) where other.isLetter || other.isNumber: return nil
            case .some(let other): text.append(other)
            }
        }
        return text
    }
}
