internal import Catalog
internal import HTTPModel
internal import Logging
internal import Reports
internal import Store

extension Problem {
    /// How many loaded datasets a problem lists.
    private static let listed = 20

    /// Answers a request for a dataset that is not loaded, or that the database does not give.
    ///
    /// - Parameters:
    ///   - error: Of the store; clients learn no more of it than that there is one.
    ///   - store: Knows which datasets are loaded.
    ///   - newest: The dataset that is served.
    ///   - log: Learns what clients are not told.
    ///   - parameter: Where the query names the dataset, if it does.
    init(
        _ error: StoreError,
        of store: CatalogStore,
        newest: Dataset,
        log: any LogSink,
        parameter: String? = nil
    ) {
        guard case .unknownDataset(let name) = error else {
            log.write(LogRecord(.error, "dataset-unreadable", [("detail", .string(error.description))]))
            self.init(.unavailable, "The dataset cannot be read from the database now.")
            headers.append("Retry-After", "5")
            return
        }
        let others = ((try? store.datasets()) ?? []).map(\.id).filter { $0 != newest.id }
        let known = [newest.id] + others
        let rest = known.count > Self.listed ? " and \(known.count - Self.listed) more, see /v1/datasets" : ""
        let sentence = "The dataset \"\(name.clipped)\" is not loaded."
        self.init(
            .unknownDataset,
            "\(sentence) Loaded: \(known.prefix(Self.listed).joined(separator: ", "))\(rest).",
            errors: parameter.map { [Fault(.parameter($0), sentence)] } ?? [],
            nearest: Array(known.prefix(5))
        )
    }
}
