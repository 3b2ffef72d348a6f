internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/permissions/{id}/bridges?framework=`: how each framework reads and asks for one permission.
struct PermissionBridgesHandler: Handler {
    var parameters: [String]? { ["framework"] + Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let permission = try context.record("permission", in: context.catalog.permissions)
        var parameters = Parameters(context.query)
        let page = Page(&parameters)
        let isWanted = PackageFilters.framework.read(&parameters, context) ?? { _ in true }
        try parameters.check()
        let rows = context.catalog.bridges.rows.filter { $0.permission == permission.id && isWanted($0) }
        return page.answer(rows, to: request, context: context) { row, writer in
            row.write(to: &writer, language: context.language, in: context.catalog)
        }
    }
}
