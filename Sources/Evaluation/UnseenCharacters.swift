/// The characters of a name that nobody sees: blanks at its ends, zero-width and control characters.
struct UnseenCharacters: Sendable {
    /// The name without them.
    let rest: String
    /// `U+0020`, `U+200B`, each once, in order.
    let names: [String]
    /// Where they stand: `blank-before`, `blank-behind`, or `unseen` for any others.
    let phrase: String

    /// More characters than these are no key's.
    private static let longest = 200

    /// `nil` where each character of `name` is seen.
    init?(_ name: String) {
        guard name.utf8.count <= Self.longest else { return nil }
        let scalars = Array(name.unicodeScalars)
        let unseen = scalars.indices.filter { scalars[$0].isUnseen }
        guard let first = unseen.first, let last = unseen.last, unseen.count < scalars.count else { return nil }
        rest = String(String.UnicodeScalarView(scalars.filter { !$0.isUnseen }))
        names = unseen.reduce(into: []) { names, index in
            let digits = String(scalars[index].value, radix: 16, uppercase: true)
            let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            if !names.contains(name) { names.append(name) }
        }
        let isBlank = unseen.allSatisfy { scalars[$0].properties.isWhitespace }
        // A run at one end is that end's.
        if isBlank, last == unseen.count - 1 {
            phrase = "blank-before"
        } else if isBlank, first == scalars.count - unseen.count {
            phrase = "blank-behind"
        } else {
            phrase = "unseen"
        }
    }
}

extension Unicode.Scalar {
    /// Whether nothing is drawn for it.
    fileprivate var isUnseen: Bool {
        properties.isWhitespace || properties.generalCategory == .format || properties.generalCategory == .control
            || properties.isDefaultIgnorableCodePoint
    }
}
