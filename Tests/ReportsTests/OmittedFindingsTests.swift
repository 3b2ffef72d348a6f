import Catalog
import Documents
import Testing

@testable import Evaluation
@testable import Reports

@Suite("Findings beyond the bound")
struct OmittedFindingsTests {
    @Test("What is left out is counted, and every dialect says so", arguments: ReportFormat.allCases)
    func saysSo(_ format: ReportFormat) throws {
        let snapshot = CatalogSnapshot(
            dataset: Dataset(id: "2026.11.1", published: "2026-11-30", sha256: ""),
            records: CatalogRecords()
        )
        let context = EvaluationContext(Submission(), catalog: snapshot, today: "2026-11-30")
        let finding = context.finding(
            BlankPurposeString.self,
            at: Finding.Location(path: "Info.plist"),
            severity: .error
        )
        let evaluation = Evaluation(
            context: context,
            findings: Array(repeating: finding, count: Evaluation.maximumFindings + 7),
            requiredKeys: [],
            removableKeys: []
        )
        #expect(evaluation.findings.count == Evaluation.maximumFindings)
        #expect(evaluation.count(.error) == Evaluation.maximumFindings + 7)
        let text = String(
            decoding: Report.render(evaluation, id: nil, as: format, language: .english).bytes,
            as: UTF8.self
        )
        #expect(text.contains(format == .json ? #""findings_omitted":7"# : "7 more findings are left out."))
    }
}
