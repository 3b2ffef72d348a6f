/// Types, functions and variables that a source in Swift declares.
extension SwiftSourceReader {
    /// Reads `class Name: Super, Protocol` or `extension Name: Protocol`, up to the braces.
    mutating func readType(at index: Int, _ keyword: String) {
        guard tokens.isTypeName(index + 1) else { return }
        var place = index + 1
        var name = tokens.text(place)
        while tokens.isMark(place + 1, "."), tokens.isTypeName(place + 2) {
            place += 2
            name += "." + tokens.text(place)
        }
        var scope = Scope(depth: depth)
        if keyword == "extension" { scope.extendedType = name } else { code.declaredTypes.insert(name) }
        scope.type = tokens.text(place)
        place += 1
        if tokens.isMark(place, "<") { place = behindGenerics(place) }
        if tokens.isMark(place, ":") {
            place += 1
            while place < tokens.count, !tokens.isMark(place, "{"), !tokens.isWord(place, "where"),
                scope.protocols.count < 30
            {
                if tokens.isTypeName(place), !tokens.isMark(place + 1, ".") {
                    scope.protocols.append(tokens.text(place))
                }
                place += 1
            }
        }
        nextType = (depth, scope)
    }

    /// Reads the head of `func name(label name: Type)`.
    mutating func readFunction(at index: Int) -> Int {
        guard let name = tokens.word(index + 1) else { return index + 1 }
        declareMember(name)
        code.declaredFunctions.insert(name)
        var place = index + 2
        if tokens.isMark(place, "<") { place = behindGenerics(place) }
        let parameters = parameters(at: place)
        declare(parameters, of: name)
        if let protocols = scopes.last?.protocols, !protocols.isEmpty, let parameters {
            let call = SourceChain.Call(labels: parameters.map(\.label))
            append(.implementation(protocols: protocols), name: name, at: index + 1, call)
        }
        return place
    }

    /// Reads the names behind `case` of an enumeration, which look like calls: `case system(Int32), other`.
    ///
    /// - Returns: The index behind the first name.
    mutating func readCases(at index: Int) -> Int {
        guard !["let", "var", "is", "nil", "true", "false"].contains(tokens.word(index + 1)) else { return index + 1 }
        var place = index + 1
        while let name = tokens.word(place) {
            code.declaredFunctions.insert(name)
            place += 1
            if let close = tokens.partner(place), close > place, tokens.isMark(place, "(") { place = close + 1 }
            guard tokens.isMark(place, ",") else { break }
            place += 1
        }
        return index + 2
    }

    /// Takes down a member that is declared at the present place, where that is an extension.
    private mutating func declareMember(_ name: String) {
        guard let scope = scopes.last, scope.depth == depth - 1, let type = scope.extendedType else { return }
        code.declaredMembers[type, default: []].insert(name)
    }

    /// The index behind generic parameters; `start` itself where they do not close soon.
    private func behindGenerics(_ start: Int) -> Int {
        var open = 0
        for index in start..<min(tokens.count, start + 100) {
            if tokens.isMark(index, "<") { open += 1 }
            if tokens.isMark(index, ">"), !(tokens.isMark(index - 1, "-") && tokens.isAdjacent(index)) { open -= 1 }
            if open == 0 { return index + 1 }
        }
        return start
    }

    /// Declares the parameters in the parentheses that open at `open`.
    mutating func readParameters(at open: Int) { _ = parameters(at: open) }

    /// The parameters in the parentheses that open at `open`, which are declared: label and type, where that is plain.
    mutating func parameters(at open: Int) -> [(label: String, type: String?)]? {
        guard tokens.isMark(open, "("), let close = tokens.partner(open) else { return nil }
        return tokens.parts(open + 1, close).map { part in
            var words: [String] = []
            var place = part.lowerBound
            while place < part.upperBound, !tokens.isMark(place, ":"), words.count < 3 {
                if let word = tokens.word(place) { words.append(word) }
                place += 1
            }
            let type = typeName(at: place + 1)
            if let name = words.last, name != "_" { variables.declare(name, type) }
            if let type { readImplicitMember(at: behindType(place + 1), type) }
            return (words.first ?? "_", type)
        }
    }

    /// Takes down what a call of `callee`, a function or a type, takes.
    mutating func declare(_ parameters: [(label: String, type: String?)]?, of callee: String) {
        for (index, parameter) in (parameters ?? []).enumerated() {
            declare(parameter.label == "_" ? "_\(index)" : parameter.label, parameter.type, of: callee)
        }
    }

    private mutating func declare(_ label: String, _ type: String?, of callee: String) {
        let known = code.parameters[callee]?[label]
        code.parameters[callee, default: [:]][label] = known == nil || known == type ? type ?? "" : ""
    }

    /// Reads `typealias Name = Type`; what stands for no plain type is a type of its own.
    mutating func readAlias(at index: Int) -> Int {
        guard let name = tokens.word(index + 1) else { return index + 1 }
        if tokens.isMark(index + 2, "="), let type = typeName(at: index + 3), type != name,
            code.aliases[name] == nil || code.aliases[name] == type
        {
            code.aliases[name] = type
            return behindType(index + 3) + 1
        }
        code.aliases[name] = nil
        code.declaredTypes.insert(name)
        return index + 2
    }

