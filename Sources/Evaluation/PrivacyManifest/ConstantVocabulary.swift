internal import Catalog

/// The constants that a manifest's value may be, asked for what a wrong value was meant to be.
struct ConstantVocabulary: Sendable {
    private struct Constant: Sendable {
        let id: String
        /// The name without what every constant begins with, folded.
        let folded: String
    }

    /// A longer value is no slip of a constant.
    private static let maximumLength = 200

    private let constants: [Constant]
    /// By each name of a constant, folded; the first that bears it.
    private let exact: [String: String]
    /// What was suggested so far, by value.
    private var known: [String: [String]] = [:]
    private let prefix: String
    private let nearNames: NearNames
    private var mostSuggestions: Int

    /// The vocabulary of `rows`, which are of the context's table, for one submission; indexed once a table.
    static func of(_ rows: [some Record], prefix: String, in context: EvaluationContext) -> ConstantVocabulary {
        var vocabulary = context.catalog.derivations.value("constants \(prefix)") {
            ConstantVocabulary(rows, prefix: prefix, mostSuggestions: 0)
        }
        vocabulary.mostSuggestions = context.submission.mostSuggestions
        return vocabulary
    }

    /// - Parameters:
    ///   - rows: The rows of the constants.
    ///   - prefix: What every constant begins with: `NSPrivacyCollectedDataType`.
    ///   - mostSuggestions: For how many different values near constants are looked for.
    init(_ rows: [some Record], prefix: String, mostSuggestions: Int) {
        self.mostSuggestions = mostSuggestions
        constants = rows.map {
            Constant(id: $0.id, folded: ConstantSpelling.folded(Self.stripped($0.id, prefix)))
        }
        let names = rows.flatMap { row in
            ([Self.stripped(row.id, prefix)] + row.aliases).map { (ConstantSpelling.folded($0), row.id) }
        }
        exact = Dictionary(names, uniquingKeysWith: { first, _ in first })
        self.prefix = prefix
        nearNames = NearNames(rows.map { Self.stripped($0.id, prefix) })
    }

    /// The constants that `value` was probably meant to be, at most three, the likeliest first.
    ///
    /// None for a value of more than 200 bytes; past the last of `mostSuggestions` only what is exact.
    /// A display name, another case or white space around it means exactly one; a part of a name, or a name that joins
    /// two (`HealthAndFitness`), may mean several.
    mutating func suggestions(for value: String) -> [String] {
        guard value.utf8.count <= Self.maximumLength else { return [] }
        if let suggestions = known[value] { return suggestions }
        let stripped = Self.stripped(value, prefix)
        let wanted = ConstantSpelling.folded(stripped)
        guard !wanted.isEmpty else { return [] }
        if let exact = exact[wanted] { return [exact] }
        guard known.count < mostSuggestions else { return [] }
        let suggestions = near(stripped, folded: wanted)
        known[value] = suggestions
        return suggestions
    }

    private func near(_ stripped: String, folded wanted: String) -> [String] {
        let near = nearNames.matches(stripped, limit: 3)
        if let best = near.first, best.likeness >= 0.8 { return [constants[best.index].id] }
        let part = ConstantSpelling.singular(stripped)
        let containing = constants.filter { part.count >= 4 && $0.folded.holds(part) }
        if !containing.isEmpty { return containing.prefix(3).map(\.id) }
        let held = constants.filter { $0.folded.count >= 5 && wanted.holds($0.folded) }
        if !held.isEmpty { return held.prefix(3).map(\.id) }
        return near.filter { $0.likeness >= 0.5 }.map { constants[$0.index].id }
    }

    private static func stripped(_ name: String, _ prefix: String) -> String {
        let name = name.trimmed
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
}
