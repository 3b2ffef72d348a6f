internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/evaluations:batch`: judges many submissions, each by itself, in the order given.
///
/// An item that cannot be judged is answered by its problem, and the rest is still judged.
struct EvaluationBatchHandler: Handler {
    /// Submissions in one request.
    static let limit = 500
    /// Elements (documents, and those of the lists) in the submissions that are judged; what comes later is refused.
    static let maximumElements = 20_000
    /// Different wrong names of a kind for which near ones are looked for, shared by the submissions.
    private static let mostSuggestions = 2_000
    /// Findings that are listed, shared by the submissions; the others are counted.
    private static let mostFindings = 20_000
    /// Purpose strings that are reviewed in all submissions; those of later ones are told as not judged.
    private static let mostPurposeStrings = 4_000
    /// Bytes of the texts of prompts in the submissions that are judged.
    private static let mostPromptBytes = 2_000_000

    let today: @Sendable () -> String
    let metrics: ServiceMetrics
    let shelf: EvaluationShelf

    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.check(head)
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let items = try items(JSONBody.read(request.body))
        let today = today()
        let suggestions = Self.mostSuggestions / max(1, items.count)
        var (elements, documents) = (Self.maximumElements, DocumentRoom())
        var (purposeStrings, promptBytes) = (Self.mostPurposeStrings, Self.mostPromptBytes)
        let findings = min(Evaluation.maximumFindings, Self.mostFindings / max(1, items.count))
        var verdicts: [Evaluation.Verdict] = []
        var response = Response.json(capacity: 4096 * items.count, language: context.language) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.array("items") { writer in
                for item in items {
                    do throws(Problem) {
                        var decoder = SubmissionDecoder(catalog: context.catalog, room: documents)
                        decoder.read(item)
                        var submitted = try decoder.finish()
                        documents = decoder.room
                        let count = submitted.submission.elementCount
                        guard count <= elements else { throw Self.tooMany(count) }
                        elements -= count
                        let length = submitted.submission.prompts.length
                        guard length <= promptBytes else { throw Self.tooLong(length) }
                        promptBytes -= length
                        submitted.submission.mostSuggestions = min(submitted.submission.mostSuggestions, suggestions)
                        submitted.submission.mostFindings = findings
                        submitted.submission.mostPurposeStrings = min(
                            submitted.submission.mostPurposeStrings,
                            purposeStrings
                        )
                        let judged = JudgedSubmission(submitted, catalog: context.catalog, today: today)
                        purposeStrings -= judged.evaluation.context.reviewedCount
                        metrics.count(judged.evaluation, as: .json)
                        shelf.keep(judged)
                        writer.raw(judged.report(as: .json, language: context.language).bytes)
                        verdicts.append(judged.evaluation.verdict)
                    } catch {
                        writer.raw(error.response(to: request.id, dataset: context.catalog.dataset.id).body)
                        verdicts.append(.fail)
                    }
                }
            }
        }
        let worst = [Evaluation.Verdict.fail, .warn].first(where: verdicts.contains) ?? .pass
        response.headers.append("Evaluation-Verdict", worst.rawValue)
        return response
    }

    private static func tooMany(_ count: Int) -> Problem {
        Problem(
            .unusableRequest,
            "With the \(count) elements of this item, a batch would hold more than \(maximumElements) documents and list "
                + "elements; send the item in another request."
        )
    }

    private static func tooLong(_ length: Int) -> Problem {
        Problem(
            .unusableRequest,
            "With the \(length) bytes of this item's prompts, a batch would hold more than \(mostPromptBytes); send the "
                + "item in another request."
        )
    }

    private func items(_ root: Node) throws(Problem) -> [Node] {
        var decoder = NodeDecoder()
        var items: [Node] = []
        if let object = decoder.object(root, at: .root, known: ["items"]) {
            if object["items"] == nil { decoder.fault(.root, "\"items\" is missing.") }
            items = decoder.array("items", in: object, limit: Self.limit).map(\.node)
        }
        try decoder.check()
        return items
    }
}
