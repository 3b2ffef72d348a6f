internal import Catalog

/// A query parameter that narrows a list.
struct RecordFilter<Row: Record>: Sendable {
    let parameter: String
    /// Reads the parameter; the test that rows must pass, or `nil` where it is absent or faulty.
    let read: @Sendable (inout Parameters, RequestContext) -> ((Row) -> Bool)?

    /// A parameter that names a record of another kind.
    static func named<Other: Record>(
        _ parameter: String,
        in table: @escaping @Sendable (CatalogSnapshot) -> Table<Other>,
        _ matches: @escaping @Sendable (Row, String) -> Bool
    ) -> RecordFilter {
        RecordFilter(parameter: parameter) { parameters, context in
            parameters.name(parameter, in: table(context.catalog)).map { id in { matches($0, id) } }
        }
    }

    /// A parameter that takes a word of a fixed set.
    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ parameter: String,
        of type: Choice.Type,
        _ matches: @escaping @Sendable (Row, Choice) -> Bool
    ) -> RecordFilter {
        RecordFilter(parameter: parameter) { parameters, _ in
            parameters.choice(parameter, of: type).map { choice in { matches($0, choice) } }
        }
    }

    /// A parameter that takes one of the words which the rows of `table` have, in any case.
    static func word(
        _ parameter: String,
        in table: @escaping @Sendable (CatalogSnapshot) -> Table<Row>,
        _ words: @escaping @Sendable (Row) -> [String]
    ) -> RecordFilter {
        RecordFilter(parameter: parameter) { parameters, context in
            guard let text = parameters.text(parameter) else { return nil }
            let wanted = Array(text.lowercased().utf8)
            let matches = { (row: Row) in words(row).contains { FoldedText.isSame($0, wanted) } }
            let rows = table(context.catalog).rows
            if rows.contains(where: matches) { return matches }
            parameters.unknown(parameter, text, among: Set(rows.flatMap(words)))
            return nil
        }
    }

    /// `permission`: the row is about the permission that bears this name.
    static func permission(_ id: @escaping @Sendable (Row) -> String) -> RecordFilter {
        .named("permission", in: { $0.permissions }) { id($0) == $1 }
    }

    /// A parameter that takes one of `known` however it is spelled: `batch_upload` for `batch-upload`.
    static func looseWord(
        _ parameter: String,
        among known: @escaping @Sendable (CatalogSnapshot) -> [String],
        _ word: @escaping @Sendable (Row) -> String
    ) -> RecordFilter {
        RecordFilter(parameter: parameter) { parameters, context in
            guard let text = parameters.text(parameter) else { return nil }
            let wanted = LooseWord(text)
            let words = known(context.catalog)
            if words.contains(where: { LooseWord($0) == wanted }) { return { LooseWord(word($0)) == wanted } }
            parameters.unknown(parameter, text, among: Set(words))
            return nil
        }
    }

    /// `q`: every word of it must stand in a name or in the prose of the row.
    static var words: RecordFilter {
        RecordFilter(parameter: "q") { parameters, context in
            guard let text = parameters.search("q") else { return nil }
            let words = text.lowercased().split(whereSeparator: \.isWhitespace).prefix(8).map { Array($0.utf8) }
            return { row in
                let others = row.otherNames
                let prose = row.searchText(context.language)
                return words.allSatisfy { word in
                    FoldedText.holds(row.id, word) || others.contains { FoldedText.holds($0, word) }
                        || FoldedText.holds(prose, word)
                }
            }
        }
    }
}
