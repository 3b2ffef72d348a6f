/// What the expressions of a source in Swift mention.
extension SwiftSourceReader {
    /// Notes what the expression that begins at `index` mentions.
    mutating func readExpression(at index: Int) {
        guard !tokens.isMark(index - 1, "\\"), !tokens.isWord(index - 1, "func"),
            let chain = chain(at: index)
        else { return }
        switch chain.root {
        case .type(let type): note(chain, of: type)
        case .variable(let name): note(chain, ofVariable: name)
        }
        for link in chain.links { readKeyList(behind: tokens.text(link.token), at: link.token + 1) }
    }

    private mutating func note(_ chain: SourceChain, of type: String) {
        var links = chain.links[...]
        if let construction = chain.construction {
            append(.call, name: type, at: chain.token, construction)
            links = links.dropFirst()
        } else if links.isEmpty {
            append(.mention, name: type, at: chain.token, nil)
        }
        var isFirst = chain.construction == nil
        for link in links {
            guard let name = link.name else { return }
            let call = link.call ?? assignment(to: link, of: chain)
            append(.member(type: type), name: name, at: isFirst ? chain.token : link.token, call)
            isFirst = false
            guard SourceChain.instances.contains(name) else { return }
        }
    }

    private mutating func note(_ chain: SourceChain, ofVariable variable: String) {
        if let call = chain.links.first, call.name == nil {
            // A function, called by its bare name.
            if let call = call.call, call.labels != nil { append(.function, name: variable, at: chain.token, call) }
            return
        }
        if chain.links.isEmpty, tokens.isAssignment(chain.end) { noteAssignment(to: variable, at: chain.end) }
        for link in chain.links {
            guard let name = link.name else { return }
            awaiting.append((code.references.count, variable))
            append(.member(type: ""), name: name, at: chain.token, link.call ?? assignment(to: link, of: chain))
            guard SourceChain.instances.contains(name) else { return }
        }
    }

    /// The values that the property at the end of `chain` is given, as if it were called with them.
    private func assignment(to link: SourceChain.Link, of chain: SourceChain) -> SourceChain.Call? {
        guard link.token == chain.links.last?.token, tokens.isAssignment(chain.end) else { return nil }
        let start = chain.end + 1
        let values = tokens.arguments(start, tokens.expressionEnd(from: start), label: nil)
        return values.isEmpty ? nil : SourceChain.Call(arguments: values)
    }

    /// Notes the members, of the type that the variable has, that it is given: `source = .camera`.
    private mutating func noteAssignment(to variable: String, at index: Int) {
        for name in tokens.implicitMembers(index + 1, tokens.expressionEnd(from: index + 1)) {
            awaiting.append((code.references.count, variable))
            append(.member(type: ""), name: tokens.text(name), at: name, tokens.call(at: name + 1))
        }
    }

    /// Notes the members without a type that are given to what is called at `index`: it may be declared here.
    ///
    /// A method of an unknown object is another's, most likely, where no label tells.
    mutating func readPassed(at index: Int) {
        guard tokens.isMark(index + 1, "("), !tokens.isMark(index + 2, ")"), !tokens.startsLine(index + 1),
            let close = tokens.partner(index + 1), !tokens.isWord(index - 1, "func")
        else { return }
        let receiver = tokens.isMark(index - 2, "?") ? index - 3 : index - 2
        let isOfOther =
            tokens.isMark(index - 1, ".") && !tokens.isWord(receiver, "self") && !tokens.isWord(receiver, "Self")
        for (ordinal, part) in tokens.parts(index + 2, close).enumerated() {
            var start = part.lowerBound
            let label = tokens.isMark(start + 1, ":") ? tokens.word(start) : nil
            if label != nil { start += 2 } else if isOfOther { continue }
            let members = tokens.implicitMembers(start, part.upperBound)
            let here = members.isEmpty ? Availability() : here
            for name in members where !here.isDead && code.passed.count < Self.mostPassed {
                let call = tokens.call(at: name + 1)
                code.passed.append(
                    SourceCode.Passed(
                        callee: tokens.text(index),
                        label: label ?? "_\(ordinal)",
                        reference: reference(.member(type: ""), tokens.text(name), at: name, call, here)
                    )
                )
            }
        }
    }

    /// Members of one file that are given to calls and noted.
    private static let mostPassed = 20_000

