internal import Catalog
internal import Documents
internal import Evaluation

/// The evaluation for people at a shell: each finding with its place marked, its reason and its cure.
struct TextReport {
    private let evaluation: Evaluation
    private let notJudged: [String]
    /// The lines that findings stand on.
    private let lines: [Document.Name: SourceLines]
    private let voice: Voice

    init(_ evaluation: Evaluation, notJudged: [String], contents: [Document.Name: [UInt8]], voice: Voice) {
        self.evaluation = evaluation
        self.notJudged = notJudged
        let numbers = Dictionary(grouping: evaluation.findings) {
            Document.Name(path: $0.location.path ?? "", bundle: $0.location.bundle)
        }
        .mapValues { Set($0.compactMap(\.location.position?.line)) }
        lines = Dictionary(
            uniqueKeysWithValues: numbers.compactMap { name, numbers in
                contents[name].map { (name, SourceLines(numbers, of: $0)) }
            }
        )
        self.voice = voice
    }

    /// Lines that each end in a line feed; no control character of the input reaches the terminal.
    var text: String {
        let language = voice.language
        let counts = [Severity.error, .warning, .note].map { Wording.count(evaluation.count($0), $0, language) }
        let summary =
            "\(evaluation.verdict.rawValue)\(Wording.colon[language])\(counts.joined(separator: Wording.listSeparator[language]))\n"
        return evaluation.findings.map(paragraph).joined()
            + (evaluation.findings.isEmpty ? Wording.noFinding[language] + "\n" : "")
            + UnreadDocument.all(in: evaluation, voice: voice).map(line).joined()
            + notJudged.map { "\(Wording.notJudged[language])\(Wording.colon[language])\($0)".withoutControls + "\n" }
            .joined()
            + summary
            + (Wording.omitted(evaluation.omittedFindings, language).map { $0 + "\n" } ?? "")
    }

    private func line(_ document: UnreadDocument) -> String {
        let colon = Wording.colon[voice.language]
        return "\(Wording.notRead[voice.language])\(colon)\(document.path)\(colon)\(document.detail)".withoutControls
            + "\n"
    }

    private func paragraph(_ finding: Finding) -> String {
        let prose = voice.prose(finding)
        let colon = Wording.colon[voice.language]
        let severity = Wording.severities[finding.severity]?[voice.language] ?? finding.severity.rawValue
        let names = ([finding.rule] + finding.codes).joined(separator: ", ")
        let gap = Wording.sentenceSeparator[voice.language]
        var lines = ["\(severity)\(colon)\(prose.message)\(gap)[\(names)]", "  --> \(place(finding.location))"]
        let at = finding.location
        if let path = at.path, let line = at.position?.line,
            let text = self.lines[Document.Name(path: path, bundle: at.bundle)]?[line]
        {
            lines += Excerpt(of: text, line: line, column: finding.location.position?.column).lines
        }
        lines.append("  \(Wording.why[voice.language])\(colon)\(prose.why)")
        lines.append("  \(Wording.fix[voice.language])\(colon)\(prose.fix)")
        return lines.map { $0.withoutControls + "\n" }.joined() + "\n"
    }

    private func place(_ location: Finding.Location) -> String {
        var place = location.path ?? location.bundle ?? "-"
        if let position = location.position {
            place += position.line.map { ":\($0)" } ?? " @\(position.offset)"
            if position.line != nil, let column = position.column { place += ":\(column)" }
        }
        let pointer = location.pointer.description
        return pointer.isEmpty ? place : "\(place) \(pointer)"
    }
}
