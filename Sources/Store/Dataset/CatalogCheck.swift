internal import Catalog

/// Finds what is wrong with the content of `data/`.
package struct CatalogCheck {
    private let content: DatasetContent
    private let rules: [String]?
    private let today: String

    /// Takes the content and what it is held against.
    ///
    /// - Parameters:
    ///   - content: The content of `data/`.
    ///   - rules: The ids of the rules that the program has, each of which must have a row and prose, and no other may;
    ///     `nil` leaves that out.
    ///   - today: The day that counts, `2026-11-30`.
    package init(_ content: DatasetContent, rules: [String]?, today: String) {
        self.content = content
        self.rules = rules
        self.today = today
    }

    /// Every fault, those of form among them, sorted by file and line.
    package func faults() -> [CatalogFault] {
        var run = CheckRun(content)
        run.checkRows(today: today)
        run.checkReferences()
        run.checkVersions()
        run.checkTexts(rules: rules)
        run.checkMyths()
        return Set(content.faults + run.faults).sorted()
    }
}
