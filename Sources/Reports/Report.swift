package import Catalog
package import Documents
package import Evaluation

/// An evaluation, told in one dialect and one language.
package struct Report: Sendable {
    /// UTF-8.
    package let bytes: [UInt8]
    /// The value of `Content-Type`.
    package let mediaType: String

    /// Tells `evaluation`; the same evaluation gives the same bytes.
    ///
    /// - Parameters:
    ///   - evaluation: What is told.
    ///   - id: The evaluation's name in the service, `ev_...`; `nil` where it was not kept.
    ///   - format: The dialect.
    ///   - language: The language of the prose; a sentence that it lacks is told in English.
    ///   - notJudged: Parts of the request that no rule reads, as the caller named them, for `json`, `text` and `markdown`.
    ///   - contents: The submitted files, for the excerpts of `text` and the edits of `sarif`; a file that is absent is told
    ///     without.
    ///   - fixed: The documents mended, for `json`.
    /// - Returns: The bytes and their media type.
    package static func render(
        _ evaluation: Evaluation,
        id: String?,
        as format: ReportFormat,
        language: Language,
        notJudged: [String] = [],
        contents: [Document.Name: [UInt8]] = [:],
        fixed: Fixer? = nil
    ) -> Report {
        let voice = Voice(catalog: evaluation.context.catalog, language: language)
        let bytes =
            switch format {
            case .json: JSONReport(evaluation, id: id, notJudged: notJudged, fixed: fixed, voice: voice).bytes
            case .text: Array(TextReport(evaluation, notJudged: notJudged, contents: contents, voice: voice).text.utf8)
            case .xcode: Array(XcodeReport(evaluation, voice: voice).text.utf8)
            case .github: Array(GitHubReport(evaluation, voice: voice).text.utf8)
            case .markdown: Array(MarkdownReport(evaluation, notJudged: notJudged, voice: voice).text.utf8)
            case .sarif: SARIFReport(evaluation, id: id, contents: contents, voice: voice).bytes
            case .junit: Array(JUnitReport(evaluation, voice: voice).text.utf8)
            }
        return Report(bytes: bytes, mediaType: format.mediaType)
    }
}
