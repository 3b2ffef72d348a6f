/// Finds what a source in Swift gives values: `let`, `var`, members of types, parameters with a default, and assignments.
struct SwiftConstantReader {
    private typealias Declaration = ConstantDeclarations.Declaration

    /// A pair of braces around the present place.
    private struct Braces {
        let range: Range<Int>
        /// The type whose braces these are.
        let owner: ConstantDeclarations.Owner?
    }

    private let tokens: SourceTokens
    private var all: [Declaration] = []
    private var places: [String: [Int]] = [:]
    private var braces: [Braces] = []
    /// The type whose braces are to come.
    private var nextOwner: ConstantDeclarations.Owner?

    static func read(_ tokens: SourceTokens) -> [ConstantDeclarations.Declaration] {
        var reader = SwiftConstantReader(tokens: tokens)
        for index in tokens.list.indices { reader.read(at: index) }
        return reader.all
    }

    private init(tokens: SourceTokens) { self.tokens = tokens }

    private mutating func read(at index: Int) {
        switch tokens.list[index].kind {
        case .mark:
            if tokens.isMark(index, "{"), let close = tokens.partner(index) {
                while let last = braces.last, last.range.upperBound <= index { braces.removeLast() }
                braces.append(Braces(range: index..<close + 1, owner: nextOwner))
                nextOwner = nil
                readClosure(at: index, to: close)
            }
        case .word:
            while let last = braces.last, last.range.upperBound <= index { braces.removeLast() }
            readWord(at: index)
        default: break
        }
    }

    private mutating func readWord(at index: Int) {
        switch tokens.text(index) {
        case "let", "var": readVariable(at: index)
        case "func", "init": readFunction(at: index)
        case "class", "struct", "enum", "protocol", "actor", "extension":
            guard tokens.isTypeName(index + 1), !tokens.isMark(index - 1, ".") else { return }
            var name = index + 1
            while tokens.isMark(name + 1, "."), tokens.isTypeName(name + 2) { name += 2 }
            nextOwner = ConstantDeclarations.Owner(
                name: tokens.text(name),
                isEnumeration: tokens.isWord(index, "enum")
            )
        case "for": readLoop(at: index)
        default: readAssignment(at: index)
        }
    }

    /// Everything where there are no braces around.
    private var scope: Range<Int> { braces.last?.range ?? ConstantDeclarations.everywhere }

    private mutating func readVariable(at index: Int) {
        guard let name = tokens.word(index + 1), !["case", "for", "catch"].contains(tokens.word(index - 1)) else {
            return
        }
        let owner = braces.last?.owner
        let isKnownBefore = owner != nil || braces.isEmpty
        var place = index + 2
        var expressions: [Range<Int>] = []
        if tokens.isMark(place, ":") { place = behindType(place + 1) }
        if tokens.isAssignment(place) {
            expressions.append(place + 1..<tokens.expressionEnd(from: place + 1))
        } else if tokens.isMark(place, "{"), place > index + 2, let close = tokens.partner(place) {
            expressions = results(in: place + 1..<close)
        }
        // What it is made of may bear its name.
        let start = isKnownBefore ? -1 : expressions.first?.upperBound ?? index
        append(Declaration(name: name, scope: scope, start: start, owner: owner, expressions: expressions))
    }

    /// The index of the `=`, `{` or other sign behind the type at `index`.
    private func behindType(_ index: Int) -> Int {
        var place = index
        while place < tokens.count, place < index + 30, !tokens.isMark(place, "="), !tokens.isMark(place, "{") {
            if place > index, tokens.startsLine(place) { return place }
            if [",", ")", "}", ";"].contains(where: { tokens.isMark(place, $0) }) { return place }
            if let close = tokens.partner(place), close > place { place = close }
            place += 1
        }
        return place
    }

    /// What a computed property may come to: its only expression, and those behind `return` and `case ...:`.
    private func results(in body: Range<Int>) -> [Range<Int>] {
        guard body.count <= 400 else { return [] }
        var results: [Range<Int>] = []
        func add(_ start: Int) {
            let end = min(tokens.expressionEnd(from: start), body.upperBound)
            if start < end { results.append(start..<end) }
        }
        if tokens.isMark(body.lowerBound, ".") || tokens.isTypeName(body.lowerBound) { add(body.lowerBound) }
        for index in body {
            if tokens.isWord(index, "return") {
                add(index + 1)
            } else if tokens.isMark(index, ":"), tokens.isMark(index + 1, ".") || tokens.isTypeName(index + 1) {
                add(index + 1)
            }
        }
        return results
    }

