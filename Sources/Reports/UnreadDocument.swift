internal import Catalog
internal import Documents
internal import Evaluation

/// A document that was not judged, and why; JSON lists it among the documents, the other dialects on a line of its own.
struct UnreadDocument {
    let path: String
    let detail: String

    /// Every document that was not read and that no finding tells of, in order of path.
    static func all(in evaluation: Evaluation, voice: Voice) -> [UnreadDocument] {
        let told = Set(evaluation.findings.compactMap(\.location.path))
        return evaluation.context.submission.documents.compactMap { document in
            guard document.status != .read, !told.contains(document.path),
                let detail = detail(document, evaluation.context, voice)
            else {
                return nil
            }
            return UnreadDocument(path: document.path, detail: detail)
        }
    }

    /// Why the document was not read; what became of an archive; `nil` for another that was read.
    static func detail(_ document: Document, _ context: EvaluationContext, _ voice: Voice) -> String? {
        if document.status == .read {
            guard let fault = document.faults.first(where: { $0.code == .archiveRead }) else { return nil }
            return voice.prose(context.finding(fault, in: document)).message
        }
        let fault = document.detail.map { voice.prose(context.finding($0, in: document)).message }
        return fault ?? (document.status == .ignored ? Wording.ignored : Wording.unreadable)[voice.language]
    }
}
