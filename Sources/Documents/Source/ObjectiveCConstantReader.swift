/// Finds what a source in Objective-C gives values: constants, variables, and macros that take no arguments.
struct ObjectiveCConstantReader {
    private typealias Declaration = ConstantDeclarations.Declaration

    private let tokens: SourceTokens
    private var all: [Declaration] = []
    private var places: [String: [Int]] = [:]
    private var braces: [Range<Int>] = []

    /// Macros of one file that are read.
    private static let mostMacros = 2_000
    /// Bytes of what a macro stands for.
    private static let longestBody = 200

    static func read(_ tokens: SourceTokens, in source: TextSource) -> [ConstantDeclarations.Declaration] {
        var reader = ObjectiveCConstantReader(tokens: tokens)
        var source = source
        var count = 0
        for index in tokens.list.indices {
            switch tokens.list[index].kind {
            case .directive:
                guard count < mostMacros else { break }
                if reader.readDirective(at: index, in: &source) { count += 1 }
            case .mark:
                if tokens.isMark(index, "{"), let close = tokens.partner(index) {
                    reader.leaveBraces(before: index)
                    reader.braces.append(index..<close + 1)
                }
            case .word: reader.readValue(at: index)
            default: break
            }
        }
        return reader.all
    }

    private init(tokens: SourceTokens) { self.tokens = tokens }

    private mutating func leaveBraces(before index: Int) {
        while let last = braces.last, last.upperBound <= index { braces.removeLast() }
    }

    /// Reads `#define MEDIA AVMediaTypeVideo`; returns whether it is a macro of the kind.
    private mutating func readDirective(at index: Int, in source: inout TextSource) -> Bool {
        let token = tokens.list[index]
        let range = Int(token.start)..<Int(token.end)
        let directive = Directive(tokens.bytes[range])
        guard directive.name == "define", !directive.definition.takesArguments,
            let (name, body) = Directive.macro(in: tokens.bytes, range), body.count <= Self.longestBody
        else { return false }
        var lexer = SourceLexer(tokens.bytes, range: body, language: .objectiveC, limit: Self.longestBody)
        lexer.read()
        guard !lexer.tokens.isEmpty else { return false }
        _ = source.position(at: body.lowerBound)
        var values = SourceTokens(lexer.tokens, in: source)
        values.declarations = ConstantDeclarations(isOpen: true)
        var declaration = Declaration(name: name, scope: ConstantDeclarations.everywhere, start: -1)
        for value in values.arguments(0, values.count, label: nil) {
            if let name = value.name {
                declaration.aliases.append(name)
            } else {
                declaration.values.append(value.value)
            }
        }
        append(declaration)
        return true
    }

    /// Reads `Type *const name = value` and `name = value`.
    private mutating func readValue(at index: Int) {
        guard tokens.isAssignment(index + 1) else { return }
        leaveBraces(before: index)
        let name = tokens.text(index)
        let expression = index + 2..<tokens.expressionEnd(from: index + 2)
        let before = tokens.isMark(index - 1, "*") ? index - 2 : index - 1
        let isMember = tokens.isMark(index - 1, ".") || tokens.isMark(index - 1, ">")
        let isDeclared = !isMember && tokens.kind(before) == .word && !tokens.isWord(before, "return")
        if isDeclared {
            let scope = braces.last ?? ConstantDeclarations.everywhere
            let start = braces.isEmpty ? -1 : expression.upperBound
            append(Declaration(name: name, scope: scope, start: start, expressions: [expression]))
        } else if let place = place(of: name, at: index),
            all[place].expressions.count < ConstantDeclarations.mostValues
        {
            all[place].expressions.append(expression)
        }
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
