internal import Catalog
internal import Foundation
internal import HTTPModel
internal import JSON
internal import Logging
internal import Store

/// `GET /v1/datasets/{id}`: one loaded dataset, by its id or its exact id, and what it holds.
struct DatasetHandler: Handler {
    let store: CatalogStore
    let log: any LogSink

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let summary: DatasetSummary
        do throws(StoreError) { summary = try store.summary(of: context.name) } catch {
            throw Problem(error, of: store, newest: context.catalog.dataset, log: log)
        }
        return .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            summary.dataset.write(to: &writer)
            writer.member(
                "loaded",
                Date(timeIntervalSince1970: Double(summary.loaded)).formatted(.iso8601)
            )
            writer.member("newest", summary.dataset.id == context.catalog.dataset.id)
            writer.object("counts") { writer in
                for (kind, count) in summary.counts { writer.member(kind, count) }
            }
            writer.member("export", ExportHandler.location(of: summary.dataset))
        }
    }
}

extension Dataset {
    /// Writes the members that tell a dataset apart.
    func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("exact_id", exactID)
        writer.member("published", published)
        writer.member("sha256", sha256)
    }
}
