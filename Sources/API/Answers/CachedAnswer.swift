internal import HTTPModel

/// A whole answer to a lookup, kept ready, with its validators.
struct CachedAnswer: Sendable {
    let response: Response
    let tag: EntityTag
    let lastModified: HTTPDate?

    /// The answer to a GET or HEAD request under its conditions (RFC 9110 §13).
    func response(to request: Request) throws(Problem) -> Response {
        switch Preconditions.evaluate(request.headers, tag: tag, lastModified: lastModified) {
        case .proceed: return response
        case .failed:
            let detail = "If-Match or If-Unmodified-Since names another state; now it is \(tag)."
            var problem = Problem(.preconditionFailed, detail)
            problem.route = response.route
            throw problem
        case .notModified:
            var response = response
            response.status = .notModified
            // What describes the body alone goes with it; the rest updates the stored answer (RFC 9110 §15.4.5).
            response.headers["Content-Type"] = nil
            response.headers["Content-Language"] = nil
            response.body = []
            return response
        }
    }
}
