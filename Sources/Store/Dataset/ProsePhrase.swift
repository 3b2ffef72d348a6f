/// Words that a sentence must not hold: parts that follow one another in it, with anything between them.
struct ProsePhrase: Sendable {
    /// Folded; each of at least ``shortest`` octets.
    let parts: [[UInt8]]

    /// A part of fewer octets would be met everywhere.
    static let shortest = 4

    /// Reads `iOS 15…limited…default`, whose parts stand apart by `…`; `nil` where a part is too short.
    init?(_ text: String) {
        parts = text.split(separator: "…").map { Self.fold($0) }
        guard !parts.isEmpty, parts.allSatisfy({ $0.count >= Self.shortest }) else { return nil }
    }

    /// The sentences of a text, folded.
    static func sentences(of text: String) -> [[UInt8]] {
        var sentences: [[UInt8]] = []
        var start = text.startIndex
        for index in text.indices where ends(text, at: index) {
            sentences.append(fold(text[start...index]))
            start = text.index(after: index)
        }
        return (sentences + [fold(text[start...])]).filter { !$0.isEmpty }
    }

    /// The text in small letters and without white space, so that `iOS15` is `iOS 15`.
    static func fold(_ text: some StringProtocol) -> [UInt8] {
        text.lowercased().filter { !$0.isWhitespace }.map { $0 == "’" ? "'" : $0 }.flatMap(\.utf8)
    }

    /// Whether the first part stands at `start` of a folded sentence and the others follow.
    func stands(at start: Int, in sentence: [UInt8]) -> Bool {
        guard let first = parts.first, Self.meets(first, at: start, in: sentence) else { return false }
        var place = start + first.count
        for part in parts.dropFirst() {
            guard let next = sentence.indices.dropFirst(place).first(where: { Self.meets(part, at: $0, in: sentence) })
            else { return false }
            place = next + part.count
        }
        return true
    }

    /// A number is met as a whole only: `iOS 1` is not in `iOS 15`, nor `iOS 15` in `iOS 15.2`.
    private static func meets(_ part: [UInt8], at start: Int, in sentence: [UInt8]) -> Bool {
        guard sentence[start...].starts(with: part) else { return false }
        let rest = sentence[start...].dropFirst(part.count)
        guard let last = part.last, isDigit(last), let next = rest.first else { return true }
        return !isDigit(next) && !(next == 0x2E && rest.dropFirst().first.map(isDigit) == true)
    }

    private static func isDigit(_ octet: UInt8) -> Bool { (0x30...0x39).contains(octet) }

    /// A full stop ends a sentence only before white space: not in `iOS 15.2` or `PHAsset.pixelWidth`.
    private static func ends(_ text: String, at index: String.Index) -> Bool {
        switch text[index] {
        case "。", "；", "！", "？", "!", "?", ";", "\n": return true
        case ".":
            let next = text.index(after: index)
            return next < text.endIndex && text[next].isWhitespace
        default: return false
        }
    }
}
