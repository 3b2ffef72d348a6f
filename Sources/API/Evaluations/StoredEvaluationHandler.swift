internal import HTTPModel
internal import Reports

/// `GET /v1/evaluations/{id}`: what an evaluation said, in any dialect and language, without the documents.
struct StoredEvaluationHandler: Handler {
    let shelf: EvaluationShelf

    var parameters: [String]? { ["format"] }
    var produces: [MediaType] { ReportFormat.mediaTypes }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let format = try ReportFormat(askedIn: context)
        let (evaluation, notJudged) = try shelf.evaluation(context)
        let report = Report.render(
            evaluation,
            id: context.name,
            as: format,
            language: context.language,
            notJudged: notJudged
        )
        return .evaluation(evaluation, report, language: context.language)
    }
}
