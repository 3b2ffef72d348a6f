import Catalog
import Documents
import Evaluation
import Testing

@Suite("Patches")
struct PatchTests {
    @Test(
        "Each one, applied, makes its finding go away and adds no other",
        arguments: InfoPlistRulesTests.samples + APIRulesTests.samples
    )
    func mends(_ sample: RuleSample) throws {
        let before = try sample.bad.evaluated().findings
        for finding in before where !finding.patch.isEmpty && finding.rule == sample.rule {
            let patched = try #require(sample.bad.applying(patchOf: finding), "\(finding.short) does not fit")
            let after = try patched.evaluated().findings
            #expect(!after.contains { $0.short == finding.short && $0.arguments == finding.arguments })
            let added = Set(after.filter { $0.severity > .note }.map { "\($0.rule) \($0.phrase)" })
                .subtracting(before.map { "\($0.rule) \($0.phrase)" })
            #expect(added == [], "\(finding.short)")
        }
    }
}
