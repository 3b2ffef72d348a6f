/// Reads a source in Objective-C, or a header: what it mentions, under which availability guards.
///
/// Macros are not expanded, and the lines of the preprocessor are read only for `#if` and for what is imported.
struct ObjectiveCSourceReader {
    /// A pair of braces around the present place.
    struct Scope {
        var availability = Availability()
    }

    /// `if (@available(iOS 14, *))`, up to the end of its body.
    struct Check {
        let version: SourceVersion
        let ordinal: Int
        /// Index of the last token that it goes for.
        let end: Int
    }

    let tokens: SourceTokens
    var code = SourceCode(language: .objectiveC)
    var variables = VariableTypes()
    /// How often each name was only named.
    var mentions: [String: Int] = [:]
    /// References whose receiver is a variable, by their place in the list.
    var awaiting: [(reference: Int, variable: String)] = []
    var scopes: [Scope] = []
    var checks: [Check] = []
    var branches = CompilationBranches()
    /// What stands before the declaration that is to come.
    var announced: SourceVersion?
    /// The newest version that the class whose interface or implementation this is needs.
    var container: SourceVersion?
    /// By class, as its interface in this file says.
    var classVersions: [String: SourceVersion] = [:]
    var isInImplementation = false
    /// Whether this is a category's part of another's class.
    var category: String?
    var guards = 0
    /// Whether the file asks for the system or for a method in another way.
    var asksOtherwise: Bool
    /// What was found out of messages, by the index of their bracket.
    var messages: [Int: Message?] = [:]

    /// Macros that the file defines.
    let macros: Set<String>

    private init(_ tokens: SourceTokens, macros: Set<String>) {
        self.tokens = tokens
        self.macros = macros
        asksOtherwise = tokens.list.indices.contains { index in
            tokens.word(index).map(Self.otherQuestions.contains) == true
                || tokens.marked(index) == "@available" && tokens.isMark(index - 1, "!")
                || tokens.isWord(index, "class") && tokens.isMark(index + 1, "]") && tokens.isMark(index - 2, "[")
                    && (tokens.isMark(index - 3, "(") || tokens.isMark(index - 3, "!"))
        }
    }

    /// Ways to find out whether something is there that are no guards to the compiler.
    private static let otherQuestions: Set = [
        "respondsToSelector", "instancesRespondToSelector", "NSClassFromString", "systemVersion",
        "isOperatingSystemAtLeastVersion", "operatingSystemVersion", "NSFoundationVersionNumber",
        "SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO", "SYSTEM_VERSION_LESS_THAN", "kCFCoreFoundationVersionNumber",
        "dlsym",
        "objc_getClass", "objc_lookUpClass",
    ]

    static func read(_ tokens: SourceTokens, macros: Set<String>) -> SourceCode {
        var reader = ObjectiveCSourceReader(tokens, macros: macros)
        var index = 0
        while index < tokens.count { index = reader.read(at: index) }
        reader.settle()
        return reader.code
    }

    /// What the body of a macro mentions, under the guards within it.
    static func readMacro(_ tokens: SourceTokens, macros: Set<String>) -> SourceCode {
        var reader = ObjectiveCSourceReader(tokens, macros: macros)
        // It stands within a function.
        reader.scopes = [Scope()]
        var index = 0
        while index < tokens.count { index = reader.read(at: index) }
        reader.settle()
        return reader.code
    }

    private mutating func settle() {
        code.furtherMentions = mentions.compactMapValues(SourceReference.further)
        var types: [Int: String] = [:]
        for (reference, variable) in awaiting { types[reference] = variables[variable] ?? "" }
        code.references = code.references.enumerated().compactMap { index, reference in
            if reference.name.isEmpty { return nil }
            let reference = asksOtherwise && reference.availability == .unguarded ? reference.unsure : reference
            guard let type = types[index] else { return reference }
            return type.isEmpty ? nil : reference.received(by: type)
        }
        if asksOtherwise {
            code.macroUses = code.macroUses.mapValues { $0.within(.unsure) }
            code.macroNames = code.macroNames.mapValues { $0.within(.unsure) }
        }
    }

