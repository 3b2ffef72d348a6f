internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/privacy/categories/{category}`: one category of required-reason API, its reasons told in full.
struct PrivacyCategoryHandler: Handler {
    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let record = try context.record("category", in: context.catalog.privacyCategories)
        let reasons = record.reasons.compactMap { context.catalog.privacyReasons[id: $0] }
        return .json(capacity: 8192) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            record.write(to: &writer, language: context.language, in: context.catalog)
            writer.array("reason_details") { writer in
                for reason in reasons {
                    writer.object { reason.write(to: &$0, language: context.language, in: context.catalog) }
                }
            }
        }
    }
}
