import Catalog
import Documents
import Evaluation
import Testing

@testable import Reports

@Suite("Examples of purpose strings")
struct PurposeExampleTests {
    @Test(
        "Each is for its permission, and one that no rule has anything to say of but a note",
        arguments: Language.allCases
    )
    func areGood(_ language: Language) throws {
        let catalog = try RealTable.shared.get().snapshot
        var judged = 0
        for (permission, example) in PurposeExample.examples {
            let keys = catalog.keys.rows.filter { row in
                row.permission == permission && row.status == .known && row.id.hasSuffix("UsageDescription")
            }
            for key in keys {
                var submission = Submission()
                submission.purposeTexts = [
                    Submission.PurposeText(key: key.id, text: example[language], pointer: .root)
                ]
                let evaluation = Evaluator().evaluate(submission, against: catalog, today: "2026-11-30")
                // What an app does in the background another text has to say.
                let loud = evaluation.findings.filter { $0.severity > .note && $0.rule != "PS-014" }
                #expect(loud.isEmpty, "\(key.id): \(example[language]): \(loud.map(\.rule))")
                judged += 1
            }
        }
        #expect(judged > 20)
    }

    @Test("Without a permission it is an outline")
    func outline() {
        #expect(PurposeExample.text(for: nil, .english).contains("["))
        #expect(PurposeExample.text(for: "camera", .english) != PurposeExample.text(for: "location", .english))
    }
}