    /// Reads the token at `index`; returns the index to go on at.
    private mutating func read(at index: Int) -> Int {
        switch tokens.list[index].kind {
        case .directive: readDirective(at: index)
        case .marked: return readMarked(at: index)
        case .word: return readWord(at: index)
        case .mark: readMark(at: index)
        case .text, .opaqueText:
            if let url = tokens.settingsURL(index), !here(index).isDead { code.settingsURLs.append(url) }
        case .number: break
        }
        return index + 1
    }

    private mutating func readDirective(at index: Int) {
        let token = tokens.list[index]
        let directive = Directive(tokens.bytes[Int(token.start)..<Int(token.end)])
        switch directive.name {
        case "if": branches.begin(CompilationCondition.value(CompilationCondition.words(directive.text)))
        case "ifdef": branches.begin(CompilationCondition.value(["defined", directive.text]))
        case "ifndef":
            // The guard of a header.
            let isHeader =
                directive.text.hasSuffix("_H") || directive.text.hasSuffix("_h")
                || directive.text.hasSuffix("_H_") || directive.text.hasSuffix("_H__")
            branches.begin(isHeader ? true : CompilationCondition.value(["!", "defined", directive.text]))
        case "elif": branches.next(CompilationCondition.value(CompilationCondition.words(directive.text)))
        case "else": branches.next(true)
        case "endif": branches.end()
        case "define":
            let definition = directive.definition
            if definition.takesArguments { code.declaredFunctions.insert(definition.name) }
        case "import", "include":
            code.imports.append(
                SourceCode.Import(
                    name: directive.file,
                    position: tokens.positions[index],
                    isConditional: !branches.isEmpty
                )
            )
        default: break
        }
    }

    private mutating func readMark(at index: Int) {
        switch tokens.first(index) {
        case UInt8(ascii: "{"):
            var scope = Scope(availability: scopes.last?.availability ?? Availability())
            if scopes.isEmpty {
                guards += 1
                scope.availability = scope.availability.guarded(by: container, ordinal: guards)
                    .guarded(by: announced, ordinal: guards)
                announced = nil
            }
            if scopes.count < SourceTokens.maximumDepth { scopes.append(scope) }
        case UInt8(ascii: "}"): _ = scopes.popLast()
        case UInt8(ascii: ";") where scopes.isEmpty: announced = nil
        case UInt8(ascii: "["): readMessage(at: index)
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
            if scopes.isEmpty, tokens.isMark(index + 1, "("), tokens.startsLine(index) { readMethod(at: index) }
        default: break
        }
    }

    private mutating func readMarked(at index: Int) -> Int {
        switch tokens.text(index) {
        case "@interface": readInterface(at: index)
        case "@implementation": readImplementation(at: index)
        case "@protocol":
            if let name = tokens.word(index + 1), !tokens.isMark(index + 2, ";"), !tokens.isMark(index + 2, ",") {
                code.declaredTypes.insert(name)
                (container, category, isInImplementation) = (announced, nil, false)
                announced = nil
            }
        case "@end":
            (container, category, isInImplementation, announced) = (nil, nil, false, nil)
            scopes = []
        case "@class":
            // Names that are only announced are no use.
            var end = index + 1
            while end < tokens.count, !tokens.isMark(end, ";"), end < index + 200 { end += 1 }
            return end
        case "@selector":
            guard tokens.isMark(index + 1, "("), let close = tokens.partner(index + 1) else { break }
            let parts = (index + 2..<close).map { tokens.text($0) }
            if parts.count < 60 { append(.selector, name: parts.joined(), at: index, nil) }
            return close + 1
        case "@import":
            if let name = tokens.word(index + 1) {
                code.imports.append(
                    SourceCode.Import(name: name, position: tokens.positions[index], isConditional: !branches.isEmpty)
                )
            }
        case "@available": readCheck(at: index)
        default: break
        }
        return index + 1
    }
}
