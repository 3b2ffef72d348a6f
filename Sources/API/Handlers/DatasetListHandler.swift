internal import Catalog
internal import HTTPModel
internal import JSON
internal import Logging
internal import Store

/// `GET /v1/datasets`: every loaded dataset, the newest first; each can be pinned.
struct DatasetListHandler: Handler {
    let store: CatalogStore
    let log: any LogSink

    var parameters: [String]? { Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let page = Page(&parameters)
        try parameters.check()
        let newest = context.catalog.dataset
        let loaded: [Dataset]
        do throws(StoreError) { loaded = try store.datasets() } catch {
            throw Problem(error, of: store, newest: newest, log: log)
        }
        // Where the table comes from no database, it is all there is.
        let datasets = loaded.isEmpty ? [newest] : loaded
        return page.answer(datasets, id: \.id, isSorted: false, to: request, context: context) { dataset, writer in
            dataset.write(to: &writer)
            writer.member("newest", dataset.id == newest.id)
        }
    }
}
