/// Reads a source file into what it mentions.
enum SourceReader {
    /// Reads a source.
    ///
    /// Bytes that are no text of the encoding are skipped without a word: comments are written in any encoding.
    ///
    /// - Returns: A reading without code, but with a fault, for UTF-32.
    static func read(_ bytes: [UInt8], language: SourceLanguage, name: String, limit: Int) -> Reading {
        var log = FaultLog(limit: 1)
        guard let source = TextSource(decoding: bytes, reportingTo: &log) else {
            return Reading(root: nil, faults: log.inOrder)
        }
        var faults: [DocumentFault] = []
        let ranges = isComponent(name) ? scripts(in: source.bytes) : [source.start..<source.bytes.count]
        var room = limit
        var list: [SourceToken] = []
        var (comments, macros): ([Range<Int>], [Range<Int>]) = ([], [])
        var isForSomePlatforms = false
        for range in ranges {
            var lexer = SourceLexer(source.bytes, range: range, language: language, limit: room)
            lexer.read()
            list += lexer.tokens
            comments += lexer.remarks
            macros += lexer.macros
            isForSomePlatforms = isForSomePlatforms || lexer.platforms.isAny
            room -= lexer.pieces
            if lexer.isCut {
                var cursor = source
                let arguments = ["limit": String(limit)]
                faults.append(
                    DocumentFault(.tooManyTokens, at: cursor.position(at: lexer.index), arguments: arguments)
                )
                break
            }
        }
        var tokens = SourceTokens(list, in: source)
        tokens.declarations = ConstantDeclarations(in: tokens, of: source, language)
        let macroReader =
            macros.isEmpty ? nil : MacroReader(macros, in: source, limit: max(0, room), tokens.declarations)
        var code =
            switch language {
            case .swift: SwiftSourceReader.read(tokens)
            case .objectiveC: ObjectiveCSourceReader.read(tokens, macros: macroReader?.names ?? [])
            case .dart, .javaScript, .typeScript: ScriptSourceReader.read(tokens, language: language)
            }
        macroReader?.settle(&code)
        code.constants = tokens.declarations.shared
        code.tokenCount = limit - room
        code.isForSomePlatforms = isForSomePlatforms
        return Reading(
            root: nil,
            source: code,
            faults: faults,
            remarks: remarks(comments, beside: tokens, in: source)
        )
    }

    /// The comments that speak to us; each goes for the line it stands on, or for the next one with code.
    private static func remarks(
        _ comments: [Range<Int>],
        beside tokens: SourceTokens,
        in source: TextSource
    ) -> [Remark] {
        var cursor = source
        return comments.prefix(Remark.most).compactMap { comment in
            let position = cursor.position(at: comment.lowerBound)
            let next = tokens.firstIndex(behind: comment.lowerBound)
            let isBehindCode = next > 0 && tokens.positions[next - 1].line == position.line
            let line = isBehindCode ? position.line : next < tokens.count ? tokens.positions[next].line : nil
            return Remark(source.bytes[comment], at: position, line: line)
        }
    }

    /// Whether code stands between the tags of a file called `name`.
    private static func isComponent(_ name: String) -> Bool {
        [".vue", ".nvue", ".uvue"].contains { name.hasSuffix($0) }
    }

    /// The ranges between `<script ...>` and `</script>`.
    private static func scripts(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while let open = openingTag(in: bytes, from: index) {
            guard let start = bytes[open...].firstIndex(of: UInt8(ascii: ">")) else { break }
            let end = place(of: "</script", in: bytes, from: start) ?? bytes.count
            ranges.append(start + 1..<max(start + 1, end))
            index = end
            guard ranges.count < 10 else { break }
        }
        return ranges
    }

    /// The place of the next `<script` outside of comments.
    private static func openingTag(in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while let place = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = place + 1
            let rest = bytes[place...]
            if rest.starts(with: "<!--".utf8) {
                index = self.place(of: "-->", in: bytes, from: place) ?? bytes.count
            } else if rest.starts(with: "<script".utf8) {
                let next = rest.dropFirst("<script".utf8.count).first ?? 0
                if !SourceLexer.isWordPart(next), next != UInt8(ascii: "-") { return place }
            }
        }
        return nil
    }

    private static func place(of text: String, in bytes: [UInt8], from start: Int) -> Int? {
        let text = Array(text.utf8)
        guard bytes.count >= text.count else { return nil }
        return (start..<max(start, bytes.count - text.count + 1)).first { index in
            bytes[index] == text[0] && bytes[index..<index + text.count].elementsEqual(text)
        }
    }
}
