internal import HTTPModel

/// Answers the requests of a route.
protocol Handler: Sendable {
    /// The query parameters that it reads, besides `lang` and `dataset`, which every route takes; `nil` = any at all.
    var parameters: [String]? { get }
    /// The media types in which it can answer, the default one first.
    var produces: [MediaType] { get }

    /// Says, from the head alone, why a body of this type cannot be read.
    func checkBody(of head: Request, context: RequestContext) throws(Problem)

    /// Whether answering takes microseconds; an inline route goes to the work pool where it does not.
    func isQuick(_ context: RequestContext) -> Bool

    /// Whether pages of other origins may read the answers, as far as ``CrossOrigin`` goes.
    var isForPages: Bool { get }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response
}

extension Handler {
    var parameters: [String]? { [] }
    var produces: [MediaType] { [.json] }
    var isForPages: Bool { true }
    func checkBody(of head: Request, context: RequestContext) throws(Problem) {}
    func isQuick(_ context: RequestContext) -> Bool { true }
}
