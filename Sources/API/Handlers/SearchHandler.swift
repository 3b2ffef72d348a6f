internal import Catalog
internal import HTTPModel
internal import JSON
internal import Logging
internal import Store

/// `GET /v1/search?q=&kind=`: full-text search over every kind, the best hits first.
struct SearchHandler: Handler {
    let store: CatalogStore
    let log: any LogSink

    var parameters: [String]? { ["q", "kind"] + Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let query = parameters.search("q")
        if parameters.text("q") == nil { parameters.fault("q", "q is missing: it holds the words to search for.") }
        let kind = parameters.choice("kind", of: RecordKind.self)
        let limit = parameters.integer("limit", in: 1...500, standard: 100)
        let offset = parameters.integer("page_token", in: 0...CatalogStore.maximumTotal, standard: 0)
        try parameters.check()
        let result = try search(query ?? "", kind, context.catalog.dataset, limit: limit, offset: offset)
        return .json(capacity: 256 + result.hits.count * 512) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("total", result.total)
            writer.array("items") { writer in
                for hit in result.hits {
                    // Only where the snapshot comes from another database is a row in one of them alone.
                    guard let record = context.catalog.record(hit.kind, id: hit.id) else { continue }
                    writer.object { write(record, hit.match, context, &$0) }
                }
            }
            let end = offset + result.hits.count
            writer.member("next", end < result.total ? Page.link(request, token: "\(end)", query: context.query) : nil)
        }
    }

    private func search(
        _ query: String,
        _ kind: RecordKind?,
        _ dataset: Dataset,
        limit: Int,
        offset: Int
    ) throws(Problem) -> CatalogStore.SearchResult {
        do { return try store.search(query, kind: kind, dataset: dataset.id, limit: limit, offset: offset) } catch {
            log.write(LogRecord(.error, "search-failed", [("detail", .string(error.description))]))
            var problem = Problem(.unavailable, "The search index cannot be read now.")
            problem.headers.append("Retry-After", "5")
            throw problem
        }
    }

    private func write(
        _ record: any Record,
        _ match: CatalogStore.Hit.Match,
        _ context: RequestContext,
        _ writer: inout JSONWriter
    ) {
        let kind = type(of: record).recordKind
        writer.member("id", record.id)
        writer.member("kind", kind.rawValue)
        writer.member("title", record.headline(context.language, in: context.catalog))
        writer.member("status", record.standing)
        writer.member("match", match.word)
        writer.member("href", "\(kind.path)/\(PercentEncoding.encode(record.id))")
        writer.member("confidence", record.confidence.rawValue)
    }
}

extension CatalogStore.Hit.Match {
    fileprivate var word: String {
        switch self {
        case .name: "name"
        case .beginningOfName: "beginning-of-name"
        case .text: "text"
        }
    }
}
