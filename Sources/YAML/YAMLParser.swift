internal import CYAML

/// Reads a YAML 1.1 or 1.2 stream with libyaml, event by event.
package enum YAMLParser {
    /// Reads `text`, UTF-8 without a byte order mark, until it ends or `receive` returns `false`.
    ///
    /// - Parameters:
    ///   - text: Well-formed UTF-8.
    ///   - receive: Takes each event in the order of the text, and says whether there shall be another.
    /// - Throws: What libyaml stumbled over first; it does not go on.
    package static func parse(_ text: ArraySlice<UInt8>, receive: (YAMLEvent) -> Bool) throws(YAMLError) {
        // libyaml keeps pointers into its own state and into the text, so both stay in place.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else { throw YAMLError(kind: .memory, place: 0, context: nil) }
        defer { yaml_parser_delete(parser) }
        let error: YAMLError? = text.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, base, buffer.count)
            while true {
                var event = yaml_event_t()
                guard yaml_parser_parse(parser, &event) == 1 else { return YAMLError(parser.pointee) }
                defer { yaml_event_delete(&event) }
                if event.type == YAML_STREAM_END_EVENT { return nil }
                if let event = YAMLEvent(event), !receive(event) { return nil }
            }
        }
        if let error { throw error }
    }
}

extension YAMLEvent {
    /// `nil` for the start of the stream, which says nothing.
    fileprivate init?(_ event: yaml_event_t) {
        let data = event.data
        var (anchor, tag): (String?, String?)
        var isBlock = false
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        case YAML_ALIAS_EVENT: kind = .alias(text(data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = data.scalar
            let value = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            kind = .scalar(value, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            (anchor, tag) = (text(scalar.anchor), text(scalar.tag))
            isBlock = scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
        case YAML_SEQUENCE_START_EVENT:
            kind = .sequenceStart
            (anchor, tag) = (text(data.sequence_start.anchor), text(data.sequence_start.tag))
        case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            kind = .mappingStart
            (anchor, tag) = (text(data.mapping_start.anchor), text(data.mapping_start.tag))
        case YAML_MAPPING_END_EVENT: kind = .mappingEnd
        default: return nil
        }
        self.anchor = anchor
        self.tag = tag
        self.isBlock = isBlock
        start = event.start_mark.index
        end = event.end_mark.index
    }
}

/// The C string as a Swift one; `nil` for none.
private func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
    pointer.map { String(decodingCString: $0, as: UTF8.self) }
}

extension YAMLError {
    fileprivate init(_ parser: yaml_parser_t) {
        let problem = parser.problem.map { String(cString: $0) } ?? ""
        let context = parser.context.map { String(cString: $0) } ?? ""
        self.context = context.isEmpty ? nil : parser.context_mark.index
        switch parser.error {
        case YAML_MEMORY_ERROR:
            kind = .memory
            place = 0
        case YAML_READER_ERROR:
            kind = Unicode.Scalar(UInt32(truncatingIfNeeded: parser.problem_value)).map { .character($0) } ?? .syntax
            place = parser.problem_offset
        default:
            kind = Self.kind(of: problem, in: context)
            place = parser.problem_mark.index
        }
    }

    /// By the words of libyaml 0.2.5.
    private static func kind(of problem: String, in context: String) -> Kind {
        switch problem {
        case "found character that cannot start any token",
            "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            // The first is also said of `@`, "`" and `%`: the caller looks at the character.
            .tab
        case "found unexpected end of stream" where context.contains("quoted scalar"),
            "found unexpected document indicator" where context.contains("quoted scalar"):
            .unclosedQuote
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'": .flowCollection
        case "did not find expected key", "did not find expected '-' indicator": .indentation
        case "could not find expected ':'": .colonMissing
        case "mapping values are not allowed in this context", "mapping keys are not allowed in this context",
            "block sequence entries are not allowed in this context":
            .mappingNotAllowed
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            .escape
        default: .syntax
        }
    }
}
