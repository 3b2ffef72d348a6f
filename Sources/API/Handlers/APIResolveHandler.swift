internal import Catalog
internal import Documents
internal import HTTPModel
internal import JSON

/// `POST /v1/apis:resolve`: many names at one pair of versions, in the order given; one never fails the rest.
///
/// An item that is none has the status `invalid` and its `errors`.
struct APIResolveHandler: Handler {
    /// Items in one request.
    static let limit = 5_000
    /// Unknown names of one request for which near ones are looked for: it takes most of a millisecond each.
    private static let nearestLimit = 100

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
                var unknown = 0
                for item in query.items {
                    let name = item.faults.isEmpty ? item.name : nil
                    let record = name.flatMap { context.catalog.apis.matching($0) }
                    if name != nil, record == nil { unknown += 1 }
                    writer.object { writer in
                        write(item, record, query, context.catalog, to: &writer)
                        guard let name else { return }
                        if let record {
                            let others = context.catalog.apis.others(besides: record, called: name)
                            if !others.isEmpty { writer.member("same_name", others) }
                        } else if unknown <= Self.nearestLimit {
                            let bearers = context.catalog.apis.bearers(of: name).prefix(5)
                            let near = bearers.isEmpty ? context.catalog.apis.nearest(name, limit: 3) : Array(bearers)
                            writer.member("nearest", near)
                        }
                    }
                }
            }
        }
    }

    private func write(
        _ item: ResolveQuery.Item,
        _ record: APIRecord?,
        _ query: ResolveQuery,
        _ catalog: CatalogSnapshot,
        to writer: inout JSONWriter
    ) {
        let verdict = record?.verdict(ios: query.minIOS, sdk: query.sdk)
        writer.member("id", item.id)
        writer.member("name", item.name)
        writer.member("status", item.faults.isEmpty ? record?.status.rawValue ?? "unknown" : "invalid")
        writer.member("canonical", record?.id)
        writer.member("verdict", verdict?.rawValue)
        writer.member("needs_guard_from", query.minIOS.flatMap { record?.needsGuardFrom(minIOS: $0)?.description })
        let use = record.map { catalog.use(insteadOf: $0, ios: query.minIOS, sdk: query.sdk) } ?? []
        writer.member("use", use)
        writer.object("use_needs_guard_from") { writer in
            guard let minIOS = query.minIOS else { return }
            for name in use {
                guard let version = catalog.apis[id: name]?.needsGuardFrom(minIOS: minIOS) else { continue }
                writer.member(name, version.description)
            }
        }
        writer.member("review_risk", record?.reviewRisk?.rawValue)
        writer.member("deprecated", record?.deprecated)
        writer.member("fact", record?.fact)
        if !item.faults.isEmpty { writer.errors(item.faults) }
    }
}
