internal import Catalog
internal import HTTPModel
internal import Reports

extension ReportFormat {
    /// The media types of all dialects, JSON first.
    static var mediaTypes: [MediaType] { [.json, .plainText, .markdown, .sarif, .xml] }

    /// The dialect that the parameter `format`, else `Accept`, asks for.
    init(askedIn context: RequestContext) throws(Problem) {
        guard let text = context.query["format"], !text.isEmpty else {
            self = Self.allCases.first { MediaType($0.mediaType)?.essence == context.mediaType.essence } ?? .json
            return
        }
        if let format = ReportFormat(rawValue: text) {
            self = format
            return
        }
        let known = Self.allCases.map(\.rawValue)
        let detail = "The format \"\(text.clipped)\" is not written here; known are \(known.joined(separator: ", "))."
        throw Problem(
            .notAcceptable,
            detail,
            errors: [Problem.Fault(.parameter("format"), detail)],
            nearest: NearNames.nearest(text, in: known)
        )
    }
}
