internal import Catalog
internal import HTTPModel
internal import Logging
internal import Store

/// `GET /v1/export`: a whole dataset as lines of JSON, for use without the service.
///
/// Without a pin it is the newest; `Content-Location` then names the URL under which these octets stay.
struct ExportHandler: Handler {
    let store: CatalogStore
    let log: any LogSink
    private let shelf = ExportShelf()

    init(store: CatalogStore, log: any LogSink) {
        self.store = store
        self.log = log
    }

    var produces: [MediaType] { [.ndjson] }

    func isQuick(_ context: RequestContext) -> Bool { shelf.has(context.catalog.dataset) }

    /// The target whose answer never changes.
    static func location(of dataset: Dataset) -> String { "/v1/export?dataset=\(dataset.exactID)" }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let dataset = context.catalog.dataset
        let export = try export(dataset)
        var headers = Headers([("Content-Type", MediaType.ndjson.essence), ("Vary", "Accept-Encoding")])
        if context.pin == dataset.exactID {
            // RFC 8246: what the digest names cannot change.
            headers.append("Cache-Control", "public, max-age=31536000, immutable")
        } else {
            headers.append("Cache-Control", context.freshness)
            headers.append("Content-Location", Self.location(of: dataset))
        }
        let isPacked = context.coding != .identity
        if isPacked { headers.append("Content-Encoding", "gzip") }
        return try CachedAnswer(
            Response(.ok, headers: headers, source: isPacked ? export.packed : export.plain),
            digest: export.digest,
            coding: context.coding,
            lastModified: context.catalog.lastModified,
            ranges: .byTag
        ).response(to: request)
    }

    private func export(_ dataset: Dataset) throws(Problem) -> Export {
        do { return try shelf.export(of: dataset, from: store) } catch {
            log.write(LogRecord(.error, "export-failed", [("detail", .string("\(error)"))]))
            var problem = Problem(.unavailable, "The table cannot be exported now.")
            problem.headers.append("Retry-After", "5")
            throw problem
        }
    }
}
