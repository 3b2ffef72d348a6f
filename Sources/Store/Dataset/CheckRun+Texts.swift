internal import Catalog

extension CheckRun {
    /// Each rule has a row and prose in every language, and the prose says the same with the same arguments.
    mutating func checkTexts(rules: [String]?) {
        if let rules { checkComplete(rules) }
        for language in Language.allCases {
            for (id, text) in texts(language).sorted(by: { $0.key < $1.key }) {
                if !holds(id, .rule) { report("no rule has this id", id, language) }
                checkFilled(text, id, language)
            }
        }
        for (id, english) in texts(.english).sorted(by: { $0.key < $1.key }) {
            guard let chinese = texts(.simplifiedChinese)[id] else {
                report("has no prose in zh-Hans", id, .english)
                continue
            }
            compare(english, chinese, id)
        }
        for id in texts(.simplifiedChinese).keys.sorted() where texts(.english)[id] == nil {
            report("has no prose in en", id, .simplifiedChinese)
        }
    }

    private mutating func checkComplete(_ rules: [String]) {
        let known = Set(rules)
        for id in rules where !holds(id, .rule) {
            report(CatalogFault(file: "rules/", row: id, message: "the program has the rule, but no row describes it"))
        }
        for (index, row) in content.records.rules.enumerated() where !known.contains(row.id) {
            report("the program has no such rule", row, at: index)
        }
        for language in Language.allCases {
            for id in rules where texts(language)[id] == nil {
                report(CatalogFault(file: "texts/\(language.rawValue)/", row: id, message: "the rule has no prose"))
            }
        }
    }

    private mutating func checkFilled(_ text: RuleText, _ id: String, _ language: Language) {
        func isBlank(_ prose: String) -> Bool { prose.allSatisfy(\.isWhitespace) }
        if isBlank(text.title) { report("must not be blank", id, language, member: "/title") }
        if isBlank(text.explanation) { report("must not be blank", id, language, member: "/explanation") }
        if text.phrases.isEmpty { report("must have a variant", id, language, member: "/phrases") }
        for (variant, phrase) in text.phrases.sorted(by: { $0.key < $1.key }) {
            for (name, prose) in phrase.parts where isBlank(prose) {
                report("must not be blank", id, language, member: "/phrases/\(variant)/\(name)")
            }
        }
    }

    private mutating func compare(_ english: RuleText, _ chinese: RuleText, _ id: String) {
        for variant in Set(english.phrases.keys).symmetricDifference(chinese.phrases.keys).sorted() {
            let language = english.phrases[variant] == nil ? Language.english : .simplifiedChinese
            report("has no variant \"\(variant)\", which the other language has", id, language, member: "/phrases")
        }
        for (variant, phrase) in english.phrases.sorted(by: { $0.key < $1.key }) {
            guard let other = chinese.phrases[variant] else { continue }
            for ((name, prose), (_, translated)) in zip(phrase.parts, other.parts) {
                let (mine, theirs) = (Self.placeholders(prose), Self.placeholders(translated))
                guard mine != theirs else { continue }
                let difference = mine.symmetricDifference(theirs).sorted().map { "{\($0)}" }.joined(separator: ", ")
                let message = "differs from en in its arguments: \(difference)"
                report(message, id, .simplifiedChinese, member: "/phrases/\(variant)/\(name)")
            }
        }
    }

    /// The names between braces; a word that only goes with a number, `{length|character|characters}`, is a language's own.
    static func placeholders(_ prose: String) -> Set<String> {
        Set(prose.matches(of: /\{([a-z][a-z0-9_]*)\}/).map { String($0.1) })
    }

    private func texts(_ language: Language) -> [String: RuleText] { content.records.texts[language] ?? [:] }

    private mutating func report(_ message: String, _ id: String, _ language: Language, member: String = "") {
        guard let origin = content.textOrigins[language]?[id] else { return }
        report(origin.fault(message, row: id, member: member))
    }
}

extension RuleText.Phrase {
    /// The sentences by the names of their members.
    fileprivate var parts: [(name: String, prose: String)] { [("fix", fix), ("message", message), ("why", why)] }
}
