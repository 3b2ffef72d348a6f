/// Reads what macros of C stand for, as if it were code of its own.
///
/// Nothing is expanded: a macro that is used stands for the references in its body, at their places in the body. What
/// guards the places where it is used is not followed.
struct MacroReader {
    /// A macro's references, and the names in its body, which may be those of other macros.
    private struct Macro {
        var references: [SourceReference] = []
        var names: Set<String> = []
    }

    private var macros: [String: Macro] = [:]

    /// - Parameters:
    ///   - directives: Where macros are defined, in order of place.
    ///   - source: The file.
    ///   - limit: Tokens that may be read.
    init(_ directives: [Range<Int>], in source: TextSource, limit: Int) {
        var source = source
        var room = limit
        for directive in directives {
            guard let (name, body) = Directive.macro(in: source.bytes, directive) else { continue }
            var lexer = SourceLexer(source.bytes, range: body, language: .objectiveC, limit: room)
            lexer.read()
            room -= lexer.pieces
            guard !lexer.isCut, Self.isBalanced(lexer.tokens, source.bytes) else { continue }
            // The way to the body is gone once.
            _ = source.position(at: body.lowerBound)
            let tokens = SourceTokens(lexer.tokens, in: source)
            macros[name, default: Macro()].references += ObjectiveCSourceReader.readMacro(tokens)
            macros[name]?.names.formUnion(tokens.list.indices.compactMap(tokens.word))
        }
    }

    /// Whether the brackets of the body close within it: what opens more than it closes is no code of its own.
    private static func isBalanced(_ tokens: [SourceToken], _ bytes: [UInt8]) -> Bool {
        var depth = 0
        for token in tokens where token.kind == .mark {
            switch bytes[Int(token.start)] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Adds to `code` the references of the macros that its `tokens` use, and tells of those that others may use.
    func settle(_ code: inout SourceCode, _ tokens: SourceTokens) {
        guard macros.contains(where: { !$0.value.references.isEmpty }) else { return }
        var used: Set<String> = []
        var next = tokens.list.indices.compactMap(tokens.word).filter { macros[$0] != nil }
        while let name = next.popLast() {
            guard used.insert(name).inserted, let macro = macros[name] else { continue }
            code.references += macro.references
            next += macro.names.filter { macros[$0] != nil }
        }
        code.references.sort { $0.position.offset < $1.position.offset }
        for (name, macro) in macros where !used.contains(name) && !macro.references.isEmpty {
            code.unusedMacros[name] = macro.references
        }
    }
}
