internal import Catalog

/// One search: the rows found so far, best first, each once.
struct SearchRun {
    private let query: SearchQuery
    private let kind: RecordKind?
    /// The place of the dataset in the order of loading.
    private let sequence: Int64
    private let connection: Connection
    private(set) var hits: [CatalogStore.Hit] = []
    private var seen: Set<Int64> = []

    /// So many rows are looked at of each way to fit, which bounds the cost of a query that fits half the table.
    static let maximumCandidates = 1_000
    /// So many of them, the best by the index's rank, have their ids compared with the words.
    private static let comparedCount = 100
    /// With fewer rows found than this, rows that hold some of the words are added.
    private static let enough = 10

    init(_ query: SearchQuery, kind: RecordKind?, sequence: Int64, connection: Connection) {
        self.query = query
        self.kind = kind
        self.sequence = sequence
        self.connection = connection
    }

    /// A row that fits, and how well; a lower rank is better.
    private struct Candidate {
        let number: Int64
        let kind: RecordKind
        let id: String
        let rank: Double

        /// The same row with its rank multiplied.
        func times(_ weight: Double) -> Candidate {
            Candidate(number: number, kind: kind, id: id, rank: rank * weight)
        }
    }

    /// Looks for names first, then for words.
    mutating func run() throws(StoreError) {
        guard !query.name.isEmpty else { return }
        let exact = try connection.prepare(Self.exact)
        try exact.bind(query.name, at: 1)
        try exact.bind(kind?.rawValue, at: 2)
        try exact.bind(sequence, at: 3)
        add(try Self.candidates(exact), .name)
        let beginning = try connection.prepare(Self.beginning)
        try beginning.bind(query.name, at: 1)
        try beginning.bind(query.name + "\u{10FFFF}", at: 2)
        try beginning.bind(kind?.rawValue, at: 3)
        try beginning.bind(sequence, at: 4)
        add(try Self.candidates(beginning), .beginningOfName)
        for (index, expression) in query.expressions.enumerated() where index == 0 || hits.count < Self.enough {
            let text = try connection.prepare(Self.text)
            try text.bind(expression, at: 1)
            try text.bind(sequence, at: 2)
            let candidates = try Self.candidates(text).map(weighed).sorted { $0.rank < $1.rank }
            let (best, rest) = (candidates.prefix(Self.comparedCount), candidates.dropFirst(Self.comparedCount))
            add(best.map(compared), .text)
            add(Array(rest), .text)
        }
    }

    static let exact = """
        SELECT n.record, n.kind, r.id, 0 FROM names AS n CROSS JOIN records AS r ON r.number = n.record
        WHERE n.name = ?1 AND (?2 IS NULL OR n.kind = ?2)
        AND r.first_dataset <= ?3 AND (r.last_dataset IS NULL OR r.last_dataset >= ?3) LIMIT 1000
        """
    static let beginning = """
        SELECT n.record, n.kind, r.id, length(n.name) FROM names AS n CROSS JOIN records AS r ON r.number = n.record
        WHERE n.name > ?1 AND n.name < ?2 AND (?3 IS NULL OR n.kind = ?3)
        AND r.first_dataset <= ?4 AND (r.last_dataset IS NULL OR r.last_dataset >= ?4) LIMIT 1000
        """
    static let text = """
        SELECT r.number, r.kind, r.id, bm25(s.search, 0.0, 4.0, 1.0) FROM search AS s
        CROSS JOIN records AS r ON r.number = s.rowid WHERE s.search MATCH ?1
        AND r.first_dataset <= ?2 AND (r.last_dataset IS NULL OR r.last_dataset >= ?2) LIMIT 1000
        """

    private mutating func add(_ candidates: [Candidate], _ match: CatalogStore.Hit.Match) {
        let ordered = candidates.sorted { ($0.rank, $0.id, $0.kind.rawValue) < ($1.rank, $1.id, $1.kind.rawValue) }
        for candidate in ordered where hits.count < CatalogStore.maximumTotal {
            guard seen.insert(candidate.number).inserted else { continue }
            hits.append(CatalogStore.Hit(kind: candidate.kind, id: candidate.id, match: match))
        }
    }

    private static func candidates(_ statement: borrowing Statement) throws(StoreError) -> [Candidate] {
        var candidates: [Candidate] = []
        while try statement.step() {
            guard let name = statement.text(at: 1), let kind = RecordKind(rawValue: name),
                let id = statement.text(at: 2)
            else { throw .corrupt("records.kind") }
            candidates.append(
                Candidate(number: statement.integer(at: 0), kind: kind, id: id, rank: statement.double(at: 3))
            )
        }
        return candidates
    }

    /// Weighs the index's rank, which is below 0 and the lower the better, by the kind of the row.
    private func weighed(_ candidate: Candidate) -> Candidate {
        // A symbol that has no Swift name is seldom the one meant.
        let isSecondary = candidate.id.hasPrefix("-[") || candidate.id.hasPrefix("+[")
        return candidate.times(candidate.kind.searchWeight * (isSecondary ? 0.7 : 1))
    }

    /// Weighs the rank by how much of the id the words make up, and it of them.
    private func compared(_ candidate: Candidate) -> Candidate {
        let words = Set(SearchText.words(candidate.id).map { $0.lowercased() })
        let shared = Double(words.intersection(query.words).count)
        return candidate.times(1 + 3 * shared / Double(max(1, words.union(query.words).count)))
    }
}

extension RecordKind {
    /// How much a row of the kind is worth in a search by words: one permission explains more than one of its symbols.
    fileprivate var searchWeight: Double {
        switch self {
        case .permission: 3
        case .key, .privacyCategory: 2
        case .fact, .privacyDataType, .privacyReason, .reviewCode: 1.5
        default: 1
        }
    }
}
