/// The parts of a script that do not run on iOS: `if (Platform.isAndroid) {...}`, what comes behind
/// `if (Platform.OS === 'ios') return;`, the other side of `Platform.isIOS ? a : b`.
struct PlatformBranches {
    private let tokens: SourceTokens
    /// The tokens of the parts, in order; none lies in another.
    private(set) var parts: [Range<Int>] = []
    /// The end of each part that was found, by its first token.
    private var ends: [Int: Int] = [:]

    /// A statement of more tokens than this, without braces, is not followed.
    private static let mostTokens = 400
    /// A condition of more tokens than this asks for other things than the system.
    private static let longestCondition = 200
    /// Longer rows of `else if` are not followed.
    private static let mostAlternatives = 32

    init(_ tokens: SourceTokens) {
        self.tokens = tokens
        for index in tokens.list.indices where index >= parts.last?.upperBound ?? 0 {
            if let end = ends[index] {
                parts.append(index..<end)
                continue
            }
            switch tokens.list[index].kind {
            case .word where tokens.isWord(index, "if"): readIf(index)
            case .mark where tokens.isMark(index, "?"): readChoice(index)
            default: break
            }
        }
    }

    /// Notes a part that lies ahead.
    private mutating func leaveLater(_ part: Range<Int>?) {
        if let part, !part.isEmpty { ends[part.lowerBound] = part.upperBound }
    }

    // MARK: Statements

    private mutating func readIf(_ index: Int) {
        guard let close = closing(index + 1, "("), let holds = condition(index + 2..<close),
            let body = statement(from: close + 1)
        else { return }
        let next = body.upperBound
        guard holds else { return leaveLater(body) }
        if tokens.isWord(next, "else") {
            leaveLater(statement(from: next + 1))
        } else if beginsStatement(index), leaves(body) {
            leaveLater(next..<endOfBlock(from: next))
        }
    }

    /// The statement that begins at `index`; of an `if` with every `else`.
    private func statement(from index: Int, depth: Int = 0) -> Range<Int>? {
        if let close = closing(index, "{") { return index..<close + 1 }
        if tokens.isWord(index, "if") {
            guard depth < Self.mostAlternatives, let close = closing(index + 1, "("),
                let body = statement(from: close + 1, depth: depth + 1)
            else { return nil }
            guard tokens.isWord(body.upperBound, "else") else { return index..<body.upperBound }
            return statement(from: body.upperBound + 1, depth: depth + 1).map { index..<$0.upperBound }
        }
        if tokens.word(index).map(Self.compound.contains) ?? true { return nil }
        return end(of: index) { tokens.isMark($0, ";") || tokens.isMark($0, ",") }.map { end in
            index..<(tokens.isMark(end, ";") ? end + 1 : end)
        }
    }

    /// Words that begin a statement with statements in it.
    private static let compound: Set = [
        "for", "while", "do", "try", "switch", "with", "function", "class", "async", "await",
    ]

    /// Whether nothing but what stands before decides whether the statement at `index` runs.
    private func beginsStatement(_ index: Int) -> Bool {
        index == 0 || tokens.isMark(index - 1, "{") || tokens.isMark(index - 1, "}") || tokens.isMark(index - 1, ";")
    }

    /// Whether the statement leaves the function in any case.
    private func leaves(_ statement: Range<Int>) -> Bool {
        func leaves(at index: Int) -> Bool { tokens.isWord(index, "return") || tokens.isWord(index, "throw") }
        guard tokens.isMark(statement.lowerBound, "{") else { return leaves(at: statement.lowerBound) }
        var place = statement.lowerBound + 1
        while place < statement.upperBound - 1, place < statement.lowerBound + Self.mostTokens {
            if leaves(at: place), beginsStatement(place) { return true }
            place = (tokens.partner(place).flatMap { $0 > place ? $0 : nil } ?? place) + 1
        }
        return false
    }

