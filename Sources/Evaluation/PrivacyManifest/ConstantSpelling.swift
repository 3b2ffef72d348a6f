/// Spellings under which a constant is meant though it is not written.
enum ConstantSpelling {
    /// Bytes of the longest text that may be meant for a constant.
    static let longest = 200

    /// Letters and digits alone, small: `App Functionality` and `AppFunctionality` are one.
    static func folded(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        var isKept = false
        for scalar in text.lowercased().unicodeScalars {
            if !scalar.combines { isKept = scalar.isLetterOrDigit }
            if isKept { folded.append(scalar) }
        }
        return String(folded)
    }

    /// The text on one line, with a space for each run of line ends and tabs, so that a message can quote it.
    static func onOneLine(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        // No message shows more.
        for scalar in text.unicodeScalars.prefix(longest * 2) {
            switch scalar {
            case "\t"..."\r", "\u{85}", "\u{2028}", "\u{2029}": if result.last != " " { result.append(" ") }
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// As ``folded(_:)``, without a plural's `s` at the end.
    static func singular(_ text: String) -> String {
        let folded = folded(text)
        return folded.hasSuffix("s") ? String(folded.dropLast()) : folded
    }
}