    /// Reads `for media in [AVMediaType.video, .audio]`; what another loop runs over tells nothing.
    private mutating func readLoop(at index: Int) {
        guard let name = tokens.word(index + 1), tokens.isWord(index + 2, "in") else { return }
        var values: [Range<Int>] = []
        var body = index + 3
        if tokens.isMark(body, "["), let close = tokens.partner(body), tokens.isMark(close + 1, "{") {
            values = Array(tokens.parts(body + 1, close).prefix(ConstantDeclarations.mostValues))
            body = close + 1
        }
        while body < min(index + 40, tokens.count), !tokens.isMark(body, "{") { body += 1 }
        guard tokens.isMark(body, "{"), let end = tokens.partner(body) else { return }
        append(Declaration(name: name, scope: body..<end + 1, start: body, expressions: values))
    }

    /// Reads the parameters of a closure, `{ media, other in`, of which nobody knows the values.
    private mutating func readClosure(at open: Int, to close: Int) {
        var place = open + 1
        if tokens.isMark(place, "["), let end = tokens.partner(place) { place = end + 1 }
        if tokens.isMark(place, "(") { place += 1 }
        var names: [String] = []
        while let name = tokens.word(place), names.count < 12 {
            names.append(name)
            guard tokens.isMark(place + 1, ",") else { break }
            place += 2
        }
        if tokens.isMark(place + 1, ")") { place += 1 }
        guard tokens.isWord(place + 1, "in") else { return }
        for name in names { append(Declaration(name: name, scope: open..<close + 1, start: open)) }
    }

    /// Reads the parameters of a function and their defaults, which go for its body.
    private mutating func readFunction(at index: Int) {
        let isInitializer = tokens.isWord(index, "init")
        guard !tokens.isMark(index - 1, "."),
            let callee = isInitializer ? braces.last?.owner?.name : tokens.word(index + 1)
        else { return }
        var open = isInitializer ? index + 1 : index + 2
        let limit = open + 60
        while open < min(limit, tokens.count), !tokens.isMark(open, "("), !tokens.isMark(open, "{") { open += 1 }
        guard tokens.isMark(open, "("), let close = tokens.partner(open) else { return }
        var body = close + 1
        while body < min(close + 60, tokens.count), !tokens.isMark(body, "{") {
            if tokens.isMark(body, "}") || tokens.isWord(body, "func") { return }
            body += 1
        }
        guard tokens.isMark(body, "{"), let end = tokens.partner(body) else { return }
        for (ordinal, part) in tokens.parts(open + 1, close).enumerated() {
            var place = part.lowerBound
            var words: [String] = []
            while place < part.upperBound, !tokens.isMark(place, ":"), words.count < 3 {
                if let word = tokens.word(place) { words.append(word) }
                place += 1
            }
            guard let label = words.first, let name = words.last, name != "_" else { continue }
            var declaration = Declaration(name: name, scope: body..<end + 1, start: body)
            declaration.parameter = "\(callee)/\(label == "_" ? "_\(ordinal)" : label)"
            while place < part.upperBound, !tokens.isMark(place, "=") {
                if let close = tokens.partner(place), close > place { place = close }
                place += 1
            }
            if place < part.upperBound { declaration.expressions.append(place + 1..<part.upperBound) }
            append(declaration)
        }
    }

    /// Reads `name = value` and `self.name = value`.
    private mutating func readAssignment(at index: Int) {
        guard tokens.isAssignment(index + 1), !tokens.isMark(index - 1, ".") || tokens.isWord(index - 2, "self") else {
            return
        }
        let name = tokens.text(index)
        guard let place = place(of: name, at: index),
            all[place].expressions.count < ConstantDeclarations.mostValues
        else { return }
        all[place].expressions.append(index + 2..<tokens.expressionEnd(from: index + 2))
    }

    /// The index of the declaration of `name` that goes for the place at `index`.
    private func place(of name: String, at index: Int) -> Int? {
        places[name]?.suffix(ConstantDeclarations.mostAlike).last { all[$0].scope.contains(index) }
    }

    private mutating func append(_ declaration: Declaration) {
        guard all.count < ConstantDeclarations.most else { return }
        places[declaration.name, default: []].append(all.count)
        all.append(declaration)
    }
}
