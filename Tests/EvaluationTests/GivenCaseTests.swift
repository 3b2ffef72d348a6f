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

    @Test("Both kinds are there: broken manifests, and submissions without a fault")
    func areFound() {
        #expect(GivenCase.all.contains { $0.id == "P11" } && GivenCase.all.contains { $0.id == "N04" })
    }
}
