internal import Foundation

/// Every symptom with what its phrases speak of, to find the one that a person means.
struct SymptomIndex: Sendable {
    /// Less than so much likeness is none.
    private static let threshold = 0.3
    /// Symptoms whose likeness differs by no more are alike.
    private static let margin = 0.01

    private struct Entry {
        let symptom: SymptomRecord
        /// Folded.
        let phrases: Set<String>
        /// The concepts of each phrase and title, with the sum of their weights.
        let concepts: [(words: Set<String>, weight: Double)]
        let all: Set<String>
    }

    private let entries: [Entry]
    /// A concept counts the more, the fewer symptoms have it.
    private let weights: [String: Double]
    private let unknownWeight: Double

    init(_ symptoms: [SymptomRecord]) {
        let texts = symptoms.map { symptom in
            (symptom.words + symptom.aliases + [symptom.id, symptom.title.english, symptom.title.simplifiedChinese])
                .map { SymptomWords.concepts(SymptomWords.folded($0)) }
        }
        var counts: [String: Int] = [:]
        for words in texts { for word in Set(words.joined()) { counts[word, default: 0] += 1 } }
        let total = Double(symptoms.count)
        let weights = counts.mapValues { log(1 + total / Double($0)) }
        self.weights = weights
        unknownWeight = log(1 + total / 0.7)
        entries = zip(symptoms, texts).map { symptom, texts in
            Entry(
                symptom: symptom,
                phrases: Set(symptom.words.map(SymptomWords.folded)),
                concepts: texts.map { words in (Set(words), words.reduce(0) { $0 + (weights[$1] ?? 0) }) },
                all: Set(texts.joined())
            )
        }
    }

    /// The symptoms that fit a folded text equally well and best; none where too little fits.
    ///
    /// - Parameters:
    ///   - text: What is seen.
    ///   - permission: The permission concerned; symptoms of others are left out.
    ///   - permissions: The ids of all permissions; a text that names some means symptoms of these first.
    /// - Returns: The likest first.
    func symptoms(_ text: String, permission: String?, permissions: Set<String>) -> [SymptomRecord] {
        let words = SymptomWords.concepts(text)
        let named = permissions.intersection(words)
        var scores: [(symptom: SymptomRecord, score: Double)] = []
        for entry in entries {
            let own = entry.symptom.permissions
            if let permission, !own.isEmpty, !own.contains(permission) { continue }
            var score = entry.phrases.contains(text) ? 2 : likeness(of: entry, to: words)
            if !named.isEmpty, !own.isEmpty, named.isDisjoint(with: own), score < 2 { score /= 2 }
            scores.append((entry.symptom, score))
        }
        guard let best = scores.map(\.score).max(), best >= Self.threshold else { return [] }
        return scores.filter { $0.score >= best - Self.margin }.sorted { $0.score > $1.score }.map(\.symptom)
    }

    /// From 0 to 1, the mean of how much of the text the symptom speaks of, and how like its nearest phrase is.
    private func likeness(of entry: Entry, to words: [String]) -> Double {
        let total = weight(of: words)
        guard total > 0 else { return 0 }
        let cover = weight(of: words.filter(entry.all.contains)) / total
        let nearest = entry.concepts.lazy.filter { $0.weight > 0 }
            .map { phrase in
                weight(of: words.filter(phrase.words.contains)) / (total * phrase.weight).squareRoot()
            }
            .max()
        return (cover + (nearest ?? 0)) / 2
    }

    private func weight(of words: [String]) -> Double { words.reduce(0) { $0 + (weights[$1] ?? unknownWeight) } }
}
