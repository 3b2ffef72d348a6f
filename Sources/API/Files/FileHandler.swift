internal import HTTPModel

/// `GET` of one static file.
struct FileHandler: Handler {
    let file: StaticFiles.File

    /// A page keeps its own state in the query.
    var parameters: [String]? { nil }
    var produces: [MediaType] { [file.mediaType] }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        guard let answer = file.answers[context.coding] else { preconditionFailure("a file is kept in every coding") }
        return try answer.response(to: request)
    }
}
