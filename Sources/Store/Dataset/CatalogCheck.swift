/// Finds what is wrong with the content of `data/`.
package struct CatalogCheck {
    private let content: DatasetContent
    private let rules: [String]
    private let today: String

    /// Takes the content, the ids of the rules that the program has, and the day that counts, `2026-11-30`.
    package init(_ content: DatasetContent, rules: [String], today: String) {
        self.content = content
        self.rules = rules
        self.today = today
    }

    /// Every fault, those of form among them, sorted by file and line.
    package func faults() -> [CatalogFault] { content.faults }
}
