internal import Catalog
internal import Documents
internal import Evaluation
internal import Reports

/// Judges files without a server.
enum EvaluateCommand: Command {
    enum Threshold: String, CaseIterable {
        case error, warning, never
    }

    static let name = "evaluate"
    static let operands = "PATH..."
    static let summary = "Judges files and project folders; exits 1 with findings at or above --fail-on."
    static let options =
        [
            Option("min-ios", "VERSION", "oldest iOS that it runs on (default: MinimumOSVersion of the Info.plist)"),
            Option("sdk", "VERSION", "SDK that it is built with"),
            Option("as-of", "DATE", "day to judge by (default: today)"),
            Option("kind", "KIND", "app or sdk"),
            Option("format", "FORMAT", "\(formats) (default: text)"),
            Option("lang", "LANGUAGE", "en or zh-Hans (default: en)"),
            Option("fail-on", "SEVERITY", "error, warning or never (default: error)"),
        ] + OpenTable.options

    private static var formats: String { ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") }

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        guard !invocation.operands.isEmpty else { throw CommandError(.usage, "name files or folders to judge") }
        var submission = Submission()
        submission.target.minIOS = try invocation.version("min-ios")
        submission.target.sdk = try invocation.version("sdk")
        submission.target.asOf = try invocation.day("as-of")
        submission.target.kind = try invocation.choice("kind", of: Target.Kind.self)
        let format = try invocation.choice("format", of: ReportFormat.self) ?? .text
        let language = try invocation.language()
        let threshold = try invocation.choice("fail-on", of: Threshold.self) ?? .error
        let files = try SubmittedFiles(invocation.operands).files
        let documents = files.flatMap(\.documents)
        submission.documents = documents.map(\.document)
        guard !submission.documents.allSatisfy({ $0.status == .ignored }) else {
            let paths = files.map(\.path).joined(separator: ", ")
            throw CommandError(.unreadableInput, "nothing to judge in \(paths): no kind of file that is read")
        }

        let evaluation = Evaluator().evaluate(
            submission,
            against: try OpenTable.snapshot(invocation),
            today: OpenTable.today()
        )
        let report = Report.render(
            evaluation,
            id: nil,
            as: format,
            language: language,
            contents: Dictionary(documents.map { ($0.document.name, $0.bytes) }) { first, _ in first }
        )
        try Terminal.write(report.bytes)
        let loudest = evaluation.findings.map(\.severity).max()
        let fails =
            switch threshold {
            case .error: loudest == .error
            case .warning: loudest == .error || loudest == .warning
            case .never: false
            }
        return fails ? .findings : .clean
    }
}
