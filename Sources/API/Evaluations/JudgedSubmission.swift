internal import Catalog
internal import Evaluation
internal import HTTPModel
internal import Reports

/// A submission with its judgement and its name.
struct JudgedSubmission {
    let evaluation: Evaluation
    private let request: EvaluationRequest
    /// The same submission on the same dataset and day has the same.
    let id: String
    private let today: String

    init(_ request: EvaluationRequest, catalog: CatalogSnapshot, today: String) {
        self.request = request
        evaluation = Evaluator().evaluate(request.submission, against: catalog, today: today)
        self.today = today
        id = SubmissionDigest(request, evaluation.context).id
    }

    /// The judgement in one dialect, with the mended documents where they are asked for.
    func report(as format: ReportFormat, language: Language, withFixes: Bool = false) -> Report {
        Report.render(
            evaluation,
            id: id,
            as: format,
            language: language,
            notJudged: notJudged,
            contents: request.contents,
            fixed: withFixes ? Fixer(evaluation, contents: request.contents, today: today) : nil
        )
    }

    /// What it says, without the documents.
    var kept: KeptEvaluation { KeptEvaluation(evaluation, notJudged: notJudged) }

    private var notJudged: [String] {
        request.notJudged + unreviewed + omittedUses + evaluation.context.misunderstoodRemarks
    }

    /// Tells how many API uses in sources were too many.
    private var omittedUses: [String] {
        let count = evaluation.context.omittedSourceUses
        return count > 0 ? ["API uses in sources after the first \(EvaluationContext.mostSourceUses): \(count)"] : []
    }

    /// Names the purpose strings that were too many.
    private var unreviewed: [String] {
        let count = evaluation.context.unreviewedPurposeStrings
        return count > 0 ? ["purpose strings after the first \(EvaluationContext.mostPurposeStrings): \(count)"] : []
    }

    /// The answer; its header tells shells the verdict.
    func response(as format: ReportFormat, language: Language, withFixes: Bool = false) -> Response {
        let report = report(as: format, language: language, withFixes: withFixes)
        return .evaluation(evaluation, report, language: language)
    }
}
