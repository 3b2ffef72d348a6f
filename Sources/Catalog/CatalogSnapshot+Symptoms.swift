extension CatalogSnapshot {
    /// The symptoms that a person means by `text`: an id, one of a symptom's phrases, or words of it in either language.
    ///
    /// - Parameters:
    ///   - text: What is seen; `no_prompt`, `相册为空`.
    ///   - permission: The permission concerned; symptoms of others are left out.
    /// - Returns: Those that fit equally well and best; none where too few words fit.
    package func symptoms(_ text: String, permission: String?) -> [SymptomRecord] {
        let wanted = SymptomWords.folded(text)
        if let symptom = symptoms.matching(wanted.replacing(" ", with: "-")) { return [symptom] }
        let words = SymptomWords.words(wanted)
        var best: (score: Double, symptoms: [SymptomRecord]) = (0.5, [])
        for symptom in symptoms.rows {
            if let permission, !symptom.permissions.isEmpty, !symptom.permissions.contains(permission) { continue }
            let score = SymptomWords.likeness(of: symptom, to: wanted, words)
            if score > best.score {
                best = (score, [symptom])
            } else if score == best.score {
                best.symptoms.append(symptom)
            }
        }
        return best.symptoms
    }

    /// The names and values of all facts by which causes are told apart.
    package var diagnosticFacts: [String: Set<String>] {
        var facts: [String: Set<String>] = [:]
        for (fact, values) in symptoms.rows.flatMap(\.causes).flatMap(\.when) {
            facts[fact, default: []].formUnion(values)
        }
        return facts
    }
}
