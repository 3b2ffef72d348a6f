internal import Catalog
internal import Documents
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
        let context = evaluation.context
        let unread = Self.bounded(context.unreadConfigurations) + Self.bounded(context.unreadPurposeStrings)
        return request.notJudged + unread + omissions + Self.bounded(programs) + context.misunderstoodRemarks
    }

    /// The first of `sentences`, and how many there are besides.
    private static func bounded(_ sentences: [String]) -> [String] {
        let most = 50
        return sentences.count <= most
            ? sentences : sentences.prefix(most) + ["\(sentences.count - most) more of the kind"]
    }

    /// Tells of configurations that only a run could read whole.
    private var programs: [String] {
        evaluation.context.submission.documents.compactMap { document in
            if document.faults.contains(where: { $0.code == .configurationIsCode && $0.arguments["file"] == "app.json" }
            ) {
                return "\(document.path): a program without a configuration in literals"
            }
            guard !document.unread.isEmpty else { return nil }
            let places = document.unread.prefix(10).map { $0 == .root ? "members of the root" : $0.description }
            let more = document.unread.count > 10 ? ", …" : ""
            return "\(document.path): not written as literals: \(places.joined(separator: ", "))\(more)"
        }
    }

    /// Tells of what there was too much.
    private var omissions: [String] {
        let context = evaluation.context
        let counts = [
            ("purpose strings", context.reviewedCount, context.unreviewedPurposeStrings),
            ("API uses in sources", EvaluationContext.mostSourceUses, context.omittedSourceUses),
            ("Info.plists of the app", EvaluationContext.mostInfoPlists, context.omittedInfoPlists),
            ("packages and imports", EvaluationContext.mostDependencies, context.omittedDependencies),
        ]
        return counts.filter { $0.2 > 0 }.map { "\($0.0) after the first \($0.1): \($0.2)" }
    }

    /// The answer; its header tells shells the verdict.
    func response(as format: ReportFormat, language: Language, withFixes: Bool = false) -> Response {
        let report = report(as: format, language: language, withFixes: withFixes)
        return .evaluation(evaluation, report, language: language)
    }
}