    /// Reads `let name: Type = value` and `var name = value`.
    mutating func readVariable(at index: Int) -> Int {
        guard let name = tokens.word(index + 1) else {
            declareTuple(at: index + 1)
            return index + 1
        }
        declareMember(name)
        let isPattern = ["case", "for", "catch"].contains(tokens.word(index - 1) ?? "")
        let place = index + 2
        if tokens.isMark(place, ":") {
            let type = typeName(at: place + 1)
            variables.declare(name, type)
            declareProperty(name, type)
            if let type { readImplicitMember(at: behindType(place + 1), type) }
        } else if tokens.isMark(place, "="), !isPattern {
            // `if let name = name` and `guard let name = self.name` say nothing new.
            if let chain = chain(at: place + 1), case .variable(name) = chain.root, chain.links.isEmpty { return place }
            let type = evidentType(at: place + 1)
            variables.declare(name, type)
            declareProperty(name, type)
        } else if isPattern || tokens.isWord(place, "in") {
            variables.declare(name, nil)
        }
        return place
    }

    /// A property of a type may be given to its initializer.
    private mutating func declareProperty(_ name: String, _ type: String?) {
        guard let scope = scopes.last, scope.depth == depth - 1, let owner = scope.type else { return }
        declare(name, type, of: owner)
    }

    private mutating func declareTuple(at open: Int) {
        guard tokens.isMark(open, "("), let close = tokens.partner(open) else { return }
        for part in tokens.parts(open + 1, close) {
            if let name = tokens.word(part.lowerBound) { variables.declare(name, nil) }
        }
    }

    /// Declares the parameters of a closure whose brace opens at `open`: `{ [weak self] name, other in`.
    mutating func readClosureParameters(at open: Int) {
        var place = open + 1
        if tokens.isMark(place, "["), let close = tokens.partner(place) { place = close + 1 }
        if tokens.isMark(place, "("), let close = tokens.partner(place) {
            guard (close + 1...close + 6).contains(where: { tokens.isWord($0, "in") && !tokens.startsLine($0) }) else {
                return
            }
            readParameters(at: place)
            return
        }
        var names: [String] = []
        while let name = tokens.word(place), names.count < 12 {
            names.append(name)
            guard tokens.isMark(place + 1, ",") else { break }
            place += 2
        }
        guard tokens.isWord(place + 1, "in") else { return }
        for name in names { variables.declare(name, nil) }
    }

    // MARK: Types

    /// The type that is written at `index`, an optional as what it may hold; `nil` for one that is no plain name.
    func typeName(at index: Int) -> String? {
        var place = index
        while tokens.kind(place) == .marked
            || ["any", "some", "inout", "borrowing", "consuming"].contains(tokens.word(place))
        {
            place += 1
        }
        guard tokens.isTypeName(place) else { return nil }
        var name = tokens.text(place)
        while tokens.isMark(place + 1, "."), tokens.isTypeName(place + 2) {
            place += 2
            name += "." + tokens.text(place)
        }
        place += 1
        while tokens.isMark(place, "?") || tokens.isMark(place, "!"), tokens.isAdjacent(place) { place += 1 }
        let isMore =
            tokens.isMark(place, "<") || tokens.isMark(place, "&") || tokens.isMark(place, ".")
            || tokens.isMark(place, "-") && tokens.isMark(place + 1, ">")
        return isMore ? nil : name
    }

    /// The index behind a type that ``typeName(at:)`` reads.
    private func behindType(_ index: Int) -> Int {
        var place = index
        while place < tokens.count, place < index + 30, !tokens.isMark(place, "=") {
            if tokens.startsLine(place) || ["{", ",", ")"].contains(where: { tokens.isMark(place, $0) }) {
                return index
            }
            place += 1
        }
        return place
    }

    /// Reads `= .member` behind the type of a variable.
    private mutating func readImplicitMember(at index: Int, _ type: String) {
        guard tokens.isMark(index, "=") else { return }
        for name in tokens.implicitMembers(index + 1, tokens.expressionEnd(from: index + 1)) {
            append(.member(type: type), name: tokens.text(name), at: name, tokens.call(at: name + 1))
        }
    }

    /// The type of the value that begins at `index`, where it is made or fetched there; `nil` where that is not evident.
    private func evidentType(at index: Int) -> String? {
        var place = index
        while ["try", "await"].contains(tokens.word(place)) || tokens.isMark(place, "?") || tokens.isMark(place, "!") {
            place += 1
        }
        guard let chain = chain(at: place), let type = chain.instanceType else { return nil }
        let end = chain.end
        let isOver =
            end >= tokens.count || tokens.startsLine(end) || tokens.isMark(end, ",") || tokens.isMark(end, ";")
            || tokens.isMark(end, ")") || tokens.isMark(end, "}") || tokens.isMark(end, "{")
            || tokens.isWord(end, "else")
        return isOver ? type : nil
    }
}