    /// The brace that closes the block around `index`, the next case of a `switch`, or the end of the file.
    private func endOfBlock(from index: Int) -> Int {
        var place = index
        while place < tokens.count, !tokens.isMark(place, "}"), !tokens.isWord(place, "case"),
            !tokens.isWord(place, "default")
        {
            place = (tokens.partner(place).flatMap { $0 > place ? $0 : nil } ?? place) + 1
        }
        return place
    }

    // MARK: Expressions

    private mutating func readChoice(_ mark: Int) {
        guard !tokens.isMark(mark + 1, "."), !tokens.isMark(mark + 1, "?"), !tokens.isMark(mark - 1, "?"),
            let first = beginning(of: mark), let holds = condition(first..<mark), let colon = colon(of: mark)
        else { return }
        guard holds else { return leaveLater(mark + 1..<colon) }
        let end = end(of: colon + 1) { tokens.isMark($0, ";") || tokens.isMark($0, ",") }
        leaveLater(end.map { colon + 1..<$0 })
    }

    /// The colon that belongs to the question mark at `mark`.
    private func colon(of mark: Int) -> Int? {
        var inner = 0
        var place = mark + 1
        while place < min(tokens.count, mark + Self.mostTokens) {
            if tokens.isMark(place, ":") {
                if inner == 0 { return place }
                inner -= 1
            } else if tokens.isMark(place, "?"), !tokens.isMark(place + 1, "."), !tokens.isMark(place + 1, "?"),
                !tokens.isMark(place - 1, "?")
            {
                inner += 1
            } else if let partner = tokens.partner(place) {
                guard partner > place else { return nil }
                place = partner
            } else if tokens.isMark(place, ";") {
                return nil
            }
            place += 1
        }
        return nil
    }

    /// Where the condition before the question mark begins; `nil` where it is part of something larger.
    private func beginning(of mark: Int) -> Int? {
        var place = mark
        while place > max(0, mark - 40) {
            let before = place - 1
            if let open = tokens.partner(before), open < before {
                place = open
                continue
            }
            let isPart =
                tokens.word(before).map { $0 != "return" } ?? (tokens.value(before) != nil)
                || [".", "=", "!", "&", "|"].contains { tokens.isMark(before, $0) }
            // A single equals sign assigns; an arrow begins a body.
            guard isPart, !isAssignment(before) else { break }
            place = before
        }
        let starts = ["(", "[", "{", ",", ";", ":", "=", ">", "}"].contains { tokens.isMark(place - 1, $0) }
        return place == 0 || starts || tokens.isWord(place - 1, "return") ? place : nil
    }

    private func isAssignment(_ index: Int) -> Bool {
        tokens.isMark(index, "=") && !tokens.isMark(index - 1, "=") && !tokens.isMark(index - 1, "!")
            && !tokens.isMark(index + 1, "=")
    }

    /// The first token behind what begins at `index`, and stands on one line but for its brackets: one of which `isEnd` is
    /// true, the bracket around, or the first of the next line.
    private func end(of index: Int, _ isEnd: (Int) -> Bool) -> Int? {
        var place = index
        while place < min(tokens.count, index + Self.mostTokens) {
            // Without semicolons a line may be the whole statement.
            if isEnd(place) || place > index && tokens.startsLine(place) { return place }
            guard let partner = tokens.partner(place) else {
                place += 1
                continue
            }
            guard partner > place else { return place }
            place = partner + 1
        }
        return nil
    }

    private func closing(_ index: Int, _ mark: Unicode.Scalar) -> Int? {
        tokens.isMark(index, mark) ? tokens.partner(index) : nil
    }

    // MARK: Conditions

