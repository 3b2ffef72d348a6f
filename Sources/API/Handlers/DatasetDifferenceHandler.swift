internal import Catalog
internal import HTTPModel
internal import JSON
internal import Logging
internal import Store

/// `GET /v1/datasets/{a}/diff/{b}?kind=`: what is to be added to dataset `a`, changed and removed, to get `b`.
///
/// Either may be the newer one. A page holds so many records, by kind and id, each under what happened to it; a changed
/// one has an entry for each member that differs.
struct DatasetDifferenceHandler: Handler {
    let store: CatalogStore
    let log: any LogSink

    var parameters: [String]? { ["kind"] + Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let selection = ChangeSelection(&parameters)
        try parameters.check()
        let from: DatasetSummary
        let to: DatasetSummary
        let page: ChangePage
        do throws(StoreError) {
            from = try store.summary(of: context.names[0])
            to = try store.summary(of: context.names[1])
            page = try store.difference(
                from: from.dataset.id,
                to: to.dataset.id,
                kind: selection.kind,
                after: selection.position,
                limit: selection.limit
            )
        } catch {
            throw Problem(error, of: store, newest: context.catalog.dataset, log: log)
        }
        let changes = page.items.map(\.change)
        return .json(capacity: 512 + changes.count * 512) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.object("from") { from.dataset.write(to: &$0) }
            writer.object("to") { to.dataset.write(to: &$0) }
            page.writeTotals(to: &writer)
            writer.array("added") { writer in
                for change in changes where change.nature == .added { writer.object { change.writeRecord(to: &$0) } }
            }
            writer.array("changed") { writer in
                for change in changes {
                    for field in change.fields {
                        writer.object { writer in
                            change.writeName(to: &writer)
                            field.write(to: &writer)
                            change.writeSources(to: &writer)
                        }
                    }
                }
            }
            writer.array("removed") { writer in
                for change in changes where change.nature == .removed { writer.object { change.writeRecord(to: &$0) } }
            }
            writer.member("next", selection.next(page, request, context))
        }
    }
}
