internal import Catalog
internal import Documents
internal import Evaluation
internal import JSON
internal import Reports

/// The judgement on a manifest that was built or merged here.
struct BuiltManifestReport {
    private let evaluation: Evaluation
    private let context: RequestContext

    init(_ submission: Submission, _ context: RequestContext, today: String) {
        evaluation = Evaluator().evaluate(submission, against: context.catalog, today: today)
        self.context = context
    }

    /// Writes a file of the answer.
    static func write(_ path: String, _ text: String, isFragment: Bool, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("path", path)
            writer.member("fragment", isFragment)
            writer.member("text", text)
        }
    }

    /// Writes the verdict, and the evaluation as `POST /v1/evaluations` would tell it.
    func write(_ writer: inout JSONWriter) {
        writer.member("verdict", evaluation.verdict.rawValue)
        writer.key("evaluation")
        writer.raw(Report.render(evaluation, id: nil, as: .json, language: context.language).bytes)
    }
}
