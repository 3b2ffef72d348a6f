/// A text made ready for a search by word: lower case, punctuation as spaces, variables and the app's own name gone.
struct PlainText: Equatable, Sendable {
    let script: PurposeTextReview.Script
    /// Words between single spaces, one at each end; in Chinese the text, with spaces where something was taken out.
    private let text: String
    private let bytes: [UInt8]
    private let starts: [Unicode.Scalar: [Int]]

    init(_ source: String, dropping names: [String]) {
        let plain = source.lowercased().replacingVariables()
        let letters = plain.filter(\.isLetter)
        let han = letters.count { $0.isHan }
        let latin = letters.count { $0.isASCII }
        let script: PurposeTextReview.Script =
            letters.contains(where: \.isKana)
            ? .kana : han * 3 > letters.count ? .han : latin * 10 >= letters.count * 9 ? .latin : .other
        var bytes = Array(Self.spaced(plain).utf8)
        for name in names {
            bytes.replace(Array((script == .han ? name : Self.spaced(name)).utf8), with: UInt8(ascii: " "))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        self.init(script: script, text: script == .latin ? Self.withoutSubject(text) : text)
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
        bytes = Array(text.utf8)
        starts = Self.starts(text, script)
    }

    static func == (left: PlainText, right: PlainText) -> Bool {
        left.script == right.script && left.text == right.text
    }

    /// The first of `list` that the text holds: as whole words in English, anywhere in Chinese.
    func first(of list: PhraseList) -> String? { list.phrases.first { holds($0) }?.text }

    private func holds(_ phrase: PhraseList.Phrase) -> Bool {
        (starts[phrase.first] ?? []).contains { start in
            let end = start + phrase.bytes.count
            guard end <= bytes.count, bytes[start..<end].elementsEqual(phrase.bytes) else { return false }
            return script == .han || end == bytes.count || bytes[end] == UInt8(ascii: " ")
        }
    }

    /// Where words begin, or in Chinese every character, by the first scalar.
    private static func starts(_ text: String, _ script: PurposeTextReview.Script) -> [Unicode.Scalar: [Int]] {
        var starts: [Unicode.Scalar: [Int]] = [:]
        var offset = 0
        var isStart = true
        for scalar in text.unicodeScalars {
            if isStart || script == .han { starts[scalar, default: []].append(offset) }
            isStart = scalar == " "
            offset += UTF8.width(scalar)
        }
        return starts
    }

    /// The text without the phrases of `list`; the longest are taken out first, so that none is broken by a shorter one.
    func removing(_ list: PhraseList) -> PlainText {
        switch script {
        case .han:
            let rest = list.longestFirst.reduce(into: bytes) { $0.replace($1.bytes, with: UInt8(ascii: " ")) }
            return PlainText(script: script, text: String(decoding: rest, as: UTF8.self))
        case .latin, .kana, .other:
            let kept = text.split(separator: " ").filter { !list.texts.contains(String($0)) }
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
    func begins(with phrases: [PhraseList.Phrase]) -> Bool {
        let start = text.trimmed
        return phrases.contains { phrase in
            start.hasPrefix(phrase.text)
                && (script == .han || start.dropFirst(phrase.text.count).first.map { $0 == " " } ?? true)
        }
    }

    /// Words between single spaces, with one at each end; an apostrophe or hyphen within a word stays.
    static func spaced(_ text: String) -> String {
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
        // What is not found once is not looked for again: a text of nothing but `${` is no work.
        var absent: Set<Character> = []
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let closing: Character? = rest.hasPrefix("$(") ? ")" : rest.hasPrefix("${") ? "}" : nil
            guard let closing, !absent.contains(closing), let end = rest.firstIndex(of: closing) else {
                if let closing { absent.insert(closing) }
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

extension [UInt8] {
    /// Puts `byte` in the place of each `pattern`, found from the left.
    fileprivate mutating func replace(_ pattern: [UInt8], with byte: UInt8) {
        guard let first = pattern.first, pattern.count <= count else { return }
        var result: [UInt8] = []
        var (copied, index) = (0, 0)
        while index <= count - pattern.count {
            guard self[index] == first, self[index..<index + pattern.count].elementsEqual(pattern) else {
                index += 1
                continue
            }
            result += self[copied..<index]
            result.append(byte)
            index += pattern.count
            copied = index
        }
        if copied > 0 { self = result + self[copied...] }
    }
}
