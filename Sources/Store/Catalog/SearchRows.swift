internal import Catalog

/// The rows of the table `words` that belong to the records of some content.
struct SearchRows {
    fileprivate struct Name: Hashable {
        let kind: String
        let id: String
    }

    /// What is searched of one record.
    fileprivate struct Words {
        let names: [String]
        let prose: String
    }

    private let words: [Name: Words]

    init(_ records: CatalogRecords) {
        var gathering = WordGathering(records: records)
        CatalogRecords.visitKinds(&gathering)
        words = gathering.words
    }

    /// Writes what is searched of the record `number`; nothing for a kind that is not searched.
    func insert(kind: String, id: String, number: Int64, _ connection: Connection) throws(StoreError) {
        guard let words = words[Name(kind: kind, id: id)] else { return }
        let statement = try connection.prepare(
            "INSERT INTO words (record, names, parts, prose) VALUES (?1, ?2, ?3, ?4)"
        )
        try statement.bind(number, at: 1)
        try statement.bind(Set(words.names.map(SearchText.folded)).sorted().joined(separator: "\n"), at: 2)
        try statement.bind(SearchText.parts(words.names), at: 3)
        try statement.bind(words.prose, at: 4)
        try statement.run()
    }
}

/// Gathers what is searched of the rows of each kind.
private struct WordGathering: RecordVisitor {
    let records: CatalogRecords
    var words: [SearchRows.Name: SearchRows.Words] = [:]

    mutating func visit<Row: Record>(_ rows: WritableKeyPath<CatalogRecords, [Row]>) {
        for row in records[keyPath: rows] {
            var texts = Language.allCases.map { row.searchText($0) }
            if Row.recordKind == .rule {
                texts += Language.allCases.compactMap { records.texts[$0]?[row.id] }
                    .map { "\($0.title) \($0.explanation)" }
            }
            words[SearchRows.Name(kind: Row.recordKind.rawValue, id: row.id)] = SearchRows.Words(
                names: [row.id] + row.otherNames,
                prose: texts.joined(separator: " ")
            )
        }
    }
}
