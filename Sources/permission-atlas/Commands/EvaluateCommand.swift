internal import API
internal import Catalog
internal import Documents
internal import Evaluation
internal import Foundation
internal import Reports
internal import Store

/// Judges files without a server.
enum EvaluateCommand: Command {
    enum Threshold: String, CaseIterable {
        case error, warning, never
    }

    private enum RuleWord: String, CaseIterable {
        case off, note, warning, error
    }

    static let name = "evaluate"
    static let operands = "[PATH...]"
    static let summary =
        "Judges files, archives and project folders; exits 1 with findings at or above --fail-on, 65 with a named file not read."
    static let options =
        [
            Option("min-ios", "VERSION", "oldest iOS that it runs on (default: MinimumOSVersion of the Info.plist)"),
            Option("sdk", "VERSION", "SDK that it is built with"),
            Option("as-of", "DATE", "day to judge by (default: today)"),
            Option("kind", "KIND", "app or sdk"),
            Option("framework", "FRAMEWORK", frameworks),
            Option("apis", "FILE", "APIs that the app calls: a name a line, or a JSON list as a request has it"),
            Option("request", "FILE", "more to judge, in JSON: apis, prompts, strings, ... as POST /v1/evaluations"),
            Option("rules", "RULE=SETTING,...", "\(words(RuleWord.self)): PM-006=off,PS-003=note"),
            Option("fix", nil, "mend the files in place where a patch is sure, and report what is left"),
            Option("format", "FORMAT", "\(words(ReportFormat.self)) (default: text)"),
            Option("lang", "LANGUAGE", "en or zh-Hans (default: en)"),
            Option("fail-on", "SEVERITY", "\(words(Threshold.self)) (default: error)"),
            Option("dataset", "ID", "dataset of the database to judge by (default: the newest)"),
        ] + OpenTable.options

    private static var frameworks: String { words(Target.Framework.self) }

    private static func words<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> String {
        Choice.allCases.map(\.rawValue).joined(separator: ", ")
    }

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        let format = try invocation.choice("format", of: ReportFormat.self) ?? .text
        let language = try invocation.language()
        let threshold = try invocation.choice("fail-on", of: Threshold.self) ?? .error
        let target = try Self.target(invocation)
        guard !invocation.operands.isEmpty || invocation["apis"] != nil || invocation["request"] != nil else {
            throw CommandError(.usage, "name files or folders to judge")
        }
        let files = try SubmittedFiles(invocation.operands)
        if !files.leftOut.isEmpty {
            let list = files.leftOut.prefix(5).joined(separator: ", ") + (files.leftOut.count > 5 ? ", ..." : "")
            Terminal.complain("not searched, as packages and builds lie there: \(list)")
        }
        let documents = files.files.flatMap(\.documents)
        let catalog = try OpenTable.snapshot(invocation, dataset: invocation["dataset"])
        var submission = try Self.request(invocation, catalog)
        let isRead = documents.contains { $0.document.status != .ignored }
        guard isRead || submission.elementCount > 0 || submission.entitlements != nil else {
            guard !invocation.operands.isEmpty else {
                throw CommandError(.unreadableInput, "there is nothing to judge")
            }
            let paths = invocation.operands.joined(separator: ", ")
            throw CommandError(.unreadableInput, "nothing to judge in \(paths): no kind of file that is read")
        }
        submission.documents += documents.map(\.document)
        submission.target.take(target)
        submission.rules.merge(try rules(invocation, catalog)) { $1 }
        let unread = files.files.filter { $0.isNamed && $0.documents.allSatisfy { $0.document.status == .ignored } }

