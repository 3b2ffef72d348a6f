internal import Catalog

/// The rows of all datasets and their words, in memory, where a search finds and ranks rows.
///
/// FTS5's `bm25` reads every row of each word anew for each search, and of 40,000 rows many hold a word: that takes ten
/// times as long.
final class SearchWords: Sendable {
    /// The dataset that was loaded last when the words were read.
    let newest: StoredDataset
    /// The ids, those of symbols behind all others, else sorted: a row's place is its rank among equals.
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
    /// The place of each record, from the one with the lowest number on; -1 where there is none.
    private let places: [Int32]
    private let firstNumber: Int64

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
            if (left.kind == .api) != (right.kind == .api) { return right.kind == .api }
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
        self.newest = newest
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
        // No record is ever taken out, so the numbers have hardly a gap.
        let numbers = order.map { reading.rows[$0].number }
        let (first, last) = (numbers.min() ?? 0, numbers.max() ?? -1)
        var places = [Int32](repeating: -1, count: Int(last - first + 1))
        for (place, number) in numbers.enumerated() { places[Int(number - first)] = Int32(clamping: place) }
        self.places = places
        firstNumber = first
    }

    /// Whether the row at `place` held in the dataset at `sequence` in the order of loading.
    func holds(_ place: Int, in sequence: Int64) -> Bool { intervals[place].contains(sequence) }

    /// The place of the record `number`.
    func place(of number: Int64) -> Int? {
        let (index, isBeyond) = number.subtractingReportingOverflow(firstNumber)
        guard !isBeyond, places.indices.contains(Int(index)), places[Int(index)] >= 0 else { return nil }
        return Int(places[Int(index)])
    }
}
