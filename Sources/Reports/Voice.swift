internal import Catalog
internal import Evaluation

/// Puts findings into words of one language, from the texts of the table.
struct Voice {
    let catalog: CatalogSnapshot
    let language: Language

    /// The words for `finding`.
    ///
    /// Where the language has none, English ones; where the table has none at all, a bare but true sentence.
    func prose(_ finding: Finding) -> Prose {
        guard let phrase = phrase(finding.phrase, of: finding.rule) else { return bareProse(finding) }
        let sentences = [phrase.message, phrase.why, phrase.fix].map { fill($0, for: finding) }
        return Prose(message: sentences[0], why: sentences[1] + enforcement(finding), fix: sentences[2])
    }

    /// Why a key may go: the rule `PL-023`, or one of its phrases, `PL-023/sdk`.
    func reason(_ name: String) -> String {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let rule = parts.first else { return name }
        return phrase(parts.count > 1 ? parts[1] : "default", of: rule)?.message ?? text(of: rule)?.title ?? name
    }

    /// What the table says of a rule, in the language, else in English.
    func text(of rule: String) -> RuleText? {
        catalog.texts[language]?[rule] ?? catalog.texts[.english]?[rule]
    }

    private func phrase(_ name: String, of rule: String) -> RuleText.Phrase? {
        catalog.texts[language]?[rule]?.phrases[name] ?? catalog.texts[.english]?[rule]?.phrases[name]
    }

    /// A duty that is not in force yet on the day of the evaluation names its day.
    private func enforcement(_ finding: Finding) -> String {
        guard let day = finding.enforcedFrom else { return "" }
        return Wording.enforcedFrom[language].replacing("{date}", with: day)
    }

    private func bareProse(_ finding: Finding) -> Prose {
        let name = catalog.rules[id: finding.rule]?.name.split(separator: "/").last.map(String.init)
        let title = text(of: finding.rule)?.title ?? name?.replacing("-", with: " ") ?? finding.rule
        let values = finding.arguments.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
            if case .phrase = value { nil } else { "\(name) = \(spoken(value, of: finding.rule))" }
        }
        return Prose(
            message: ([title] + values).joined(separator: "; "),
            why: Wording.effects[finding.effect]?[language] ?? finding.effect.rawValue,
            fix: Wording.seeSources[language]
        )
    }

    /// `template` with each `{name}` replaced by the finding's argument of that name; an unknown one stays as it is.
    ///
    /// `{name|one|many}` stands for the word that goes with the number, or the list, of that name. `{example}` is a purpose
    /// string for the finding's permission.
    private func fill(_ template: String, for finding: Finding) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            let name = String(rest[rest.index(after: open)..<close])
            let words = name.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            if words.count == 3, let argument = finding.arguments[words[0]] {
                result += argument.isOne ? words[1] : words[2]
            } else if name == "example" {
                result += PurposeExample.text(for: finding.permission, language)
            } else {
                result += finding.arguments[name].map { spoken($0, of: finding.rule) } ?? String(rest[open...close])
            }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private func spoken(_ argument: Finding.Argument, of rule: String) -> String {
        switch argument {
        case .text(let text): text.clipped
        case .list(let items): items.map(\.clipped).joined(separator: Wording.listSeparator[language])
        case .phrase(let name): phrase(name, of: rule)?.message ?? name
        }
    }
}

extension Finding.Argument {
    /// Whether it is the number 1, or a list of one.
    fileprivate var isOne: Bool {
        switch self {
        case .text(let text): text == "1"
        case .list(let items): items.count == 1
        case .phrase: true
        }
    }
}
