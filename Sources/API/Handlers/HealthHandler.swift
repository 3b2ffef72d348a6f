internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /healthz` and `GET /readyz`: the process answers, and it answers from a dataset.
struct HealthHandler: Handler {
    /// `alive` or `ready`.
    let status: String

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("status", status)
        }
    }
}
