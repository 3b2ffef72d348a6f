internal import Catalog
internal import Documents
internal import HTTPModel
internal import JSON

/// `POST /v1/apis:resolve`: many names at one pair of versions, in the order given; one never fails the rest.
struct APIResolveHandler: Handler {
    /// Items in one request.
    static let limit = 5_000

    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.check(head)
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let root = try JSONBody.read(request.body)
        var decoder = NodeDecoder()
        let query = ResolveQuery(root, &decoder)
        try decoder.check()
        return .json(capacity: 256 + query.items.count * 256) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.array("items") { writer in
                for item in query.items { writer.object { answer(item, query, context.catalog, &$0) } }
            }
        }
    }

    private func answer(
        _ item: ResolveQuery.Item,
        _ query: ResolveQuery,
        _ catalog: CatalogSnapshot,
        _ writer: inout JSONWriter
    ) {
        let record = catalog.apis.matching(item.name)
        let verdict = record?.verdict(ios: query.minIOS, sdk: query.sdk)
        writer.member("id", item.id)
        writer.member("name", item.name)
        writer.member("status", record?.status.rawValue ?? "unknown")
        writer.member("canonical", record?.id)
        writer.member("verdict", verdict?.rawValue)
        writer.member("needs_guard_from", query.minIOS.flatMap { record?.needsGuardFrom(minIOS: $0)?.description })
        writer.member("use", record.map { catalog.use(insteadOf: $0, ios: query.minIOS, sdk: query.sdk) } ?? [])
        writer.member("review_risk", record?.reviewRisk?.rawValue)
        writer.member("deprecated", record?.deprecated)
        writer.member("fact", record?.fact)
        if record == nil { writer.member("nearest", catalog.apis.nearest(item.name, limit: 3)) }
    }
}
