internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/apis/{symbol}?ios=&sdk=`: one symbol, and what it is worth at a version or over a range, `14..18`.
struct APIHandler: Handler {
    var parameters: [String]? { ["ios", "sdk"] }

    /// Looking for near names takes up to a millisecond.
    func isQuick(_ context: RequestContext) -> Bool {
        context.catalog.apis.matching(context.name) != nil
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let question = VersionQuestion(&parameters)
        try parameters.check()
        if context.catalog.apis.matching(context.name) == nil, let key = context.catalog.keys.matching(context.name) {
            throw Problem(
                .unknownName,
                "\"\(key.id)\" is an Info.plist key, not a symbol: ask /v1/keys/\(PercentEncoding.encode(key.id)).",
                nearest: []
            )
        }
        let record = try context.record("symbol", in: context.catalog.apis)
        return .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            record.write(to: &writer, question: question, in: context)
            let others = context.catalog.apis.others(besides: record, called: context.name)
            if !others.isEmpty { writer.member("same_name", others) }
        }
    }
}
