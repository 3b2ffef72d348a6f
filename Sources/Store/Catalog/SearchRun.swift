internal import Catalog

/// One search: the rows found so far, best first, each once.
struct SearchRun {
    private let query: SearchQuery
    private let kind: RecordKind?
    /// The place of the dataset in the order of loading.
    private let sequence: Int64
    private let words: SearchWords
    private let connection: Connection
    private var found: [Found] = []
    /// By place: whether the row was found.
    private var seen: [Bool]

    /// So many rows are looked at of each way to fit, which bounds the cost of a query that fits half the table.
    static let maximumCandidates = 1_000
    /// With fewer rows found than this, rows that hold some of the words are added.
    private static let enough = 10

    init(_ query: SearchQuery, kind: RecordKind?, sequence: Int64, words: SearchWords, connection: Connection) {
        self.query = query
        self.kind = kind
        self.sequence = sequence
        self.words = words
        self.connection = connection
        seen = Array(repeating: false, count: words.rows.count)
    }

    /// A row by its place in ``SearchWords``.
    private struct Found {
        let place: Int
        let match: CatalogStore.Hit.Match
    }

    /// How many rows were found.
    var count: Int { found.count }

    /// Some of the rows found.
    func hits(_ range: Range<Int>) -> [CatalogStore.Hit] {
        found[range.clamped(to: found.indices)].map {
            CatalogStore.Hit(kind: words.kinds[$0.place], id: words.rows[$0.place], match: $0.match)
        }
    }

    /// Looks for names first, then for words.
    mutating func run() throws(StoreError) {
        guard !query.name.isEmpty else { return }
        let exact = try connection.prepare(Self.exact)
        try exact.bind(query.name, at: 1)
        try exact.bind(kind?.rawValue, at: 2)
        add(try places(exact) { _, _ in 0 }, .name)
        let beginning = try connection.prepare(Self.beginning)
        try beginning.bind(query.name, at: 1)
        try beginning.bind(query.name + "\u{10FFFF}", at: 2)
        try beginning.bind(kind?.rawValue, at: 3)
        add(try places(beginning) { statement, _ in Double(statement.integer(at: 1)) }, .beginningOfName)
        guard !query.terms.isEmpty else { return }
        let rank = SearchRank(query, words: words)
        try addText(query.strict, rank)
        if found.count < Self.enough {
            let lax = query.lax(rank.tellingTerms(rows: CatalogStore.maximumTotal))
            if lax != query.strict { try addText(lax, rank) }
        }
    }

    private mutating func addText(_ expression: String, _ rank: SearchRank) throws(StoreError) {
        guard found.count < CatalogStore.maximumTotal else { return }
        let text = try connection.prepare(Self.text)
        try text.bind(expression, at: 1)
        add(try places(text) { _, place in -rank.score(place) * weight(place) }, .text)
    }

    static let exact = "SELECT record FROM names WHERE name = ?1 AND (?2 IS NULL OR kind = ?2)"
    static let beginning = """
        SELECT record, length(name) FROM names WHERE name > ?1 AND name < ?2 AND (?3 IS NULL OR kind = ?3)
        """
    static let text = "SELECT s.rowid FROM search AS s WHERE s.search MATCH ?1"

    /// A row and its rank, of which less is better.
    private typealias Candidate = (rank: Double, place: Int)

    /// The first rows of the dataset whose numbers the statement gives.
    private func places(
        _ statement: borrowing Statement,
        rank: (borrowing Statement, Int) -> Double
    ) throws(StoreError) -> [Candidate] {
        var candidates: [Candidate] = []
        while candidates.count < Self.maximumCandidates, try statement.step() {
            guard let place = words.place(of: statement.integer(at: 0)), words.holds(place, in: sequence) else {
                continue
            }
            candidates.append((rank(statement, place), place))
        }
        return candidates
    }

    private mutating func add(_ candidates: [Candidate], _ match: CatalogStore.Hit.Match) {
        for candidate in candidates.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) })
        where found.count < CatalogStore.maximumTotal && !seen[candidate.place] {
            seen[candidate.place] = true
            found.append(Found(place: candidate.place, match: match))
        }
    }

    /// Weighs a row by its kind.
    private func weight(_ place: Int) -> Double {
        // A symbol that has no Swift name is seldom the one meant.
        words.kinds[place].searchWeight * (words.isSecondary[place] ? 0.7 : 1)
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
