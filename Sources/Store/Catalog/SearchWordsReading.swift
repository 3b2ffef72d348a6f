internal import Catalog

/// Takes the rows of the index apart into words, which it numbers as they come.
struct SearchWordsReading {
    /// A row with the numbers of its words, repeats among them.
    struct Row {
        let number: Int64
        let kind: RecordKind
        let id: String
        let interval: ClosedRange<Int64>
        let idWords: [Int32]
        let names: [Int32]
        let prose: [Int32]
    }

    private(set) var rows: [Row] = []
    private var numbers: [String: Int32] = [:]

    /// Reads the rows that still hold, and those that ended.
    mutating func read(_ connection: Connection) throws(StoreError) {
        for kind in RecordKind.allCases {
            let present = try connection.prepare(Self.present)
            try present.bind(kind.rawValue, at: 1)
            try add(present)
        }
        try add(try connection.prepare(Self.ended))
    }

    private mutating func add(_ statement: borrowing Statement) throws(StoreError) {
        while try statement.step() {
            guard let name = statement.text(at: 1), let kind = RecordKind(rawValue: name),
                let id = statement.text(at: 2), let names = statement.text(at: 3), let prose = statement.text(at: 4)
            else { throw .corrupt("search") }
            let first = statement.integer(at: 5)
            let last = statement.isNull(at: 6) ? Int64.max : statement.integer(at: 6)
            guard first <= last else { throw .corrupt("records.last_dataset") }
            rows.append(
                Row(
                    number: statement.integer(at: 0),
                    kind: kind,
                    id: id,
                    interval: first...last,
                    idWords: SearchText.words(id).map { number($0.lowercased()) },
                    names: words(names),
                    prose: words(prose)
                )
            )
        }
    }

    static let present = """
        SELECT r.number, r.kind, r.id, s.names, s.prose, r.first_dataset, r.last_dataset
        FROM records AS r INDEXED BY records_newest CROSS JOIN search AS s ON s.rowid = r.number
        WHERE r.kind = ?1 AND r.last_dataset IS NULL
        """
    static let ended = """
        SELECT r.number, r.kind, r.id, s.names, s.prose, r.first_dataset, r.last_dataset
        FROM records AS r INDEXED BY records_ended CROSS JOIN search AS s ON s.rowid = r.number
        WHERE r.last_dataset >= 0
        """

    /// The words, sorted by octets, and the place of each by its number.
    func sortedWords() -> (words: [String], order: [Int32]) {
        let sorted = numbers.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        var order = [Int32](repeating: 0, count: sorted.count)
        for (place, word) in sorted.enumerated() { order[Int(word.value)] = Int32(clamping: place) }
        return (sorted.map(\.key), order)
    }

    private mutating func words(_ text: String) -> [Int32] {
        var words: [Int32] = []
        SearchText.forEachWord(of: text) { words.append(number($0)) }
        return words
    }

    private mutating func number(_ word: String) -> Int32 {
        if let number = numbers[word] { return number }
        let number = Int32(clamping: numbers.count)
        numbers[word] = number
        return number
    }
}
