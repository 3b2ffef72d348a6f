internal import HTTPModel
internal import Metrics

/// `GET /metrics`: what the process counts, for Prometheus.
struct MetricsHandler: Handler {
    let metrics: Registry

    /// Prometheus text where the client does not care.
    var produces: [MediaType] { TextFormat.allCases.compactMap { MediaType($0.mediaType) } }

    /// What a process counts is no page's business.
    var isForPages: Bool { false }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let format = TextFormat.allCases.first { MediaType($0.mediaType) == context.mediaType } ?? .prometheus
        return Response(
            .ok,
            headers: Headers([("Content-Type", format.mediaType)]),
            body: metrics.text(as: format)
        )
    }
}
