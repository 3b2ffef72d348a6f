internal import Catalog
internal import HTTPModel

/// `GET /v1/review-codes/{code}`: one code; the number of a guideline is told where its record is.
struct ReviewCodeHandler: Handler {
    private let record = RecordHandler("review code") { $0.reviewCodes }

    func isQuick(_ context: RequestContext) -> Bool { record.isQuick(context) || guideline(context) != nil }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        if context.catalog.reviewCodes.matching(context.name) == nil, let guideline = guideline(context) {
            let path = "/v1/guidelines/\(PercentEncoding.encode(guideline.id))"
            let detail = "\"\(guideline.id)\" is a paragraph of the guidelines, not a code: ask \(path)."
            throw Problem(.unknownName, detail, nearest: [guideline.id])
        }
        return try record.respond(to: request, context: context)
    }

    private func guideline(_ context: RequestContext) -> GuidelineRecord? {
        context.catalog.guidelines.matching(context.name)
    }
}
