extension CatalogSnapshot {
    /// The symptoms that a person means by `text`: an id, one of a symptom's phrases, or words of it in either language.
    ///
    /// - Parameters:
    ///   - text: What is seen; `no_prompt`, `相册为空`.
    ///   - permission: The permission concerned; symptoms of others are left out.
    /// - Returns: Those that fit equally well and best, those for the text’s own words first; none where too little fits.
    package func symptoms(_ text: String, permission: String?) -> [SymptomRecord] {
        let wanted = SymptomWords.folded(text)
        if let symptom = symptoms.matching(wanted.replacing(" ", with: "-")) { return [symptom] }
        let index = derivations.value("symptoms") { SymptomIndex(symptoms.rows) }
        return index.symptoms(wanted, permission: permission, permissions: Set(permissions.rows.map(\.id)))
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
