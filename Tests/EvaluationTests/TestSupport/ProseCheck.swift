import Catalog
import Evaluation

extension Finding {
    /// What the texts lack to tell this finding: its row, its phrase in a language, the value of a placeholder.
    func untold(by catalog: CatalogSnapshot) -> [String] {
        guard catalog.rules[id: rule] != nil else { return ["no row for \(rule)"] }
        return Language.allCases.flatMap { language -> [String] in
            guard let told = catalog.texts[language]?[rule]?.phrases[phrase] else {
                return ["no phrase \(phrase) of \(rule) in \(language)"]
            }
            return [told.message, told.why, told.fix].flatMap(Self.placeholders)
                .map { String($0.prefix { $0 != "|" }) }
                // A purpose string for the permission.
                .filter { $0 != "example" && arguments[$0] == nil }.map {
                    "no value for {\($0)} of \(rule) \(phrase) in \(language)"
                }
        }
    }

    private static func placeholders(_ sentence: String) -> [String] {
        sentence.split(separator: "{").dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }
}
