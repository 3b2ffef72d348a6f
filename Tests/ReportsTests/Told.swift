import Documents
import Reports

@testable import Catalog
@testable import Evaluation

/// An evaluation made by hand, told.
struct Told {
    var findings: [Finding] = []
    var documents: [Document] = []
    var texts: [Language: [String: RuleText]] = [:]

    /// A finding of rule `X-001` at `path`, line 2, column 3.
    static func finding(
        path: String? = "PrivacyInfo.xcprivacy",
        position: Position? = Position(offset: 10, line: 2, column: 3),
        phrase: String = "default",
        arguments: [String: Finding.Argument] = [:],
        patch: [PatchOperation] = [],
        because: [Finding.Cause] = []
    ) -> Finding {
        Finding(
            rule: "X-001",
            severity: .error,
            effect: .uploadRejected,
            certainty: .certain,
            codes: ["ITMS-91056"],
            permission: nil,
            location: Finding.Location(path: path, pointer: Pointer.root.appending("a/b"), position: position),
            phrase: phrase,
            arguments: arguments,
            patch: patch,
            because: because,
            facts: ["MYTH-005"],
            sources: ["TN3181"]
        )
    }

    /// The texts of `X-001` with one phrase, and the messages of others.
    static func texts(
        _ message: String,
        language: Language = .english,
        also others: [String: String] = [:]
    ) -> [Language: [String: RuleText]] {
        let phrase = RuleText.Phrase(message: message, why: "Because of {code}.", fix: "Write {nearest}.")
        let phrases = others.mapValues { RuleText.Phrase(message: $0, why: "-", fix: "-") }
            .merging(["default": phrase]) { $1 }
        return [language: ["X-001": RuleText(title: "A title", explanation: "-", phrases: phrases)]]
    }

    func text(
        _ format: ReportFormat,
        language: Language = .english,
        contents: [Document.Name: [UInt8]] = [:]
    ) -> String {
        var records = CatalogRecords()
        records.texts = texts
        let catalog = CatalogSnapshot(
            dataset: Dataset(id: "2026.11.1", published: "2026-11-30", sha256: ""),
            records: records
        )
        var submission = Submission()
        submission.documents = documents
        let context = EvaluationContext(submission, catalog: catalog, today: "2026-11-30")
        let evaluation = Evaluation(context: context, findings: findings, requiredKeys: [], removableKeys: [])
        let report = Report.render(
            evaluation,
            id: "ev_1",
            as: format,
            language: language,
            notJudged: ["prompts"],
            contents: contents
        )
        return String(decoding: report.bytes, as: UTF8.self)
    }
}