        var contents = Dictionary(documents.map { ($0.document.name, $0.bytes) }) { first, _ in first }
        var evaluation = Evaluator().evaluate(submission, against: catalog, today: OpenTable.today())
        if invocation.isOn("fix") {
            let fixer = Fixer(evaluation, contents: contents, today: OpenTable.today())
            try write(fixer, files.files)
            evaluation = fixer.evaluation
            contents.merge(fixer.files) { $1 }
        }
        let report = Report.render(evaluation, id: nil, as: format, language: language, contents: contents)
        try Terminal.write(report.bytes)
        for file in unread { Terminal.complain("\(file.path): not judged: no kind of file that is read") }
        if fails(evaluation, threshold) { return .findings }
        return unread.isEmpty ? .clean : .unreadableInput
    }

    private static func fails(_ evaluation: Evaluation, _ threshold: Threshold) -> Bool {
        let loudest = evaluation.findings.map(\.severity).max()
        return switch threshold {
        case .error: loudest == .error
        case .warning: loudest == .error || loudest == .warning
        case .never: false
        }
    }

    private static func target(_ invocation: Invocation) throws(CommandError) -> Target {
        var target = Target()
        target.minIOS = try invocation.version("min-ios")
        target.sdk = try invocation.version("sdk")
        target.asOf = try invocation.day("as-of")
        target.kind = try invocation.choice("kind", of: Target.Kind.self)
        target.framework = try invocation.choice("framework", of: Target.Framework.self)
        return target
    }

    /// What `--request` and `--apis` name.
    private static func request(_ invocation: Invocation, _ catalog: CatalogSnapshot) throws(CommandError) -> Submission
    {
        var submission = Submission()
        if let path = invocation["request"] { submission = try Self.submission(path, try bytes(path), catalog) }
        guard let path = invocation["apis"] else { return submission }
        let bytes = try bytes(path)
        if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") {
            submission.apis += try Self.submission(path, bytes, catalog).apis
        } else {
            let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
                String(line.trimmingPrefix(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
            }
            submission.apis += lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { APIUse(name: $0) }
        }
        return submission
    }

    private static func bytes(_ path: String) throws(CommandError) -> [UInt8] {
        // A pipe, as a shell makes one of <(command), is read as well.
        guard let file = FileHandle(forReadingAtPath: path), let content = try? file.readToEnd() ?? Data() else {
            throw CommandError(.unreadableInput, "\(path): cannot be read")
        }
        return [UInt8](content)
    }

    private static func submission(
        _ path: String,
        _ bytes: [UInt8],
        _ catalog: CatalogSnapshot
    ) throws(CommandError) -> Submission {
        do throws(Problem) { return try RequestFile.submission(bytes, catalog: catalog) } catch {
            let faults = error.errors.map { fault in
                if case .pointer(let pointer) = fault.place {
                    "\n  \(pointer): \(fault.detail)"
                } else {
                    "\n  \(fault.detail)"
                }
            }
            let detail = faults.isEmpty ? " \(error.detail)" : faults.joined()
            throw CommandError(.unreadableInput, "\(path) cannot be used:\(detail)")
        }
    }

    /// What `--rules` makes of each rule that it names.
    private static func rules(
        _ invocation: Invocation,
        _ catalog: CatalogSnapshot
    ) throws(CommandError) -> [String: Submission.RuleSetting] {
        var rules: [String: Submission.RuleSetting] = [:]
        for item in (invocation["rules"] ?? "").split(separator: ",") {
            let sides = item.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, let word = RuleWord(rawValue: sides[1]) else {
                throw CommandError(
                    .usage,
                    "--rules: \(String(item).quoted) is not like PM-006=off: \(words(RuleWord.self))"
                )
            }
            guard let rule = catalog.rules.matching(sides[0]) else {
                let near = catalog.rules.nearest(sides[0], limit: 3)
                let hint = near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))"
                throw CommandError(.usage, "--rules: no rule is called \(sides[0].quoted)\(hint)")
            }
            rules[rule.id] =
                switch word {
                case .off: .off
                case .note: .severity(.note)
                case .warning: .severity(.warning)
                case .error: .severity(.error)
                }
        }
        return rules
    }

    /// Writes what was mended over the files, those in archives left as they are.
    private static func write(_ fixer: Fixer, _ files: [SubmittedFiles.File]) throws(CommandError) {
        let mended = fixer.files.sorted { $0.key.path < $1.key.path }
        for (name, bytes) in mended {
            guard let file = files.first(where: { $0.path == name.path }) else {
                Terminal.complain("\(name.path): lies in an archive, which is not written")
                continue
            }
            do { try Data(bytes).write(to: URL(filePath: file.place)) } catch {
                throw CommandError(.unavailable, "\(file.place): cannot be written")
            }
            let rules = Set(fixer.fixes.filter { $0.location.path == name.path }.map(\.rule)).sorted()
            Terminal.complain("\(name.path): mended \(rules.joined(separator: ", "))")
        }
    }
}

extension Target {
    /// Takes over what `other` says.
    fileprivate mutating func take(_ other: Target) {
        minIOS = other.minIOS ?? minIOS
        sdk = other.sdk ?? sdk
        asOf = other.asOf ?? asOf
        kind = other.kind ?? kind
        framework = other.framework ?? framework
    }
}
