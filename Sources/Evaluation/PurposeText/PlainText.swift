/// A text made ready for a search by word: lower case, punctuation as spaces, variables and the app's own name gone.
struct PlainText: Equatable, Sendable {
    let script: PurposeTextReview.Script
    /// Words between single spaces, one at each end; in Chinese the text, with spaces where something was taken out.
    private let text: String

    init(_ source: String, dropping names: [String]) {
        let plain = source.lowercased().replacingVariables()
        let letters = plain.filter(\.isLetter)
        let han = letters.count { $0.isHan }
        let latin = letters.count { $0.isASCII }
        script =
            letters.contains(where: \.isKana)
            ? .kana : han * 3 > letters.count ? .han : latin * 10 >= letters.count * 9 ? .latin : .other
        var text = Self.spaced(plain)
        for name in names {
            text = text.replacing(script == .han ? name : Self.spaced(name), with: " ")
        }
        self.text = script == .latin ? Self.withoutSubject(text) : text
    }

    /// The text without the name in `allow NAME to access`: what the app calls itself need not stand in the Info.plist.
    private static func withoutSubject(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.first == "allow", let to = words.prefix(6).firstIndex(of: "to") else { return text }
        return " \(([words[0]] + words[to...]).joined(separator: " ")) "
    }

    private init(script: PurposeTextReview.Script, text: String) {
        self.script = script
        self.text = text
    }

    /// The first of `phrases` that the text holds: as whole words in English, anywhere in Chinese.
    func first(of phrases: [String]) -> String? {
        phrases.first { phrase in
            if script == .han { return text.contains(phrase) }
            // Nearly every phrase is plain already, and a text is held against hundreds.
            let isPlain = phrase.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x20 }
            return text.contains(isPlain ? " \(phrase) " : Self.spaced(phrase))
        }
    }

    /// The text without `phrases`; the longest are taken out first, so that none is broken by a shorter one.
    func removing(_ phrases: [String]) -> PlainText {
        switch script {
        case .han:
            var rest = text
            for phrase in phrases.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
                rest = rest.replacing(phrase, with: " ")
            }
            return PlainText(script: script, text: rest)
        case .latin, .kana, .other:
            let known = Set(phrases)
            let kept = text.split(separator: " ").filter { !known.contains(String($0)) }
            return PlainText(script: script, text: " \(kept.joined(separator: " ")) ")
        }
    }

    /// The words, or runs of at least two Chinese characters, that are left; `qr` and its like are words.
    var content: [String] {
        text.split(separator: " ").map(String.init).filter { word in
            word.contains(where: \.isLetter)
                && (word.count > 2
                    || (word.count == 2 && (script == .han || ["3d", "ar", "qr", "tv", "vr"].contains(word))))
        }
    }

    /// Whether the text begins with one of `phrases`, once spaces are passed over.
    func begins(with phrases: [String]) -> Bool {
        let start = text.trimmed
        return phrases.contains { phrase in
            start.hasPrefix(phrase)
                && (script == .han || start.dropFirst(phrase.count).first.map { $0 == " " } ?? true)
        }
    }

    /// Words between single spaces, with one at each end; an apostrophe or hyphen within a word stays.
    private static func spaced(_ text: String) -> String {
        let letters = text.replacing("’", with: "'").map { character in
            character.isLetter || character.isNumber || "'-#%".contains(character) ? character : " "
        }
        let words = String(letters).split(separator: " ").map { $0.trimmed { "'-".contains($0) } }
        return " \(words.filter { !$0.isEmpty }.joined(separator: " ")) "
    }
}

extension Character {
    /// A CJK unified ideograph of the basic blocks.
    var isHan: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return (0x4E00...0x9FFF).contains(scalar.value) || (0x3400...0x4DBF).contains(scalar.value)
    }
}

extension Character {
    /// A letter of Hiragana or Katakana: the text is Japanese.
    fileprivate var isKana: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return (0x3041...0x30FF).contains(scalar.value)
    }
}

extension StringProtocol {
    /// Without the characters at either end for which `isEdge` holds.
    func trimmed(where isEdge: (Character) -> Bool = \.isWhitespace) -> String {
        let start = drop(while: isEdge)
        guard let end = start.lastIndex(where: { !isEdge($0) }) else { return "" }
        return String(start[...end])
    }

    var trimmed: String { trimmed(where: \.isWhitespace) }

    /// Whether this is one build variable and nothing else: `$(PRODUCT_NAME)`, `${X}`.
    var isVariable: Bool {
        guard hasPrefix("$("), let end = firstIndex(of: ")") else {
            return hasPrefix("${") && firstIndex(of: "}").map { index(after: $0) == endIndex } == true
        }
        return index(after: end) == endIndex
    }
}

extension String {
    /// This text with a space for each `$(NAME)` and `${NAME}`.
    fileprivate func replacingVariables() -> String {
        var result = ""
        var rest = self[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let closing: Character? = rest.hasPrefix("$(") ? ")" : rest.hasPrefix("${") ? "}" : nil
            guard let closing, let end = rest.firstIndex(of: closing) else {
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            result.append(" ")
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