    /// The expression of names and calls that begins at `index`; `nil` where none does.
    func chain(at index: Int) -> SourceChain? {
        guard let first = tokens.word(index), !Self.statements.contains(first) else { return nil }
        var chain: SourceChain
        if tokens.isTypeName(index) {
            var (place, name) = (index, first)
            while tokens.isMark(place + 1, "."), tokens.isTypeName(place + 2) {
                place += 2
                name += "." + tokens.text(place)
            }
            chain = SourceChain(token: index, root: .type(name), links: [], end: place + 1)
        } else if first == "self" || first == "Self" {
            let place = behindOptional(index + 1)
            guard tokens.isMark(place, "."), let name = tokens.word(place + 1) else { return nil }
            chain = SourceChain(token: place + 1, root: .variable(name), links: [], end: place + 2)
            // `self.method()` is none of the bare functions.
            if tokens.isMark(place + 2, "(") { return nil }
        } else {
            chain = SourceChain(token: index, root: .variable(first), links: [], end: index + 1)
        }
        follow(&chain)
        return chain
    }

    /// Reads the calls and members behind the root, up to a subscript or an operator.
    private func follow(_ chain: inout SourceChain) {
        // Braces behind a type are those of what it is the type of.
        if !tokens.isMark(chain.end, "{"), let (call, end) = call(at: chain.end) {
            chain.links.append(SourceChain.Link(token: chain.end - 1, name: nil, call: call))
            chain.end = end
        }
        while chain.links.count < 20 {
            let place = behindOptional(chain.end)
            guard tokens.isMark(place, "."), let name = tokens.word(place + 1), !tokens.isTypeName(place + 1) else {
                chain.end = place
                return
            }
            chain.end = place + 2
            var link = SourceChain.Link(token: place + 1, name: name, call: nil)
            if let (call, end) = call(at: chain.end) {
                link = SourceChain.Link(token: place + 1, name: name, call: call)
                chain.end = end
            }
            chain.links.append(link)
        }
    }

    /// The index behind `?` and `!` that stand directly behind a value.
    private func behindOptional(_ index: Int) -> Int {
        var place = index
        while tokens.isMark(place, "?") || tokens.isMark(place, "!"), tokens.isAdjacent(place), place < index + 3 {
            place += 1
        }
        return place
    }

    /// The call whose parentheses, or closure, begin at `index`, with the index behind it.
    private func call(at index: Int) -> (SourceChain.Call, end: Int)? {
        var call: SourceChain.Call?
        var end = index
        if tokens.isMark(index, "("), !tokens.startsLine(index), let close = tokens.partner(index) {
            call = tokens.call(at: index)
            end = close + 1
        }
        guard tokens.isMark(end, "{"), !tokens.startsLine(end), !isBody(at: end), let close = tokens.partner(end),
            !["get", "set", "didSet", "willSet", "_read", "_modify"].contains(tokens.word(end + 1))
        else { return call.map { ($0, end) } }
        var closures = 1
        end = close + 1
        // Further closures have labels.
        while tokens.kind(end) == .word, tokens.isMark(end + 1, ":"), tokens.isMark(end + 2, "{"),
            !tokens.startsLine(end), let close = tokens.partner(end + 2), closures < 10
        {
            closures += 1
            end = close + 1
        }
        var whole = call ?? SourceChain.Call()
        whole.trailingClosures = closures
        return (whole, end)
    }

    private static let statements: Set = [
        "if", "guard", "while", "for", "switch", "repeat", "do", "return", "throw", "defer", "break", "continue",
        "fallthrough", "where", "in", "is", "as", "else", "catch", "case", "default", "let", "var", "func", "init",
        "deinit", "subscript", "class", "struct", "enum", "protocol", "extension", "import", "typealias", "operator",
        "static", "public", "private", "fileprivate", "internal", "open", "super", "nil", "true", "false", "try",
        "await",
        "async", "throws", "rethrows", "inout", "any", "some", "lazy", "weak", "final", "override", "mutating", "get",
        "set", "unowned",
    ]

    // MARK: Members whose type the place tells

