internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /healthz`: the process answers.
struct HealthHandler: Handler {
    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        Self.answer("alive", context)
    }

    static func answer(_ status: String, _ context: RequestContext) -> Response {
        .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("status", status)
        }
    }
}
