internal import Catalog

/// The rows of all datasets and their words, in memory, so that a search can rank what the index finds.
///
/// FTS5's `bm25` reads every row of each word anew for each search, and the names of the rows found are a read each: of
/// 40,000 rows that takes ten times as long as finding them.
final class SearchWords: Sendable {
    /// The dataset that was loaded last when the words were read.
    let newest: StoredDataset
    /// The ids, sorted, those of several kinds by kind: a row's place is its rank among equals.
    let rows: [String]
    let kinds: [RecordKind]
    /// Whether a row is a symbol that goes by its Objective-C name.
    let isSecondary: [Bool]
    let vocabulary: Vocabulary
    /// By row: the words of the id, of all names, and of the prose.
    let ids: WordLists
    let names: WordLists
    let prose: WordLists
    /// The mean number of words of a row.
    let averageLength: Double
    /// The numbers of the records in rising order, and the place of each.
    private let numbers: [Int64]
    private let places: [Int32]

    /// By row: the first and the last dataset in which it held, by their places in the order of loading.
    private let intervals: [ClosedRange<Int64>]

    /// Reads the words of all rows.
    ///
    /// - Parameters:
    ///   - newest: The dataset that was loaded last.
    ///   - connection: In one transaction with what gave `newest`.
    /// - Throws: SQLite's error.
    init(_ newest: StoredDataset, connection: Connection) throws(StoreError) {
        var reading = SearchWordsReading()
        try reading.read(connection)
        let order = reading.rows.indices.sorted {
            let (left, right) = (reading.rows[$0], reading.rows[$1])
            return left.id == right.id ? left.kind.rawValue < right.kind.rawValue : left.id < right.id
        }
        var (ids, names, prose) = (WordLists(), WordLists(), WordLists())
        for index in order {
            ids.append(reading.rows[index].idWords)
            names.append(reading.rows[index].names)
            prose.append(reading.rows[index].prose)
        }
        let sorted = reading.sortedWords()
        ids.renumber(sorted.order)
        names.renumber(sorted.order)
        prose.renumber(sorted.order)
        var counts = [Int32](repeating: 0, count: sorted.words.count)
        names.count(into: &counts)
        prose.count(into: &counts)
        self.newest = newest
        intervals = order.map { reading.rows[$0].interval }
        rows = order.map { reading.rows[$0].id }
        kinds = order.map { reading.rows[$0].kind }
        isSecondary = rows.map { $0.hasPrefix("-[") || $0.hasPrefix("+[") }
        self.ids = ids
        self.names = names
        self.prose = prose
        vocabulary = Vocabulary(sorted.words, rows: counts)
        averageLength = max(1, Double(counts.reduce(0) { $0 + Int($1) }) / Double(max(1, rows.count)))
        let numbered = order.enumerated().map { (number: reading.rows[$0.element].number, place: Int32($0.offset)) }
            .sorted { $0.number < $1.number }
        numbers = numbered.map(\.number)
        places = numbered.map(\.place)
    }

    /// Whether the row at `place` held in the dataset at `sequence` in the order of loading.
    func holds(_ place: Int, in sequence: Int64) -> Bool { intervals[place].contains(sequence) }

    /// The place of the record `number`.
    func place(of number: Int64) -> Int? {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = low + (high - low) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < numbers.count && numbers[low] == number ? Int(places[low]) : nil
    }
}
