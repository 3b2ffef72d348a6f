internal import HTTPModel
internal import Logging
internal import Store

/// `GET /readyz`: lookups are answered from memory, and the database answers too.
///
/// It is asked for its newest dataset, one statement on a connection that reads. A file that was unlinked while it is
/// open goes on answering searches, so that the service stays ready; one that was damaged or emptied does not.
struct ReadinessHandler: Handler {
    let store: CatalogStore
    let log: any LogSink

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        do throws(StoreError) {
            guard try store.newest() != nil else { throw .nothingLoaded }
        } catch {
            log.write(LogRecord(.error, "not-ready", [("detail", .string(error.description))]))
            var problem = Problem(.unavailable, "The database cannot be read now, so that searches fail.")
            problem.headers.append("Retry-After", "5")
            throw problem
        }
        return HealthHandler.answer("ready", context)
    }
}
