/// How near a text comes to the phrases of a symptom.
enum SymptomWords {
    /// Words that tell no symptom from another.
    private static let empty: Set = [
        "a", "an", "and", "app", "but", "does", "i", "in", "is", "it", "my", "of", "on", "the", "to", "when", "with",
    ]

    /// Small letters, with one space between words.
    static func folded(_ text: String) -> String {
        text.lowercased().map { "_-".contains($0) ? " " : $0 }.split(whereSeparator: \.isWhitespace)
            .map { String($0) }.joined(separator: " ")
    }

    /// The words of a folded text; each pair of neighbouring Chinese characters counts as one.
    static func words(_ text: String) -> Set<String> {
        var words: Set<String> = []
        for piece in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let characters = Array(piece)
            var letters = ""
            for (place, character) in characters.enumerated() {
                let isChinese = isIdeograph(character)
                if !isChinese { letters.append(character) }
                if isChinese || place == characters.count - 1 {
                    if !letters.isEmpty { words.insert(letters) }
                    letters = ""
                }
                guard isChinese, place + 1 < characters.count, isIdeograph(characters[place + 1]) else { continue }
                words.insert(String(characters[place...(place + 1)]))
            }
        }
        return words.subtracting(empty)
    }

    /// From 0 to 1 the share of `words` that `symptom` has; 2 where one of its phrases is the text.
    static func likeness(of symptom: SymptomRecord, to text: String, _ words: Set<String>) -> Double {
        let phrases = symptom.words.map(folded)
        if phrases.contains(text) { return 2 }
        guard !words.isEmpty else { return 0 }
        let own = (phrases + [symptom.id, symptom.title.english, symptom.title.simplifiedChinese])
            .reduce(into: Set<String>()) { $0.formUnion(Self.words(folded($1))) }
        return Double(own.intersection(words).count) / Double(words.count)
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
    }
}
