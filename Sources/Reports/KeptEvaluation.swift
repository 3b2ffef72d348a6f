package import Catalog
internal import Documents
package import Evaluation

/// What an evaluation says, without the documents that it was made of.
///
/// It can be told again in every dialect and language; only excerpts and edits of the text are gone with the documents.
package struct KeptEvaluation: Sendable, Codable {
    /// A document's line in the answer.
    private struct File: Codable {
        let path: String
        let bundle: String?
        let kind: DocumentKind
        let format: Document.Format?
        let status: Document.Status
        let detail: DocumentFault?

        init(_ document: Document) {
            path = document.path
            bundle = document.bundle
            kind = document.kind
            format = document.format
            status = document.status
            detail = document.detail.map { fault in
                let arguments = fault.arguments.mapValues(\.clipped)
                return DocumentFault(fault.code, at: fault.position, pointer: fault.pointer, arguments: arguments)
            }
        }

        /// The document without its content.
        var document: Document {
            Document(
                path: path,
                bundle: bundle,
                kind: kind,
                format: format,
                status: status,
                root: nil,
                faults: [detail].compactMap { $0 }
            )
        }
    }

    /// As understood, the day included.
    private let target: Target
    private let files: [File]
    private let findings: [Finding]
    /// By the word for the severity.
    private let counts: [String: Int]
    private let requiredKeys: [Evaluation.RequiredKey]
    private let removableKeys: [Evaluation.RemovableKey]
    private let suppressed: [SuppressedFinding]
    private let suppressedCount: Int
    /// As ``Report/render(_:id:as:language:notJudged:contents:fixed:)`` tells them.
    package let notJudged: [String]

    /// Keeps what `evaluation` tells.
    package init(_ evaluation: Evaluation, notJudged: [String]) {
        let context = evaluation.context
        var target = context.submission.target
        target.minIOS = context.minIOS
        target.asOf = context.asOf
        self.target = target
        files = context.submission.documents.map(File.init)
        findings = evaluation.findings.map(Self.clipped)
        counts = Dictionary(
            uniqueKeysWithValues: Severity.allCases.map { ($0.rawValue, evaluation.count($0)) }
        )
        requiredKeys = evaluation.requiredKeys
        removableKeys = evaluation.removableKeys
        suppressed = evaluation.suppressed.map {
            SuppressedFinding(finding: Self.clipped($0.finding), origin: $0.origin)
        }
        suppressedCount = evaluation.suppressedCount
        self.notJudged = notJudged
    }

    /// The evaluation as it was on `catalog`, which is the dataset that it rests on; its documents have no content.
    package func evaluation(in catalog: CatalogSnapshot) -> Evaluation {
        var submission = Submission()
        submission.target = target
        submission.documents = files.map(\.document)
        return Evaluation(
            context: EvaluationContext(submission, catalog: catalog, today: target.asOf ?? ""),
            findings: findings,
            counts: Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0, counts[$0.rawValue] ?? 0) }),
            requiredKeys: requiredKeys,
            removableKeys: removableKeys,
            suppressed: suppressed,
            suppressedCount: suppressedCount
        )
    }

    /// The finding with no more of the submitted values than its sentences show.
    private static func clipped(_ finding: Finding) -> Finding {
        var finding = finding
        finding.arguments = finding.arguments.mapValues { argument in
            switch argument {
            case .text(let text): .text(text.clipped)
            case .list(let items): .list(items.map(\.clipped))
            case .phrase: argument
            }
        }
        return finding
    }
}
