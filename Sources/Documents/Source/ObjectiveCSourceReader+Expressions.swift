/// Messages, calls and constants of Objective-C.
extension ObjectiveCSourceReader {
    /// `[receiver selector]`, taken apart.
    struct Message {
        enum Receiver {
            /// A class by its name.
            case type(String)
            /// An instance of the type.
            case instance(String)
            case variable(String)
            case unknown
        }

        let receiver: Receiver
        let selector: String
        let call: SourceChain.Call

        /// The class of the answer, where it is evident.
        var answer: Receiver {
            switch receiver {
            case .type(let type):
                let isInstance = ["alloc", "new"].contains(selector) || SourceChain.instances.contains(selector)
                return isInstance ? .instance(type) : .unknown
            case .instance(let type): return selector.hasPrefix("init") ? .instance(type) : .unknown
            case .variable, .unknown: return .unknown
            }
        }
    }

    /// Reads the message that begins at `index`, if one does, and notes it.
    mutating func readMessage(at index: Int) {
        guard let message = message(at: index) else { return }
        switch message.receiver {
        case .type(let type):
            append(.message(type: type, toClass: true), name: message.selector, at: index, message.call)
        case .instance(let type):
            append(.message(type: type, toClass: false), name: message.selector, at: index, message.call)
        case .variable(let name):
            awaiting.append((code.references.count, name))
            append(.message(type: "", toClass: false), name: message.selector, at: index, message.call)
        case .unknown: break
        }
    }

    private mutating func message(at open: Int) -> Message? {
        if let known = messages[open] { return known }
        let message = readMessageAnew(at: open)
        messages[open] = .some(message)
        return message
    }

    private mutating func readMessageAnew(at open: Int) -> Message? {
        // A subscript stands directly behind a value.
        if tokens.isAdjacent(open),
            tokens.kind(open - 1) == .word && !tokens.isWord(open - 1, "return")
                || tokens.isMark(open - 1, "]") || tokens.isMark(open - 1, ")") && tokens.kind(open + 1) == .number
                || tokens.isMark(open - 1, "@")
        {
            return nil
        }
        guard let close = tokens.partner(open), let (receiver, place) = receiver(at: open + 1, before: close),
            let (selector, call) = selector(at: place, before: close)
        else { return nil }
        return Message(receiver: receiver, selector: selector, call: call)
    }

    /// The receiver that begins at `index`, with the index behind it.
    private mutating func receiver(
        at index: Int,
        before close: Int,
        isCast: Bool = false
    ) -> (Message.Receiver, Int)? {
        guard index < close else { return nil }
        if tokens.isMark(index, "["), let end = tokens.partner(index), end < close {
            return (message(at: index)?.answer ?? .unknown, end + 1)
        }
        if tokens.isMark(index, "("), let end = tokens.partner(index), end < close {
            // A cast, or an expression in parentheses.
            if !isCast, let type = pointerType(index + 1, end),
                let (_, place) = receiver(at: end + 1, before: close, isCast: true)
            {
                return (.instance(type), place)
            }
            return (.unknown, end + 1)
        }
        if tokens.isMark(index, "@") { return (.unknown, index + 2) }
        guard let word = tokens.word(index) else { return nil }
        var place = index + 1
        var receiver: Message.Receiver =
            word == "self" || word == "super" ? .unknown : tokens.isTypeName(index) ? .type(word) : .variable(word)
        while place + 1 < close,
            tokens.isMark(place, ".") || tokens.isMark(place, "-") && tokens.isMark(place + 1, ">")
        {
            let name = tokens.isMark(place, ".") ? place + 1 : place + 2
            guard let member = tokens.word(name) else { return nil }
            switch receiver {
            case .type(let type) where SourceChain.instances.contains(member): receiver = .instance(type)
            case .unknown where word == "self" && name <= index + 3: receiver = .variable(member)
            default: receiver = .unknown
            }
            place = name + 1
        }
        if tokens.isMark(place, "("), let end = tokens.partner(place), end < close { return (.unknown, end + 1) }
        if tokens.isMark(place, "["), tokens.isAdjacent(place), let end = tokens.partner(place), end < close {
            return (.unknown, end + 1)
        }
        return (receiver, place)
    }

    /// The selector whose first part stands at `index`, with the arguments.
    private func selector(at index: Int, before close: Int) -> (String, SourceChain.Call)? {
        guard let first = tokens.word(index) else { return nil }
        if index + 1 == close { return (first, SourceChain.Call()) }
        guard tokens.isMark(index + 1, ":") else { return nil }
        var selector = first + ":"
        var call = SourceChain.Call(labels: [])
        var (label, start, place) = (first, index + 2, index + 2)
        var questions = 0
        func argument(_ end: Int) {
            call.arguments += tokens.arguments(start, end, label: label)
        }
        while place < close, selector.utf8.count < 400 {
            if tokens.isMark(place, "?") {
                questions += 1
            } else if tokens.isMark(place, ":") {
                if questions > 0 {
                    questions -= 1
                } else if let part = tokens.word(place - 1), place - 1 > start {
                    argument(place - 1)
                    selector += part + ":"
                    (label, start) = (part, place + 1)
                }
            } else if let partner = tokens.partner(place), partner > place {
                place = partner
            }
            place += 1
        }
        argument(close)
        return (selector, call)
    }

