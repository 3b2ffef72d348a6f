internal import HTTPModel

/// `DELETE /v1/evaluations/{id}`: forgets what an evaluation said.
struct EvaluationDeletionHandler: Handler {
    let shelf: EvaluationShelf

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        try shelf.remove(context.name)
        return Response(.noContent)
    }
}
