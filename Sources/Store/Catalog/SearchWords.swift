internal import Catalog

/// The rows of all datasets and their words, in memory, where a search finds and ranks rows.
///
/// SQLite's own index of words, FTS5, reads every row of each word anew for each search to rank it, and of 40,000 rows
/// many hold a word: that takes ten times as long.
final class SearchWords: Sendable {
    /// By the id of each dataset that was loaded when the words were read: its place in the order of loading.
    ///
    /// What was loaded is never changed, so that the words stay right for these whatever is loaded later.
    let sequences: [String: Int64]
    /// The ids, those of symbols behind all others, else sorted: a row's place is its rank among equals.
    let rows: [String]
    let kinds: [RecordKind]
    /// Whether a row is a symbol that goes by its Objective-C name.
    let isSecondary: [Bool]
    let fullNames: FullNames
    let vocabulary: Vocabulary
    /// What stands side by side in Chinese texts.
    let pairs: Vocabulary
    /// By row: the words of the id, of all names, and of the prose.
    let ids: WordLists
    let names: WordLists
    let prose: WordLists
    /// The mean number of words of a row.
    let averageLength: Double
    /// By row: the first and the last dataset in which it held, by their places in the order of loading.
    private let intervals: [ClosedRange<Int64>]

    /// Reads the words of all rows.
    ///
    /// - Parameter connection: In a transaction.
    /// - Throws: SQLite's error.
    init(_ connection: Connection) throws(StoreError) {
        var reading = SearchWordsReading()
        try reading.read(connection)
        let order = reading.rows.indices.sorted {
            let (left, right) = (reading.rows[$0], reading.rows[$1])
            if (left.kind == .api) != (right.kind == .api) { return right.kind == .api }
            return left.id == right.id ? left.kind.rawValue < right.kind.rawValue : left.id < right.id
        }
        var (ids, names, prose, pairs) = (WordLists(), WordLists(), WordLists(), WordLists())
        for index in order {
            ids.append(reading.rows[index].idWords)
            names.append(reading.rows[index].names)
            prose.append(reading.rows[index].prose)
            pairs.append(reading.rows[index].pairs)
        }
        let sorted = reading.words.sorted()
        ids.renumber(sorted.order)
        names.renumber(sorted.order)
        prose.renumber(sorted.order)
        let sortedPairs = reading.pairs.sorted()
        pairs.renumber(sortedPairs.order)
        self.pairs = Vocabulary(sortedPairs.words, lists: [pairs])
        fullNames = FullNames(order.map { reading.rows[$0].fullNames })
        sequences = Dictionary(
            try StoredDataset.all(connection).map { ($0.dataset.id, $0.sequence) },
            uniquingKeysWith: { $1 }
        )
        intervals = order.map { reading.rows[$0].interval }
        rows = order.map { reading.rows[$0].id }
        kinds = order.map { reading.rows[$0].kind }
        isSecondary = rows.map { $0.hasPrefix("-[") || $0.hasPrefix("+[") }
        self.ids = ids
        self.names = names
        self.prose = prose
        vocabulary = Vocabulary(sorted.words, lists: [names, prose])
        let length = vocabulary.rowCount(0..<Int32(clamping: vocabulary.count))
        averageLength = max(1, Double(length) / Double(max(1, rows.count)))
    }

    /// Whether the row at `place` held in the dataset at `sequence` in the order of loading.
    func holds(_ place: Int, in sequence: Int64) -> Bool { intervals[place].contains(sequence) }
}
