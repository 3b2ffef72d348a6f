internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/permissions/{id}/states?ios=`: every state of a permission, by axis and raw value.
struct PermissionStatesHandler: Handler {
    var parameters: [String]? { ["ios"] }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let permission = try context.record("permission", in: context.catalog.permissions)
        var parameters = Parameters(context.query)
        let version = parameters.version("ios")
        try parameters.check()
        let states = context.catalog.states(of: permission.id).filter { state in
            version.map { state.verdict(ios: $0) != .unavailable } ?? true
        }
        return .json(capacity: 512 + states.count * 1024) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("permission", permission.id)
            writer.member("ios", version)
            writer.member("total", states.count)
            writer.array("items") { writer in
                for state in states {
                    writer.object { writer in
                        state.write(to: &writer, language: context.language, in: context.catalog)
                        if let version { writer.member("verdict", state.verdict(ios: version)?.rawValue) }
                    }
                }
            }
            writer.key("next")
            writer.null()
        }
    }
}
