/// Spellings under which a constant is meant though it is not written.
enum ConstantSpelling {
    /// Bytes of the longest text that may be meant for a constant.
    static let longest = 200

    /// Letters and digits alone, small: `App Functionality` and `AppFunctionality` are one.
    static func folded(_ text: String) -> String {
        // Nearly all are ASCII, where no tables are needed to tell a letter.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            let kept = text.utf8.compactMap { byte -> UInt8? in
                switch byte {
                case 0x41...0x5A: byte | 0x20
                case 0x30...0x39, 0x61...0x7A: byte
                default: nil
                }
            }
            return String(decoding: kept, as: UTF8.self)
        }
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
