internal import Catalog
internal import Documents
internal import Evaluation

/// The evaluation as JUnit XML: a test suite for each document, a test case for each finding.
///
/// Only errors are failures, as a warning does not fail an evaluation; warnings and notes pass with their text. What is
/// suppressed or unread is skipped. Source of the form: <https://github.com/testmoapp/junitxml>.
struct JUnitReport {
    /// One test case and what it came to.
    private struct Case {
        enum Outcome { case failed, passed, skipped }
        let name: String
        let group: String
        let outcome: Outcome
        let message: String
        let detail: String
        var line: Int?
    }

    private let evaluation: Evaluation
    private let voice: Voice

    init(_ evaluation: Evaluation, voice: Voice) {
        self.evaluation = evaluation
        self.voice = voice
    }

    /// XML, UTF-8.
    var text: String {
        let suites = suites
        let cases = suites.flatMap(\.cases)
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"permission-atlas\"\(Self.counts(cases))>\n"
        for (path, cases) in suites {
            text += "  <testsuite name=\"\(path.xmlEscaped)\"\(Self.counts(cases))>\n"
            text += cases.map { Self.element($0, in: path) }.joined()
            text += "  </testsuite>\n"
        }
        if let omitted = Wording.omitted(evaluation.omittedFindings, voice.language) {
            text += "  <testsuite name=\"permission-atlas\" tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
            text += "    <system-out>\(omitted.xmlEscaped)</system-out>\n  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// By document, in order of path; what is said of no document comes first.
    private var suites: [(path: String, cases: [Case])] {
        var cases: [String: [Case]] = [:]
        for document in evaluation.context.submission.documents { cases[document.path] = [] }
        for finding in evaluation.findings { cases[Self.suite(of: finding), default: []].append(told(finding)) }
        for item in evaluation.suppressed {
            cases[Self.suite(of: item.finding), default: []].append(told(item.finding, isSuppressed: true))
        }
        for document in UnreadDocument.all(in: evaluation, voice: voice) {
            cases[document.path, default: []].append(
                Case(
                    name: Wording.notRead[voice.language],
                    group: "document",
                    outcome: .skipped,
                    message: document.detail,
                    detail: ""
                )
            )
        }
        let clean = Case(
            name: Wording.noFinding[voice.language],
            group: "document",
            outcome: .passed,
            message: "",
            detail: ""
        )
        return cases.sorted { $0.key < $1.key }.map { ($0.key, $0.value.isEmpty ? [clean] : $0.value) }
    }

    private static func suite(of finding: Finding) -> String {
        finding.location.path ?? finding.location.bundle ?? "permission-atlas"
    }

    private func told(_ finding: Finding, isSuppressed: Bool = false) -> Case {
        let prose = voice.prose(finding)
        let colon = Wording.colon[voice.language]
        let position = finding.location.position
        let place = [position?.line, position?.column].compactMap { $0.map(String.init) }.joined(separator: ":")
        let pointer = finding.location.pointer.description
        let severity = Wording.severities[finding.severity]?[voice.language] ?? finding.severity.rawValue
        let lines = [
            "\(severity)\(colon)\(prose.message)", "\(Wording.why[voice.language])\(colon)\(prose.why)",
            "\(Wording.fix[voice.language])\(colon)\(prose.fix)",
        ]
        return Case(
            name: ["\(finding.rule)", pointer.isEmpty ? place : pointer].filter { !$0.isEmpty }.joined(separator: " "),
            group: voice.catalog.rules[id: finding.rule]?.name.replacing("/", with: ".") ?? finding.rule,
            outcome: isSuppressed ? .skipped : finding.severity == .error ? .failed : .passed,
            message: isSuppressed
                ? Wording.suppressed[voice.language] + colon + prose.message
                : place.isEmpty ? prose.message : "\(place)\(colon)\(prose.message)",
            detail: lines.map(\.withoutControls).joined(separator: "\n"),
            line: position?.line
        )
    }

    private static func counts(_ cases: [Case]) -> String {
        let (failed, skipped) = (cases.count { $0.outcome == .failed }, cases.count { $0.outcome == .skipped })
        return " tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\""
    }

    private static func element(_ item: Case, in path: String) -> String {
        let line = item.line.map { " line=\"\($0)\"" } ?? ""
        let head =
            "    <testcase name=\"\(item.name.xmlEscaped)\" classname=\"\(item.group.xmlEscaped)\""
            + " file=\"\(path.xmlEscaped)\"\(line)"
        let (message, detail) = (item.message.xmlEscaped, item.detail.xmlEscaped)
        return switch item.outcome {
        case .failed:
            "\(head)>\n      <failure message=\"\(message)\" type=\"\(item.group.xmlEscaped)\">\(detail)</failure>\n"
                + "    </testcase>\n"
        case .skipped: "\(head)>\n      <skipped message=\"\(message)\"/>\n    </testcase>\n"
        case .passed where detail.isEmpty: "\(head)/>\n"
        case .passed: "\(head)>\n      <system-out>\(detail)</system-out>\n    </testcase>\n"
        }
    }
}

extension String {
    /// The text for content and attributes of XML 1.0: markup escaped, what no document may hold left out.
    fileprivate var xmlEscaped: String {
        escapingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n": nil
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            case _ where scalar.isControl: " "
            case _ where scalar.isBidirectionalControl: ""
            default: nil
            }
        }
    }
}