    mutating func readWord(at index: Int) -> Int {
        let previousIsMember =
            tokens.isMark(index - 1, ".")
            || tokens.isMark(index - 1, ">") && tokens.isMark(index - 2, "-") && tokens.isAdjacent(index - 1)
        if previousIsMember { return index + 1 }
        if !macros.isEmpty { noteMacro(at: index) }
        if let version = announcedVersion(at: index) {
            if scopes.isEmpty { announced = version }
            return (tokens.partner(index + 1) ?? index) + 1
        }
        if tokens.isWord(index, "__builtin_available") {
            readCheck(at: index)
            return index + 1
        }
        readDeclaration(at: index)
        if tokens.isMark(index + 1, "(") {
            readCall(at: index)
        } else if tokens.isMark(index + 1, ".") {
            readProperty(at: index)
        } else if isConstantName(index) {
            append(.mention, name: tokens.text(index), at: index, nil)
        }
        return index + 1
    }

    /// Takes down under which guard a macro of the file is used.
    private mutating func noteMacro(at index: Int) {
        let name = tokens.text(index)
        guard macros.contains(name) else { return }
        let here = here(index)
        if !here.isDead { code.macroUses[name] = code.macroUses[name]?.least(here.told) ?? here.told }
    }

    private func isConstantName(_ index: Int) -> Bool {
        tokens.isTypeName(index) || tokens.first(index) == UInt8(ascii: "k")
    }

    /// Notes the call of a function; what stands behind a type declares one.
    private mutating func readCall(at index: Int) {
        let isDeclaration =
            scopes.isEmpty
            || tokens.kind(index - 1) == .word
                && !["return", "else", "do", "case", "in"].contains(tokens.text(index - 1))
            || tokens.isMark(index - 1, "*") || tokens.isMark(index - 1, "^")
        let isOfAnother =
            tokens.isMark(index - 1, ":") && tokens.isMark(index - 2, ":") && tokens.kind(index - 3) == .word
        if isDeclaration {
            // A function that is defined here, or announced.
            if scopes.isEmpty, tokens.kind(index - 1) == .word || tokens.isMark(index - 1, "*"),
                let close = tokens.partner(index + 1), tokens.isMark(close + 1, "{")
            {
                code.declaredFunctions.insert(tokens.text(index))
            }
            return
        }
        guard !isOfAnother, let call = tokens.call(at: index + 1) else { return }
        append(tokens.isTypeName(index) ? .call : .function, name: tokens.text(index), at: index, call)
    }

    /// Notes `NSProcessInfo.processInfo.systemUptime` and `manager.delegate`.
    private mutating func readProperty(at index: Int) {
        guard var name = tokens.word(index + 2) else { return }
        var place = index + 2
        let first = tokens.text(index)
        if first == "self" {
            guard tokens.isMark(place + 1, "."), let member = tokens.word(place + 2) else { return }
            awaiting.append((code.references.count, name))
            append(.member(type: ""), name: member, at: place, assignment(behind: place + 2))
            return
        }
        guard tokens.isTypeName(index) else {
            awaiting.append((code.references.count, first))
            append(.member(type: ""), name: name, at: index, assignment(behind: place))
            return
        }
        append(.member(type: first), name: name, at: index, assignment(behind: place))
        while SourceChain.instances.contains(name), tokens.isMark(place + 1, "."), let next = tokens.word(place + 2) {
            append(.member(type: first), name: next, at: place + 2, assignment(behind: place + 2))
            (name, place) = (next, place + 2)
        }
    }

    /// The values that the property at `index` is given, as if it were called with them.
    private func assignment(behind index: Int) -> SourceChain.Call? {
        guard tokens.isAssignment(index + 1) else { return nil }
        let values = tokens.arguments(index + 2, tokens.expressionEnd(from: index + 2), label: nil)
        return values.isEmpty ? nil : SourceChain.Call(arguments: values)
    }

    mutating func append(_ kind: SourceReference.Kind, name: String, at index: Int, _ call: SourceChain.Call?) {
        let here = here(index)
        if kind == .mention {
            guard !here.isDead else { return }
            code.macroNames[name] = code.macroNames[name]?.least(here.told) ?? here.told
            mentions[name, default: 0] += 1
            // A type is named on every other line.
            guard mentions[name, default: 0] <= SourceReference.mostMentions else { return }
        } else if kind == .call || kind == .function, !here.isDead {
            code.macroNames[name] = code.macroNames[name]?.least(here.told) ?? here.told
        }
        code.references.append(
            SourceReference(
                kind: kind,
                name: here.isDead ? "" : name,
                labels: call?.labels,
                trailingClosures: 0,
                arguments: call?.arguments ?? [],
                position: tokens.positions[index],
                availability: here.told
            )
        )
    }
}
