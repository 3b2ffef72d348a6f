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
    private var seen: RowSet

    /// So many rows are ranked, which bounds the cost of a query that fits half the table; symbols are left out first.
    static let maximumCandidates = 4_000
    /// With fewer rows found than this, rows that hold some of the words are added.
    private static let enough = 10

    init(_ query: SearchQuery, kind: RecordKind?, sequence: Int64, words: SearchWords, connection: Connection) {
        self.query = query
        self.kind = kind
        self.sequence = sequence
        self.words = words
        self.connection = connection
        seen = RowSet(count: words.rows.count)
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
        add(try names(exact) { _ in 0 }, .name)
        let beginning = try connection.prepare(Self.beginning)
        try beginning.bind(query.name, at: 1)
        try beginning.bind(query.name + "\u{10FFFF}", at: 2)
        try beginning.bind(kind?.rawValue, at: 3)
        add(try names(beginning) { Double($0.integer(at: 1)) }, .beginningOfName)
        guard !query.terms.isEmpty, found.count < CatalogStore.maximumTotal else { return }
        let rank = SearchRank(query, words: words)
        addText(try rowsWithAllTerms(), rank)
        if found.count < Self.enough {
            addText(try rows(withAny: rank.tellingTerms(rows: CatalogStore.maximumTotal)), rank)
        }
    }

    private func rowsWithAllTerms() throws(StoreError) -> RowSet {
        var rows: RowSet?
        for term in query.terms {
            let more = try term.characters.isEmpty ? self.rows(with: term) : self.rows(withPhrase: term.phrase)
            rows?.formIntersection(more)
            if rows == nil { rows = more }
        }
        return rows ?? RowSet(count: words.rows.count)
    }

    /// The rows that hold any of the terms at `places`; of a Chinese run two characters are enough.
    private func rows(withAny places: [Int]) throws(StoreError) -> RowSet {
        var rows = RowSet(count: words.rows.count)
        for term in places.map({ query.terms[$0] }) {
            rows.formUnion(
                try term.characters.isEmpty ? self.rows(with: term) : self.rows(withPhrase: term.anyPair)
            )
        }
        return rows
    }

    /// The rows that hold a word which fits, or all the words of which the term is put together.
    private func rows(with term: SearchQuery.Term) -> RowSet {
        let vocabulary = words.vocabulary
        var rows = vocabulary.rows(vocabulary.range(term))
        if let first = term.parts.first {
            var all = vocabulary.rows(vocabulary.word(first))
            for part in term.parts.dropFirst() { all.formIntersection(vocabulary.rows(vocabulary.word(part))) }
            rows.formUnion(all)
        }
        return rows
    }

    private func rows(withPhrase expression: String) throws(StoreError) -> RowSet {
        let statement = try connection.prepare(Self.phrase)
        try statement.bind(expression, at: 1)
        var rows = RowSet(count: words.rows.count)
        while try statement.step() {
            if let place = words.place(of: statement.integer(at: 0)) { rows.insert(place) }
        }
        return rows
    }

    private mutating func addText(_ rows: RowSet, _ rank: SearchRank) {
        let places = rows.prefix(Self.maximumCandidates) { place in
            !seen.contains(place) && isWanted(place)
        }
        add(places.map { (-rank.score($0) * weight($0), $0) }, .text)
    }

    private func isWanted(_ place: Int) -> Bool {
        words.holds(place, in: sequence) && (kind == nil || words.kinds[place] == kind)
    }

    static let exact = "SELECT record FROM names WHERE name = ?1 AND (?2 IS NULL OR kind = ?2)"
    static let beginning = """
        SELECT record, length(name) FROM names WHERE name > ?1 AND name < ?2 AND (?3 IS NULL OR kind = ?3)
        """
    static let phrase = "SELECT s.rowid FROM search AS s WHERE s.search MATCH ?1"

    /// A row and its rank, of which less is better.
    private typealias Candidate = (rank: Double, place: Int)

    /// The first rows of the dataset whose numbers the statement gives.
    private func names(
        _ statement: borrowing Statement,
        rank: (borrowing Statement) -> Double
    ) throws(StoreError) -> [Candidate] {
        var candidates: [Candidate] = []
        while candidates.count < CatalogStore.maximumTotal, try statement.step() {
            guard let place = words.place(of: statement.integer(at: 0)), words.holds(place, in: sequence) else {
                continue
            }
            candidates.append((rank(statement), place))
        }
        return candidates
    }

    private mutating func add(_ candidates: [Candidate], _ match: CatalogStore.Hit.Match) {
        for candidate in candidates.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) })
        where found.count < CatalogStore.maximumTotal && !seen.contains(candidate.place) {
            seen.insert(candidate.place)
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
