internal import Catalog

/// One search: the rows found so far, best first, each once.
struct SearchRun {
    private let query: SearchQuery
    private let kind: RecordKind?
    /// The place of the dataset in the order of loading.
    private let sequence: Int64
    private let words: SearchWords
    private var found: [Found] = []
    private var seen: RowSet

    /// So many rows are ranked, which bounds the cost of a query that fits half the table; symbols are left out first.
    static let maximumCandidates = 3_000
    /// With fewer rows found than this, rows that hold some of the words are added.
    private static let enough = 10

    init(_ query: SearchQuery, kind: RecordKind?, sequence: Int64, words: SearchWords) {
        self.query = query
        self.kind = kind
        self.sequence = sequence
        self.words = words
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
    mutating func run() {
        guard !query.name.isEmpty else { return }
        let names = words.fullNames.texts
        let exact = names.places(of: query.name)
        addRows(named: exact)
        if query.plainName != query.name { addRows(named: names.places(of: query.plainName)) }
        let beginning = names.places(beginning: query.name, after: exact)
        add(candidates(beginning) { Double(names.length($0)) }, .beginningOfName)
        guard !query.terms.isEmpty, found.count < CatalogStore.maximumTotal else { return }
        let terms = query.terms.map { TermWords($0, words) }
        let rank = SearchRank(query, terms, words: words)
        addText(rows(with: terms.filter { !$0.isOptional }), rank)
        guard found.count < Self.enough else { return }
        var loose = RowSet(count: words.rows.count)
        for place in rank.tellingTerms(rows: CatalogStore.maximumTotal) {
            loose.formUnion(terms[place].looseRows(words))
        }
        addText(loose, rank)
    }

    /// Adds the rows with a name at one of `places`, those of the weightiest kinds first.
    private mutating func addRows(named places: Range<Int>) {
        let found = candidates(places) { _ in 0 }
        add(found.map { (-weight($0.place), $0.place) }, .name)
    }

    /// The rows that fit each of `terms`.
    private func rows(with terms: [TermWords]) -> RowSet {
        guard let first = terms.first else { return RowSet(count: words.rows.count) }
        var rows = first.rows(words)
        for term in terms.dropFirst() { rows.formIntersection(term.rows(words)) }
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

    /// A row and its rank, of which less is better.
    private typealias Candidate = (rank: Double, place: Int)

    /// The first rows that are wanted and have a name at one of `places`.
    private func candidates(_ places: Range<Int>, rank: (Int) -> Double) -> [Candidate] {
        var candidates: [Candidate] = []
        for place in places where isWanted(words.fullNames.row(place)) {
            guard candidates.count < CatalogStore.maximumTotal else { break }
            candidates.append((rank(place), words.fullNames.row(place)))
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
        case .permissionState, .privacyCategory: 2
        case .symptom: 1.6
        case .fact, .key, .privacyDataType, .privacyReason, .reviewCode: 1.5
        case .guideline, .settingsURL: 1.3
        case .degradation: 0.8
        default: 1
        }
    }
}
