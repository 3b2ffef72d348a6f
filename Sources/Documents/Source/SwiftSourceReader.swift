/// Reads a source in Swift: what it mentions, under which availability guards.
///
/// Goes over the tokens once. Conditions, declarations and scopes are told apart by keywords and brackets, which is enough
/// for guards and for the types of variables whose declaration shows it; no type is inferred otherwise.
struct SwiftSourceReader {
    /// A pair of braces around the present place.
    struct Scope {
        /// Brackets open around the braces.
        var depth: Int
        var availability = Availability()
        /// What holds behind the braces of `guard #available ... else`.
        var afterGuard: SourceVersion?
        /// What holds in the `else` of `if #unavailable`.
        var inElse: SourceVersion?
        /// Whether a declaration under `@available` ends with the braces.
        var endsDeclaration = false
        /// The type whose members are declared here, if it is another file's, and the protocols it conforms to.
        var extendedType: String?
        /// The type whose members are declared here.
        var type: String?
        var protocols: [String] = []
    }

    /// What stands between `if` or the like and its braces.
    struct Condition {
        let depth: Int
        let isGuard: Bool
        var version: SourceVersion?
        var unavailable: SourceVersion?
        var ordinal = 0
    }

    /// A declaration under `@available`, or the type whose braces are to come.
    struct Declaration {
        let depth: Int
        var version: SourceVersion?
        var ordinal = 0
        var isDead = false
        var isUnsure = false
        var sawKeyword = false
    }

    let tokens: SourceTokens
    var code = SourceCode(language: .swift)
    var variables = VariableTypes()
    /// How often each name was only named.
    var mentions: [String: Int] = [:]
    /// References whose receiver is a variable, by their place in the list.
    var awaiting: [(reference: Int, variable: String)] = []
    var scopes: [Scope] = [Scope(depth: 0)]
    /// Braces open that are no scopes, for there are too many.
    var unfollowed = 0
    var conditions: [Condition] = []
    var declarations: [Declaration] = []
    var branches = CompilationBranches()
    var nextType: (depth: Int, scope: Scope)?
    /// Brackets open at the present place.
    var depth = 0
    /// Guards seen so far.
    var guards = 0
    /// The guard that the `else` behind the braces that were just closed has.
    var closed: (token: Int, inElse: SourceVersion?)?

    init(_ tokens: SourceTokens) { self.tokens = tokens }

    static func read(_ tokens: SourceTokens) -> SourceCode {
        var reader = SwiftSourceReader(tokens)
        var index = 0
        while index < tokens.count { index = reader.read(at: index) }
        reader.settle()
        return reader.code
    }

    /// Gives the references that await it the type of their variable, and drops the others.
    private mutating func settle() {
        code.furtherMentions = mentions.compactMapValues(SourceReference.further)
        var types: [Int: String] = [:]
        var dropped: Set<Int> = []
        for (reference, variable) in awaiting {
            let isOfAttributes = code.references[reference].kind == .member(type: SourceChain.fileAttributes)
            switch variables[variable] {
            case SourceChain.fileAttributes where isOfAttributes: types[reference] = "FileAttributeKey"
            case let type? where type != SourceChain.fileAttributes && !isOfAttributes: types[reference] = type
            default: dropped.insert(reference)
            }
        }
        code.references = code.references.enumerated().compactMap { index, reference in
            if reference.name.isEmpty || dropped.contains(index) { return nil }
            return types[index].map { reference.received(by: $0) } ?? reference
        }
        code.references.sort { $0.position.offset < $1.position.offset }
    }

    /// Reads the token at `index`; returns the index to go on at.
    private mutating func read(at index: Int) -> Int {
        endDeclarations(at: index)
        switch tokens.list[index].kind {
        case .mark: readMark(at: index)
        case .marked: return readMarked(at: index)
        case .word: return readWord(at: index)
        case .text, .opaqueText: readSettingsURL(at: index)
        case .number, .directive: break
        }
        return index + 1
    }

    private mutating func readSettingsURL(at index: Int) {
        guard let url = tokens.settingsURL(index), !here.isDead else { return }
        code.settingsURLs.append(url)
    }

    private mutating func readMark(at index: Int) {
        switch tokens.first(index) {
        case UInt8(ascii: "{"): openBraces(at: index)
        case UInt8(ascii: "}"): closeBraces(at: index)
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: "["):
            readSubscript(at: index)
            depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            depth = max(depth - 1, (scopes.last?.depth ?? -1) + (scopes.count > 1 ? 1 : 0))
            dropConditions()
        default: break
        }
    }

    private mutating func readMarked(at index: Int) -> Int {
        switch tokens.text(index) {
        case "#if":
            let words = condition(behind: index)
            branches.begin(CompilationCondition.value(words.words))
            return words.end
        case "#elseif":
            let words = condition(behind: index)
            branches.next(CompilationCondition.value(words.words))
            return words.end
        case "#else": branches.next(true)
        case "#endif": branches.end()
        case "#available": return readCheck(at: index, isNegated: false)
        case "#unavailable": return readCheck(at: index, isNegated: true)
        case "@available": return readAttribute(at: index)
        default: break
        }
        return index + 1
    }

    private func condition(behind index: Int) -> (words: [String], end: Int) {
        var words: [String] = []
        var end = index + 1
        while end < tokens.count, !tokens.startsLine(end) {
            if words.count < 100 { words.append(tokens.text(end)) }
            end += 1
        }
        return (words, end)
    }

    private mutating func readWord(at index: Int) -> Int {
        if tokens.isMark(index - 1, "."), !tokens.isMark(index - 2, ".") {
            readPassed(at: index)
            return index + 1
        }
        let word = tokens.text(index)
        readPassed(at: index)
        switch word {
        case "if", "while", "for", "switch": begin(at: index, isGuard: false)
        case "guard": begin(at: index, isGuard: true)
        case "import": return readImport(at: index)
        case "class", "struct", "enum", "protocol", "actor", "extension": readType(at: index, word)
        case "typealias": return readAlias(at: index)
        case "associatedtype":
            if let name = tokens.word(index + 1) { code.declaredTypes.insert(name) }
            return index + 2
        case "func": return readFunction(at: index)
        case "init":
            let open = tokens.isMark(index + 1, "?") || tokens.isMark(index + 1, "!") ? index + 2 : index + 1
            if let type = scopes.last?.type {
                declare(parameters(at: open), of: type)
            } else {
                readParameters(at: open)
            }
        case "subscript": readParameters(at: index + 1)
        case "let", "var": return readVariable(at: index)
        case "case" where tokens.kind(index + 1) == .word && !tokens.isMark(index + 2, "."): return readCases(at: index)
        case "catch", "else", "in", "return", "try", "await", "case", "do", "where", "is", "as": break
        default: readExpression(at: index)
        }
        return index + 1
    }

    private mutating func readImport(at index: Int) -> Int {
        var place = index + 1
        if ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"].contains(tokens.word(place)) {
            place += 1
        }
        guard let module = tokens.word(place), !tokens.startsLine(place) else { return index + 1 }
        code.imports.append(
            SourceCode.Import(name: module, position: tokens.positions[place], isConditional: !branches.isEmpty)
        )
        place += 1
        while tokens.isMark(place, "."), tokens.kind(place + 1) == .word { place += 2 }
        return place
    }
}
