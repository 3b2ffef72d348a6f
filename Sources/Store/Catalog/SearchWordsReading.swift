internal import Catalog

/// Takes what is searched of the rows apart into words, which it numbers as they come.
struct SearchWordsReading {
    /// A row with its names, and the numbers of its words and pairs of characters, repeats among them.
    struct Row {
        let kind: RecordKind
        let id: String
        let interval: ClosedRange<Int64>
        /// In small letters.
        let fullNames: [String]
        let idWords: [Int32]
        let names: [Int32]
        let prose: [Int32]
        let pairs: [Int32]
    }

    private(set) var rows: [Row] = []
    private(set) var words = WordNumbers()
    private(set) var pairs = WordNumbers()

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
            guard let name = statement.text(at: 0), let kind = RecordKind(rawValue: name),
                let id = statement.text(at: 1), let names = statement.text(at: 2), let parts = statement.text(at: 3),
                let prose = statement.text(at: 4)
            else { throw .corrupt("words") }
            let first = statement.integer(at: 5)
            let last = statement.isNull(at: 6) ? Int64.max : statement.integer(at: 6)
            guard first <= last else { throw .corrupt("records.last_dataset") }
            rows.append(
                Row(
                    kind: kind,
                    id: id,
                    interval: first...last,
                    fullNames: names.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) },
                    idWords: SearchText.words(id).map { words[$0.lowercased()] },
                    names: words(of: parts),
                    prose: words(of: prose),
                    pairs: pairs(of: parts) + pairs(of: prose)
                )
            )
        }
    }

    static let present = """
        SELECT r.kind, r.id, w.names, w.parts, w.prose, r.first_dataset, r.last_dataset
        FROM records AS r INDEXED BY records_newest CROSS JOIN words AS w ON w.record = r.number
        WHERE r.kind = ?1 AND r.last_dataset IS NULL
        """
    static let ended = """
        SELECT r.kind, r.id, w.names, w.parts, w.prose, r.first_dataset, r.last_dataset
        FROM records AS r INDEXED BY records_ended CROSS JOIN words AS w ON w.record = r.number
        WHERE r.last_dataset >= 0
        """

    private mutating func words(of text: String) -> [Int32] {
        var numbers: [Int32] = []
        SearchText.forEachWord(of: text) { numbers.append(words[$0]) }
        return numbers
    }

    private mutating func pairs(of text: String) -> [Int32] {
        var numbers: [Int32] = []
        SearchText.forEachPair(of: text) { numbers.append(pairs[$0]) }
        return numbers
    }
}
