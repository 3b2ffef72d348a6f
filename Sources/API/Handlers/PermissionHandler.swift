internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/permissions/{id}`: one permission, with the symbols that ask for it and that report its state.
struct PermissionHandler: Handler {
    /// Gathering the symbols reads the whole API map.
    func isQuick(_ context: RequestContext) -> Bool { false }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let record = try context.record("permission", in: context.catalog.permissions)
        let related = context.catalog.apis.rows.filter { $0.permissions.contains(record.id) && $0.status == .known }
        return .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            record.write(to: &writer, language: context.language, in: context.catalog)
            writer.member("states", context.catalog.states(of: record.id).map(\.name))
            writer.object("apis") { writer in
                writer.member("asks", related.filter { $0.role == .asks }.map(\.id))
                writer.member("reports", related.filter { $0.role == .reports }.map(\.id))
                writer.member("total", related.count)
            }
            writer.member("facts", context.catalog.facts.rows.filter { $0.about.contains(record.id) }.map(\.id))
        }
    }
}
