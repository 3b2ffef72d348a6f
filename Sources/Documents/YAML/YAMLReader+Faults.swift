internal import YAML

/// Reporting.
extension YAMLReader {
    mutating func report(_ code: DocumentFault.Code, at position: Position, _ arguments: [String: String] = [:]) {
        guard !log.isFull, !isStopped else { return }
        log.report(DocumentFault(code, at: position, pointer: pointer, arguments: arguments))
    }

    /// Reports what libyaml stumbled over.
    mutating func report(_ error: YAMLError) {
        let isByte = if case .character = error.kind { true } else { false }
        let place = isByte ? min(source.start + error.place, source.bytes.count) : index(ofScalar: error.place)
        let context = error.context.map { index(ofScalar: $0) } ?? place
        for index in [context, place] {
            let line = source.lineStart(before: index)
            if source.isConflictMarker(at: line) { return report(.mergeConflictMarker, at: source.position(at: line)) }
        }
        let position = source.position(at: place)
        let text = source.excerpt(from: place)
        switch error.kind {
        case .character(let scalar): report(.controlCharacter, at: position, ["character": scalar.codePoint])
        case .tab where place < source.bytes.count && source.bytes[place] == 0x09: report(.yamlTab, at: position)
        case .tab, .syntax: report(.yamlSyntax, at: position, ["text": text])
        case .unclosedQuote: report(.yamlUnclosedQuote, at: source.position(at: context))
        case .flowCollection where place >= source.bytes.count:
            report(.yamlUnclosedBracket, at: source.position(at: context))
        case .flowCollection: report(.yamlCommaExpected, at: position, ["found": text])
        case .indentation: report(.yamlIndentation, at: position, ["text": text])
        case .mappingNotAllowed: report(.yamlMappingNotAllowed, at: position, ["text": text])
        case .colonMissing:
            let line = source.excerpt(from: context)
            report(.yamlMappingNotAllowed, at: source.position(at: context), ["text": line])
        case .escape: report(.yamlBadEscape, at: position, ["text": text])
        case .memory:
            report(.tooLarge, at: source.beginning, ["size": String(source.fileLength), "limit": String(limits.bytes)])
        }
    }

    /// The place in the tree that is being read.
    private var pointer: Pointer {
        var pointer = Pointer.root
        for frame in frames {
            if !frame.isMapping {
                pointer = pointer.appending(frame.elements.count)
            } else if let name = frame.key?.name, !pointer.descend(to: name) {
                return pointer
            }
        }
        return pointer
    }
}
