internal import Catalog
internal import Evaluation
internal import HTTPModel
internal import Reports

extension Response {
    /// A 200 with `report`; its header tells shells the verdict.
    static func evaluation(_ evaluation: Evaluation, _ report: Report, language: Language) -> Response {
        let headers = Headers([
            ("Dataset-Version", evaluation.context.catalog.dataset.id), ("Content-Type", report.mediaType),
            ("Content-Language", language.rawValue), ("Evaluation-Verdict", evaluation.verdict.rawValue),
        ])
        return Response(.ok, headers: headers, body: report.bytes)
    }
}
