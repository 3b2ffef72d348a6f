internal import HTTPModel
internal import Logging
internal import Store

/// `GET /readyz`: the service is not about to end, lookups are answered from memory, and the database answers too.
///
/// It is asked for its newest dataset, one statement on a connection that reads. A file that was unlinked while it is
/// open goes on answering searches, so that the service stays ready; one that was damaged or emptied does not.
struct ReadinessHandler: Handler {
    let store: CatalogStore
    let log: any LogSink
    let readiness: Readiness

    /// The database need not be asked where the answer is no already.
    func isQuick(_ context: RequestContext) -> Bool { readiness.isDraining }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        guard !readiness.isDraining else { throw Self.problem("The service is about to end; ask another instance.") }
        do throws(StoreError) {
            guard try store.newest() != nil else { throw .nothingLoaded }
        } catch {
            log.write(LogRecord(.error, "not-ready", [("detail", .string(error.description))]))
            throw Self.problem("The database cannot be read now, so that searches fail.")
        }
        return HealthHandler.answer("ready", context)
    }

    private static func problem(_ detail: String) -> Problem {
        var problem = Problem(.unavailable, detail)
        problem.headers.append("Retry-After", "5")
        return problem
    }
}
