internal import HTTPModel

/// `GET` of one static file.
struct FileHandler: Handler {
    let file: StaticFiles.File

    /// A page keeps its own state in the query.
    var parameters: [String]? { nil }
    var produces: [MediaType] { [file.mediaType] }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        try file.answers[context.coding].response(to: request)
    }
}
