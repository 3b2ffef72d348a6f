internal import Catalog
internal import HTTPModel
internal import Logging
internal import Store

/// `GET /v1/export`: the whole table as lines of JSON, for use without the service.
struct ExportHandler: Handler {
    let store: CatalogStore
    let log: any LogSink
    private let shelf = ExportShelf()

    init(store: CatalogStore, log: any LogSink) {
        self.store = store
        self.log = log
    }

    var produces: [MediaType] { [.ndjson] }

    func isQuick(_ context: RequestContext) -> Bool { shelf.has(context.catalog) }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let export = try export(context.catalog)
        var headers = Headers([
            ("Content-Type", MediaType.ndjson.essence), ("Vary", "Accept-Encoding"),
            // A pinned dataset too: `serve` replaces the newest one under its id when `data/` was edited.
            ("Cache-Control", "public, max-age=300"),
        ])
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

    private func export(_ catalog: CatalogSnapshot) throws(Problem) -> Export {
        do { return try shelf.export(of: catalog, from: store) } catch {
            log.write(LogRecord(.error, "export-failed", [("detail", .string("\(error)"))]))
            var problem = Problem(.unavailable, "The table cannot be exported now.")
            problem.headers.append("Retry-After", "5")
            throw problem
        }
    }
}
