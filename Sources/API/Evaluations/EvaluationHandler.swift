internal import Catalog
internal import Evaluation
internal import HTTPModel
internal import Reports

/// `POST /v1/evaluations`: judges one submission.
///
/// It comes in as JSON, as a form, as a ZIP archive of a project, or as one raw document that the parameter `path` names.
struct EvaluationHandler: Handler {
    let today: @Sendable () -> String
    let metrics: ServiceMetrics
    let shelf: EvaluationShelf

    var parameters: [String]? { ["format", "fix", "path", "bundle"] + SubmissionDecoder.targetFields }
    var produces: [MediaType] { ReportFormat.mediaTypes }

    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.checkCoding(head)
        let type = head.headers["Content-Type"].flatMap { MediaType($0) }
        if context.query["path"] != nil {
            guard type?.essence != MediaType.multipartForm.essence else {
                throw Problem(
                    .unsupportedMediaType,
                    "path names a raw document, but the body is a form: leave path out."
                )
            }
        } else if type?.essence == MediaType.multipartForm.essence {
            guard type?[parameter: "boundary"] != nil else {
                throw Problem(.unsupportedMediaType, "The Content-Type multipart/form-data needs its boundary.")
            }
        } else if !JSONBody.isJSON(head), !Self.isArchive(head) {
            throw JSONBody.unsupported(
                head,
                accepted: [.json, .multipartForm, .zip],
                hint: " A raw document of any type is read where the URL names it: ?path=Info.plist."
            )
        }
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let format = try ReportFormat(askedIn: context)
        let withFixes = try withFixes(context, as: format)
        let submitted = try read(request, context)
        let judged = JudgedSubmission(submitted, catalog: context.catalog, today: today())
        metrics.count(judged.evaluation, as: format)
        shelf.keep(judged)
        return judged.response(as: format, language: context.language, withFixes: withFixes)
    }

    /// Whether the mended documents are asked for, which JSON alone has room for.
    private func withFixes(_ context: RequestContext, as format: ReportFormat) throws(Problem) -> Bool {
        let detail: String
        switch context.query["fix"] {
        case nil, "false": return false
        case "true" where format == .json: return true
        case "true":
            detail = "The mended documents are told as JSON alone: leave fix or the format \(format.rawValue) out."
        case let text?: detail = "fix is true or false, not \"\(text.clipped)\"."
        }
        throw Problem(.badParameter, detail, errors: [Problem.Fault(.parameter("fix"), detail)])
    }

    private func read(_ request: Request, _ context: RequestContext) throws(Problem) -> EvaluationRequest {
        var decoder = SubmissionDecoder(catalog: context.catalog)
        if let path = context.query["path"] {
            if path.isEmpty { decoder.decoder.fault(.parameter("path"), "path is empty: it names the document.") }
            let bundle = context.query["bundle"]
            if Self.isArchive(request) {
                decoder.add(archive: request.body, at: path, bundle: bundle)
            } else {
                decoder.add(request.body, at: path, bundle: bundle)
            }
        } else if Self.isArchive(request) {
            decoder.add(archive: request.body, at: "project.zip", bundle: nil)
        } else if JSONBody.isJSON(request) {
            decoder.read(try JSONBody.read(request.body))
        } else {
            decoder.read(try parts(of: request))
        }
        if context.query["path"] == nil, context.query["bundle"] != nil {
            decoder.decoder.fault(.parameter("bundle"), "bundle goes with path: it is that of a raw document.")
        }
        for name in SubmissionDecoder.targetFields {
            if let text = context.query[name] { decoder.readTarget(name, text, at: .parameter(name)) }
        }
        return try decoder.finish()
    }

    /// Whether the body is said to be a ZIP archive of a project.
    private static func isArchive(_ head: Request) -> Bool {
        let type = head.headers["Content-Type"].flatMap { MediaType($0) }
        return type?.essence == MediaType.zip.essence || type?.essence == "application/x-zip-compressed"
    }

    private func parts(of request: Request) throws(Problem) -> [MultipartForm.Part] {
        let type = request.headers["Content-Type"].flatMap { MediaType($0) }
        do { return try MultipartForm.parts(of: request.body, boundary: type?[parameter: "boundary"] ?? "") } catch {
            throw Problem(.malformedBody, error.description)
        }
    }
}
