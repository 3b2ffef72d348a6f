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

    /// A parameter that takes one of the words which a row has, in any case.
    static func word(_ parameter: String, _ words: @escaping @Sendable (Row) -> [String]) -> RecordFilter {
        RecordFilter(parameter: parameter) { parameters, _ in
            parameters.text(parameter).map { text in
                let wanted = Array(text.lowercased().utf8)
                return { words($0).contains { FoldedText.isSame($0, wanted) } }
            }
        }
    }

    /// `permission`: the row is about the permission that bears this name.
    static func permission(_ id: @escaping @Sendable (Row) -> String) -> RecordFilter {
        .named("permission", in: { $0.permissions }) { id($0) == $1 }
    }

    /// A parameter that takes the row's word however it is spelled: `batch_upload` for `batch-upload`.
    static func looseWord(_ parameter: String, _ word: @escaping @Sendable (Row) -> String) -> RecordFilter {
        RecordFilter(parameter: parameter) { parameters, _ in
            parameters.text(parameter).map { text in { LooseWord(word($0)) == LooseWord(text) } }
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