    /// Whether the condition holds on iOS, as far as it asks for the system; `nil` = it may or may not.
    private func condition(_ range: Range<Int>) -> Bool? {
        guard range.count <= Self.longestCondition else { return nil }
        var operands: [Range<Int>] = []
        var joints: Set<Unicode.Scalar> = []
        var (first, place) = (range.lowerBound, range.lowerBound)
        while place < range.upperBound {
            let joint = (["&", "|"] as [Unicode.Scalar]).first {
                tokens.isMark(place, $0) && tokens.isMark(place + 1, $0)
            }
            if let joint {
                operands.append(first..<place)
                joints.insert(joint)
                place += 2
                first = place
            } else {
                place = (tokens.partner(place).flatMap { $0 > place ? $0 : nil } ?? place) + 1
            }
        }
        guard joints.count < 2, first <= range.upperBound else { return nil }
        let truths = (operands + [first..<range.upperBound]).map(test)
        if joints == ["|"] { return truths.contains(true) ? true : truths.allSatisfy { $0 == false } ? false : nil }
        return truths.contains(false) ? false : truths.allSatisfy { $0 == true } ? true : nil
    }

    /// Whether one test of the system holds on iOS.
    private func test(_ range: Range<Int>) -> Bool? {
        guard !range.isEmpty else { return nil }
        if tokens.isMark(range.lowerBound, "!") {
            return test(range.lowerBound + 1..<range.upperBound).map { !$0 }
        }
        if let close = closing(range.lowerBound, "("), close == range.upperBound - 1 {
            return condition(range.lowerBound + 1..<close)
        }
        if let sign = range.first(where: {
            tokens.isMark($0 + 1, "=") && (tokens.isMark($0, "=") || tokens.isMark($0, "!"))
        }) {
            let behind = range[sign...].first { !tokens.isMark($0, "=") && !tokens.isMark($0, "!") } ?? range.upperBound
            let sides = [range.lowerBound..<sign, behind..<range.upperBound]
            guard let name = sides.lazy.compactMap(systemName).first, sides.contains(where: readsSystem) else {
                return nil
            }
            return (name == "ios") == tokens.isMark(sign, "=")
        }
        guard range.allSatisfy({ tokens.word($0) != nil || tokens.isMark($0, ".") }),
            let last = tokens.word(range.upperBound - 1)
        else { return nil }
        let isOfSystem = range.count == 1 || tokens.word(range.upperBound - 3)?.hasSuffix("Platform") == true
        return isOfSystem ? Self.flags[last] : nil
    }

    /// Members and variables that say by their names for which system they are true.
    private static let flags = [
        "isAndroid": false, "isIOS": true, "isIos": true, "isWindows": false, "isLinux": false, "isMacOS": false,
        "isFuchsia": false, "kIsWeb": false, "isWeb": false,
    ]

    /// `'android'`, and `android` of `TargetPlatform.android`, in small letters.
    private func systemName(_ side: Range<Int>) -> String? {
        guard let last = side.last else { return nil }
        let name =
            side.count == 1
            ? tokens.value(last)
            : side.count >= 3 && tokens.isWord(last - 2, "TargetPlatform") ? tokens.word(last) : nil
        return name.map { $0.lowercased() }.flatMap { Self.systems.contains($0) ? $0 : nil }
    }

    private static let systems: Set = [
        "android", "ios", "web", "macos", "windows", "linux", "fuchsia", "harmony", "devtools",
    ]

    /// Whether what stands there is the name of the running system: `Platform.OS`, `Capacitor.getPlatform()`.
    private func readsSystem(_ side: Range<Int>) -> Bool {
        guard let last = side.last(where: { tokens.word($0) != nil }), let name = tokens.word(last) else {
            return false
        }
        if name == "platform" { return tokens.word(side.lowerBound).map(Self.holders.contains) ?? false }
        return name == "defaultTargetPlatform" || Self.readers[name].map { tokens.isWord(last - 2, $0) } ?? false
    }

    /// What begins an expression whose member `platform` is the running system.
    private static let holders: Set = ["Theme", "uni", "wx", "process"]
    /// Members that are the running system, and of what.
    private static let readers = ["OS": "Platform", "getPlatform": "Capacitor", "operatingSystem": "Platform"]
}
