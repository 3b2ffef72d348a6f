/// Reads what macros of C stand for, as if it were code of its own.
///
/// Nothing is expanded: a macro that is used stands for the references in its body, at their places in the body, under the
/// least guard of all places where the file uses it.
struct MacroReader {
    /// A macro's references, and the least guard on each other macro in its body.
    private struct Macro {
        var references: [SourceReference] = []
        var uses: [String: SourceReference.Guard] = [:]
    }

    private var macros: [String: Macro] = [:]
    /// The names of all macros that are defined.
    let names: Set<String>

    /// - Parameters:
    ///   - directives: Where macros are defined, in order of place.
    ///   - source: The file.
    ///   - limit: Tokens that may be read.
    ///   - declarations: What the file declares.
    init(_ directives: [Range<Int>], in source: TextSource, limit: Int, _ declarations: ConstantDeclarations) {
        var source = source
        var room = limit
        let found = directives.compactMap { Directive.macro(in: source.bytes, $0) }
        names = Set(found.map(\.name))
        for (name, body) in found {
            var lexer = SourceLexer(source.bytes, range: body, language: .objectiveC, limit: room)
            lexer.read()
            room -= lexer.pieces
            guard !lexer.isCut, Self.isBalanced(lexer.tokens, source.bytes) else { continue }
            // The way to the body is gone once.
            _ = source.position(at: body.lowerBound)
            var tokens = SourceTokens(lexer.tokens, in: source)
            tokens.declarations = declarations.outside
            let code = ObjectiveCSourceReader.readMacro(tokens, macros: names)
            macros[name, default: Macro()].references += code.references
            macros[name]?.uses.merge(code.macroUses) { $0.least($1) }
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

    /// Adds to `code` the references of the macros that it uses, and tells of those that others may use.
    func settle(_ code: inout SourceCode) {
        guard macros.contains(where: { !$0.value.references.isEmpty }) else { return }
        var guards: [String: SourceReference.Guard] = [:]
        var next = code.macroUses.map { ($0.key, $0.value) }
        while let (name, outer) = next.popLast() {
            guard let macro = macros[name] else { continue }
            if let known = guards[name], !outer.isLess(than: known) { continue }
            guards[name] = outer
            // What a macro's own body asks for holds within it.
            next += macro.uses.map { ($0.key, $0.value.within(outer)) }
        }
        for (name, outer) in guards {
            code.references += (macros[name]?.references ?? []).map { $0.guarded(by: $0.availability.within(outer)) }
        }
        code.references.sort { $0.position.offset < $1.position.offset }
        for (name, macro) in macros where guards[name] == nil && !macro.references.isEmpty {
            code.unusedMacros[name] = macro.references
        }
    }
}
