internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/datasets`: the loaded versions of the table, the newest one first.
struct DatasetListHandler: Handler {
    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let dataset = context.catalog.dataset
        return .json { writer in
            writer.member("dataset", dataset.id)
            writer.member("total", 1)
            writer.array("items") { writer in
                writer.object { writer in
                    writer.member("id", dataset.id)
                    writer.member("published", dataset.published)
                    writer.member("sha256", dataset.sha256)
                    writer.member("newest", true)
                }
            }
            writer.member("next", String?.none)
        }
    }
}
