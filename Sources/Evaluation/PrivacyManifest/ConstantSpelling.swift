/// Spellings under which a constant is meant though it is not written.
enum ConstantSpelling {
    /// Bytes of the longest text that may be meant for a constant.
    static let longest = 200

    /// Letters and digits alone, small: `App Functionality` and `AppFunctionality` are one.
    static func folded(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// The text on one line, with a space for each run of line ends and tabs, so that a message can quote it.
    static func onOneLine(_ text: String) -> String {
        var result = ""
        // No message shows more.
        for character in text.prefix(longest * 2) {
            let isBreak = character.isNewline || character == "\t"
            if !isBreak { result.append(character) } else if result.last != " " { result.append(" ") }
        }
        return result
    }

    /// As ``folded(_:)``, without a plural's `s` at the end.
    static func singular(_ text: String) -> String {
        let folded = folded(text)
        return folded.hasSuffix("s") ? String(folded.dropLast()) : folded
    }
}
