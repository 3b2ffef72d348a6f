/// What a JSON file may have beyond RFC 8259, by the program that reads it.
package enum JSONDialect: Sendable {
    /// RFC 8259 and nothing else.
    case strict
    /// RFC 8259 with a byte order mark, which Node.js tools skip.
    case nodeJS
    /// Comments and commas before a closing bracket, as editors of configuration files take them.
    case commented
    /// JSON5: also single quotes, keys without quotes, and more forms of numbers and escapes. Source: <https://spec.json5.org>.
    case json5

    /// Whether a text with that fault is as it should be.
    func allows(_ code: DocumentFault.Code) -> Bool {
        switch code {
        case .byteOrderMarkInJSON: self != .strict
        case .jsonComment, .jsonTrailingComma: self == .commented || self == .json5
        case .jsonSingleQuotes, .jsonUnquotedKey, .jsonNotANumber, .jsonBadNumber, .jsonBadEscape: self == .json5
        default: false
        }
    }
}
