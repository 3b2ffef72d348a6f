extension String {
    /// The text between quotation marks, as a message shows what somebody typed.
    ///
    /// A long text is cut, and what would not be seen, or would move what stands beside it, is written as its number.
    var quoted: String {
        let limit = 100
        var text = "\""
        for scalar in unicodeScalars.prefix(limit) {
            if scalar.isInvisible {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text + (unicodeScalars.dropFirst(limit).isEmpty ? "\"" : "…\"")
    }
}

extension Unicode.Scalar {
    /// Whether it is a control or format character, a line separator, or no character.
    var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