    /// Reads `[.modificationDate]` behind a value that holds the attributes of a file.
    mutating func readSubscript(at open: Int) {
        guard let close = tokens.partner(open), close == open + 3, tokens.isMark(open + 1, "."),
            let name = tokens.word(open + 2)
        else { return }
        var before = open - 1
        while tokens.isMark(before, "?") || tokens.isMark(before, "!") { before -= 1 }
        if tokens.isMark(before, ")") {
            var call = tokens.partner(before)
            // `(try? FileManager.default.attributesOfItem(atPath: path))?[.size]`.
            if let open = call, tokens.isMark(before - 1, ")"), tokens.kind(open - 1) != .word {
                call = tokens.partner(before - 1)
            }
            guard let call, let method = tokens.word(call - 1), SourceChain.attributeReaders.contains(method) else {
                return
            }
            append(.member(type: "FileAttributeKey"), name: name, at: open + 2, nil)
        } else if let variable = tokens.word(before) {
            awaitAttributes(of: variable, name, at: open + 2)
        }
    }

    private mutating func awaitAttributes(of variable: String, _ name: String, at index: Int) {
        awaiting.append((code.references.count, variable))
        append(.member(type: SourceChain.fileAttributes), name: name, at: index, nil)
    }

    /// Reads the keys in the call of a method that takes a list of them: `resourceValues(forKeys: [.creationDateKey])`.
    private mutating func readKeyList(behind method: String, at open: Int) {
        guard let label = Self.keyLists[method], tokens.isMark(open, "("), let close = tokens.partner(open) else {
            return
        }
        for part in tokens.parts(open + 1, close) {
            var start = part.lowerBound
            let name = tokens.isMark(start + 1, ":") ? tokens.word(start) : nil
            guard (name ?? "_") == label.label else { continue }
            if name != nil { start += 2 }
            guard tokens.isMark(start, "["), let end = tokens.partner(start) else { continue }
            for element in tokens.parts(start + 1, end) {
                guard let name = keyName(element, isPath: label.isPath), let key = tokens.word(name) else { continue }
                append(.member(type: label.type), name: key, at: name, nil)
            }
        }
    }

    /// The index of the key's name in `.creationDateKey`, and in the key path `\\.probableWebURL`, with its type or without.
    private func keyName(_ element: Range<Int>, isPath: Bool) -> Int? {
        guard isPath else { return tokens.isMark(element.lowerBound, ".") ? element.lowerBound + 1 : nil }
        let name = element.upperBound - 1
        return tokens.isMark(element.lowerBound, "\\") && tokens.isMark(name - 1, ".") ? name : nil
    }

    private static let keyLists: [String: (label: String, type: String, isPath: Bool)] = [
        "resourceValues": ("forKeys", "URLResourceKey", false),
        "promisedItemResourceValues": ("forKeys", "URLResourceKey", false),
        "contentsOfDirectory": ("includingPropertiesForKeys", "URLResourceKey", false),
        "enumerator": ("includingPropertiesForKeys", "URLResourceKey", false),
        "setAttributes": ("_", "FileAttributeKey", false),
        // With key paths from iOS 15 on, with patterns before.
        "detectPatterns": ("for", "UIPasteboard.DetectedValues", true),
        "detectedPatterns": ("for", "UIPasteboard.DetectedValues", true),
        "detectValues": ("for", "UIPasteboard.DetectedValues", true),
        "detectedValues": ("for", "UIPasteboard.DetectedValues", true),
    ]

    // MARK: References

    mutating func append(_ kind: SourceReference.Kind, name: String, at index: Int, _ call: SourceChain.Call?) {
        let here = here
        if kind == .mention {
            guard !here.isDead else { return }
            mentions[name, default: 0] += 1
            // A type is named on every other line.
            guard mentions[name, default: 0] <= SourceReference.mostMentions else { return }
        }
        // A place stays in the list, for others may await their type.
        code.references.append(
            reference(here.isDead ? .mention : kind, here.isDead ? "" : name, at: index, call, here)
        )
    }

    private func reference(
        _ kind: SourceReference.Kind,
        _ name: String,
        at index: Int,
        _ call: SourceChain.Call?,
        _ here: Availability
    ) -> SourceReference {
        SourceReference(
            kind: kind,
            name: name,
            labels: call?.labels,
            trailingClosures: call?.trailingClosures ?? 0,
            arguments: call?.arguments ?? [],
            position: tokens.positions[index],
            availability: here.told
        )
    }
}
