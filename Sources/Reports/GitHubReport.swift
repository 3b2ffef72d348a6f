internal import Catalog
internal import Documents
internal import Evaluation

/// One GitHub workflow command a finding: `::error file=...,line=...,col=...,title=PM-006::message`.
///
/// Source: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
struct GitHubReport {
    private let evaluation: Evaluation
    private let voice: Voice

    init(_ evaluation: Evaluation, voice: Voice) {
        self.evaluation = evaluation
        self.voice = voice
    }

    /// Lines that each end in a line feed; nothing where there is nothing to tell.
    var text: String {
        evaluation.findings.map { line($0) + "\n" }.joined()
            + UnreadDocument.all(in: evaluation, voice: voice).map { line($0) + "\n" }.joined()
            + (Wording.omitted(evaluation.omittedFindings, voice.language).map { "::notice::\(Self.data($0))\n" } ?? "")
    }

    private func line(_ document: UnreadDocument) -> String {
        let title = Wording.notRead[voice.language]
        return "::notice file=\(Self.property(document.path.withoutDots)),title=\(title)::\(Self.data(document.detail))"
    }

    private func line(_ finding: Finding) -> String {
        let prose = voice.prose(finding)
        var properties: [(String, String)] = []
        if let path = finding.location.path { properties.append(("file", path.withoutDots)) }
        if let line = finding.location.position?.line { properties.append(("line", "\(line)")) }
        if let column = finding.location.position?.column { properties.append(("col", "\(column)")) }
        properties.append(("title", finding.rule))
        let list = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
        let message = prose.message + Wording.sentenceSeparator[voice.language] + prose.fix
        return "::\(Self.command(finding.severity)) \(list)::\(Self.data(message))"
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func data(_ text: String) -> String { text.escapingScalars(escape).withoutControls }

    private static func property(_ text: String) -> String {
        text.escapingScalars { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: escape(scalar)
            }
        }
        .withoutControls
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "%": "%25"
        case "\r": "%0D"
        case "\n": "%0A"
        default: nil
        }
    }
}
