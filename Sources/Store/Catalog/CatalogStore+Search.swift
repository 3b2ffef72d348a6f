package import Catalog

extension CatalogStore {
    /// A row that a search found.
    package struct Hit: Equatable, Sendable {
        /// What of the row fits; earlier ones rank higher.
        package enum Match: Int, Comparable, Sendable {
            case name, beginningOfName, text

            package static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
        }

        package let kind: RecordKind
        package let id: String
        package let match: Match
    }

    /// What a search found.
    package struct SearchResult: Equatable, Sendable {
        /// How many rows fit, at most ``maximumTotal``.
        package let total: Int
        /// The part asked for.
        package let hits: [Hit]
    }

    /// No search counts or gives more rows.
    package static var maximumTotal: Int { 1_000 }

    /// Searches a dataset: first a name that is `query`, then names that begin so, then words in any place.
    ///
    /// Any text is a query; what means something to the index means nothing in it. English words fit by their beginning;
    /// Chinese characters fit where they stand side by side.
    ///
    /// - Parameters:
    ///   - query: What the user typed.
    ///   - kind: Searches this kind only.
    ///   - dataset: The dataset; `nil` = the newest.
    ///   - limit: How many rows to give.
    ///   - offset: How many rows of the order to pass over.
    /// - Returns: The rows and their number; none of a dataset that is not loaded.
    /// - Throws: SQLite's error.
    package func search(
        _ query: String,
        kind: RecordKind? = nil,
        dataset: String? = nil,
        limit: Int = 100,
        offset: Int = 0
    ) throws(StoreError) -> SearchResult {
        let search = SearchQuery(query, kind: kind)
        return try database.readTransaction { (connection) throws(StoreError) in
            let stored =
                if let dataset { try StoredDataset.named(dataset, connection) } else {
                    try StoredDataset.newest(connection)
                }
            guard let stored else { return SearchResult(total: 0, hits: []) }
            var run = SearchRun(search, kind: kind, sequence: stored.sequence, connection: connection)
            try run.run()
            let hits = run.hits
            return SearchResult(total: hits.count, hits: Array(hits.dropFirst(max(0, offset)).prefix(max(0, limit))))
        }
    }
}
