internal import Catalog
internal import HTTPModel
internal import JSON
internal import Logging
internal import Store

/// `GET /v1/changes?since=&kind=`: what each dataset changed in the one before it, the newest last.
///
/// `since` is a dataset, behind which the changes begin, or a day of publication, with which they do. The first dataset
/// that was loaded changes nothing: it is where history begins.
struct ChangeListHandler: Handler {
    let store: CatalogStore
    let log: any LogSink

    var parameters: [String]? { ["since", "kind"] + Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let selection = ChangeSelection(&parameters)
        let since = parameters.text("since")
        try parameters.check()
        let start: ChangeStart = since.map { CalendarDate.isDate($0) ? .day($0) : .dataset($0) } ?? .beginning
        let page: ChangePage
        do throws(StoreError) {
            page = try store.changes(
                since: start,
                kind: selection.kind,
                after: selection.position,
                limit: selection.limit
            )
        } catch {
            throw Problem(error, of: store, newest: context.catalog.dataset, log: log, parameter: "since")
        }
        return .json(capacity: 512 + page.items.count * 512) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            page.writeTotals(to: &writer)
            writer.array("items") { writer in
                for item in page.items {
                    writer.object { writer in
                        writer.member("came_with", item.dataset.id)
                        writer.member("published", item.dataset.published)
                        writer.member("change", item.change.nature.rawValue)
                        item.change.writeName(to: &writer)
                        writer.array("fields") { writer in
                            for field in item.change.fields { writer.object { field.write(to: &$0) } }
                        }
                        item.change.writeSources(to: &writer)
                    }
                }
            }
            writer.member("next", selection.next(page, request, context))
        }
    }
}
