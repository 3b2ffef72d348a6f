internal import Catalog
internal import Documents
internal import Evaluation

/// The evaluation as a Markdown list, for a comment or a job summary.
struct MarkdownReport {
    private let evaluation: Evaluation
    private let notJudged: [String]
    private let voice: Voice

    init(_ evaluation: Evaluation, notJudged: [String], voice: Voice) {
        self.evaluation = evaluation
        self.notJudged = notJudged
        self.voice = voice
    }

    /// CommonMark; text of the submission cannot start markup.
    var text: String {
        let language = voice.language
        let counts = [Severity.error, .warning, .note].map { Wording.count(evaluation.count($0), $0, language) }
        let head =
            "**\(evaluation.verdict.rawValue)**\(Wording.colon[language])"
            + "\(counts.joined(separator: Wording.listSeparator[language]))\n"
        let body =
            evaluation.findings.isEmpty ? Wording.noFinding[language] + "\n" : evaluation.findings.map(item).joined()
        let documents = UnreadDocument.all(in: evaluation, voice: voice)
        let unread =
            documents.map(item) + notJudged.map { "- **\(Wording.notJudged[language])** \(Self.escaped($0))\n" }
        // A list does not interrupt the sentence before it.
        let start = evaluation.findings.isEmpty && !unread.isEmpty ? "\n" : ""
        let omitted = Wording.omitted(evaluation.omittedFindings, language).map { "\n\($0)\n" } ?? ""
        return "\(head)\n\(body)\(start)\(unread.joined())\(omitted)"
    }

    private func item(_ document: UnreadDocument) -> String {
        let colon = Wording.colon[voice.language]
        let path = Self.escaped(document.path)
        return "- **\(Wording.notRead[voice.language])** \(path)\(colon)\(Self.escaped(document.detail))\n"
    }

    private func item(_ finding: Finding) -> String {
        let prose = voice.prose(finding)
        let colon = Wording.colon[voice.language]
        let severity = Wording.severities[finding.severity]?[voice.language] ?? finding.severity.rawValue
        let names = ([finding.rule] + finding.codes).joined(separator: ", ")
        var place = finding.location.path ?? finding.location.bundle ?? ""
        if let line = finding.location.position?.line { place += ":\(line)" }
        let at = place.isEmpty ? "" : " \(Self.escaped(place))"
        return """
            - **\(severity)** \(names)\(at)\(colon)\(Self.escaped(prose.message))
              - \(Wording.why[voice.language])\(colon)\(Self.escaped(prose.why))
              - \(Wording.fix[voice.language])\(colon)\(Self.escaped(prose.fix))

            """
    }

    /// The text with every ASCII mark that can mean markup escaped (CommonMark §2.4).
    private static func escaped(_ text: String) -> String {
        text.withoutControls.escapingScalars { scalar in
            switch scalar {
            case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "!", "&", "~": "\\\(scalar)"
            default: nil
            }
        }
    }
}
