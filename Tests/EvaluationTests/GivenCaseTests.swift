import Evaluation
import Testing

@Suite("Cases from the field")
struct GivenCaseTests {
    @Test("Each is judged as the App Store judged it", arguments: GivenCase.all)
    func judges(_ given: GivenCase) throws {
        let catalog = try TestTable.snapshot.get()
        let evaluation = Evaluator().evaluate(given.submission, against: catalog, today: Sample.today)
        #expect(given.faults(evaluation.findings) == [], "\(given.symptom)")
    }

    @Test("Each kind is there: broken manifests, wanting Info.plists, and submissions without a fault")
    func areFound() {
        for id in ["P11", "I33", "N04"] { #expect(GivenCase.all.contains { $0.id == id }) }
    }
}
