internal import Documents
internal import Reports

extension DocumentFault {
    /// What is wrong with a JSON body, in one English sentence with its place.
    var sentence: String {
        let place = position.line.map { "Line \($0), column \(position.column ?? 1): " } ?? ""
        return "\(place)\(statement)."
    }

    private var statement: String {
        switch code {
        case .emptyFile: "the body is empty"
        case .truncated: "the JSON text ends too early"
        case .trailingContent: "something follows after the end: \(value("text"))"
        case .nestingTooDeep: "nested more than \(value("limit")) levels deep"
        case .tooManyNodes: "more than \(value("limit")) values"
        case .duplicateKey: "the member \(value("key")) is given twice, first on line \(value("first_line"))"
        case .jsonValueExpected: "found \(value("found")) where a value belongs"
        case .jsonKeyExpected: "found \(value("found")) where a member name belongs"
        case .jsonPunctuationExpected: "found \(value("found")) where \(value("expected")) belongs"
        case .jsonTrailingComma: "a comma stands before the closing bracket"
        case .jsonComment: "JSON has no comments"
        case .jsonNotANumber, .jsonBadNumber: "\(value("text")) is no JSON number"
        case .jsonNumberOutOfRange, .integerOutOfRange: "the number \(value("text")) is out of range"
        case .jsonUnknownWord: "JSON does not have the word \(value("text"))"
        case .jsonSingleQuotes: "strings stand in double quotes"
        case .jsonUnquotedKey: "the member name \(value("key")) needs double quotes"
        case .jsonBadEscape: "\(value("escape")) is no escape"
        case .jsonLoneSurrogate: "\(value("escape")) is half a character"
        case .invalidUTF8: "the bytes \(value("bytes")) are not UTF-8"
        case .byteOrderMarkInJSON: "JSON does not begin with a byte order mark"
        case .controlCharacter: "the control character \(value("character")) must be escaped"
        default: code.rawValue.split(separator: "-").joined(separator: " ")
        }
    }

    private func value(_ name: String) -> String { arguments[name]?.clipped ?? "?" }
}
