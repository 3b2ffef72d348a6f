package import Catalog
internal import Dispatch
internal import Synchronization

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
        guard let (words, sequence) = try searchWords(of: dataset) else { return SearchResult(total: 0, hits: []) }
        var run = SearchRun(SearchQuery(query), kind: kind, sequence: sequence, words: words)
        run.run()
        let start = min(max(0, offset), run.count)
        return SearchResult(total: run.count, hits: run.hits(start..<min(run.count, start + max(0, limit))))
    }

    /// Reads the words of all rows in the background, so that the first search need not.
    package func prepareSearchSoon() {
        DispatchQueue.global(qos: .utility).async {
            // What fails here fails again in a search, which says so.
            _ = try? self.searchWords(of: nil)
        }
    }

    /// Words with the rows of a dataset, and its place in the order of loading; `nil` where it is not loaded.
    private func searchWords(of dataset: String?) throws(StoreError) -> (SearchWords, Int64)? {
        if let dataset, let kept = words.withLock({ $0 }), let sequence = kept.sequences[dataset] {
            return (kept, sequence)
        }
        return try database.readTransaction { (connection) throws(StoreError) in
            let stored =
                if let dataset { try StoredDataset.named(dataset, connection) } else {
                    try StoredDataset.newest(connection)
                }
            guard let stored else { return nil }
            return (try searchWords(with: stored, connection), stored.sequence)
        }
    }

    /// The words of all rows, kept until a dataset is asked for that came in later.
    private func searchWords(
        with dataset: StoredDataset,
        _ connection: Connection
    ) throws(StoreError) -> SearchWords {
        let kept = words.withLock { words in
            Result { () throws(StoreError) in
                if let words, words.sequences[dataset.dataset.id] != nil { return words }
                words = nil
                let read = try SearchWords(connection)
                words = read
                return read
            }
        }
        return try kept.get()
    }
}
