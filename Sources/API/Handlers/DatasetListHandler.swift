internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/datasets`: the versions of the table from which this service answers.
struct DatasetListHandler: Handler {
    var parameters: [String]? { Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let page = Page(&parameters)
        try parameters.check()
        return page.answer([context.catalog.dataset], id: \.id, to: request, context: context) { dataset, writer in
            writer.member("id", dataset.id)
            writer.member("published", dataset.published)
            writer.member("sha256", dataset.sha256)
            writer.member("newest", true)
        }
    }
}
