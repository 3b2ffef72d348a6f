/// What a text speaks of, whatever words and language it uses.
enum SymptomWords {
    /// Small letters, with one space between words.
    static func folded(_ text: String) -> String {
        text.lowercased().map { "_-".contains($0) ? " " : $0 == "’" ? "'" : $0 }.split(whereSeparator: \.isWhitespace)
            .map { String($0) }.joined(separator: " ")
    }

    /// The concepts of a folded text, sorted: what the lexicon knows, other words as they are, and of other Chinese each
    /// pair of neighbouring characters.
    static func concepts(_ text: String) -> [String] {
        let spelled = text.replacing("n't", with: " not")
        var found: Set<String> = []
        for piece in replacingNames(spelled).split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            read(Array(piece), into: &found)
        }
        return found.sorted()
    }

    private static func replacingNames(_ text: String) -> String {
        SymptomLexicon.names.reduce(text) { $0.replacing($1.0, with: " \($1.1) ") }
    }

    private static func read(_ piece: [Character], into found: inout Set<String>) {
        var place = 0
        while place < piece.count {
            let start = place
            if isIdeograph(piece[place]) {
                while place < piece.count, isIdeograph(piece[place]) { place += 1 }
                readIdeographs(piece[start..<place], into: &found)
            } else {
                while place < piece.count, !isIdeograph(piece[place]) { place += 1 }
                let word = String(piece[start..<place])
                if !SymptomLexicon.fillers.contains(word) { found.insert(SymptomLexicon.concepts[word] ?? word) }
            }
        }
    }

    private static func readIdeographs(_ run: ArraySlice<Character>, into found: inout Set<String>) {
        var rest = run
        var unknown: [Character] = []
        func close() {
            if unknown.count == 1 { found.insert(String(unknown)) }
            for place in unknown.indices.dropFirst() { found.insert(String(unknown[(place - 1)...place])) }
            unknown = []
        }
        while let first = rest.first {
            if let word = SymptomLexicon.ideographicWords.first(where: { rest.starts(with: $0) }) {
                close()
                if let concept = SymptomLexicon.concepts[String(word)] { found.insert(concept) }
                rest = rest.dropFirst(word.count)
            } else {
                unknown.append(first)
                rest = rest.dropFirst()
            }
        }
        close()
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
    }
}
