internal import Catalog
internal import Documents
internal import Evaluation

/// One line a finding in the grammar of Xcode's build system: `path:line:column: error: message [PM-006]`.
///
/// The part before the keyword must hold no quote and the path no colon, else Xcode shows plain output; such a path
/// moves into the message. Source: swiftlang/swift-build, `CommandLineToolSpec.swift`, `GenericOutputParser`.
struct XcodeReport {
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
            + (Wording.omitted(evaluation.omittedFindings, voice.language).map { "note: \($0)\n" } ?? "")
    }

    private func line(_ document: UnreadDocument) -> String {
        let message = Wording.notRead[voice.language] + Wording.colon[voice.language] + document.detail
        let place = Self.isPlain(document.path) ? "\(document.path): note" : "note: \(document.path)"
        return "\(place): \(message)".withoutControls
    }

    private func line(_ finding: Finding) -> String {
        let prose = voice.prose(finding)
        let gap = Wording.sentenceSeparator[voice.language]
        let message = "\(prose.message)\(gap)\(prose.fix)\(gap)[\(finding.rule)]"
        guard let path = finding.location.path else {
            return "\(finding.severity.rawValue): \(message)".withoutControls
        }
        guard Self.isPlain(path) else {
            let line = finding.location.position?.line.map { ":\($0)" } ?? ""
            return "\(finding.severity.rawValue): \(path)\(line): \(message)".withoutControls
        }
        var place = path
        if let line = finding.location.position?.line {
            place += ":\(line)"
            if let column = finding.location.position?.column { place += ":\(column)" }
        }
        return "\(place): \(finding.severity.rawValue): \(message)".withoutControls
    }

    private static func isPlain(_ path: String) -> Bool {
        !path.isEmpty && !path.unicodeScalars.contains { $0 == "\"" || $0 == "'" || $0 == ":" || $0.isControl }
    }
}
