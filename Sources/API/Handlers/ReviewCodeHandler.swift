internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/review-codes/{code}?as_of=`: one code, and what held on a day; the number of a guideline is told where its
/// record is.
struct ReviewCodeHandler: Handler {
    var parameters: [String]? { ["as_of"] }

    /// Looking for near names takes up to a millisecond.
    func isQuick(_ context: RequestContext) -> Bool {
        context.catalog.reviewCodes.matching(context.name) != nil || guideline(context) != nil
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let day = parameters.day("as_of")
        try parameters.check()
        let catalog = context.catalog
        if catalog.reviewCodes.matching(context.name) == nil, let guideline = guideline(context) {
            let path = "/v1/guidelines/\(PercentEncoding.encode(guideline.id))"
            let detail = "\"\(guideline.id)\" is a paragraph of the guidelines, not a code: ask \(path)."
            throw Problem(.unknownName, detail, nearest: [guideline.id])
        }
        let record = try context.record("review code", in: catalog.reviewCodes)
        return .json { writer in
            writer.member("dataset", catalog.dataset.id)
            record.write(to: &writer, language: context.language, in: catalog)
            guard let day else { return }
            writer.object("at") { writer in
                writer.member("as_of", day)
                writer.member("enforced", record.isEnforced(on: day, in: catalog))
                writer.array("changes") { writer in
                    for change in record.changes(on: day, in: catalog) {
                        writer.object { change.write(to: &$0, language: context.language, in: catalog) }
                    }
                }
            }
        }
    }

    private func guideline(_ context: RequestContext) -> GuidelineRecord? {
        context.catalog.guidelines.matching(context.name)
    }
}
