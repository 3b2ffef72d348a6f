internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/prompts:review`: judges one screen of the app's own about a permission.
struct PromptReviewHandler: Handler {
    let today: @Sendable () -> String

    func checkBody(of head: Request, context: RequestContext) throws(Problem) { try JSONBody.check(head) }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let root = try JSONBody.read(request.body)
        var decoder = NodeDecoder()
        let prompt = decoder.prompt(root, at: .root, catalog: context.catalog)
        if let prompt, prompt.buttons.isEmpty, prompt.title.isEmpty, prompt.body.isEmpty, prompt.phase == .before {
            decoder.fault(.root, "There is nothing to review: send a title, a body or buttons.")
        }
        try decoder.check()
        var submission = Submission()
        submission.prompts = [prompt].compactMap { $0 }
        let evaluated = EvaluationContext(submission, catalog: context.catalog, today: today())
        let findings = Evaluator().findings(in: evaluated)
        return .json(capacity: 4096, language: context.language) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("permission", prompt?.permission)
            writer.member("verdict", ReviewVerdict(findings).rawValue)
            writer.array("findings") { writer in
                for finding in findings {
                    writer.raw(Report.render(finding, catalog: context.catalog, language: context.language))
                }
            }
        }
    }
}
