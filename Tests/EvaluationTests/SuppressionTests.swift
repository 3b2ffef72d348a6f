import Catalog
import Documents
import Evaluation
import Testing

@Suite("Findings that are switched off")
struct SuppressionTests {
    private func evaluate(
        _ first: String = "",
        _ second: String = "",
        rules: [String: Submission.RuleSetting] = [:]
    ) throws
        -> Evaluation
    {
        var sample = Sample(
            Sample.plist(
                """
                \(first)
                <key>NSPrivacyCollectedDataTypes</key>
                <array/>
                \(second)
                <key>NSPrivacyTracking</key>
                <string>false</string>
                <key>NSPrivacyTrackingDomains</key>
                <string>none</string>
                """
            )
        )
        sample.submission.rules = rules
        return try sample.evaluation()
    }

    private func rules(_ evaluation: Evaluation) -> Set<String> { Set(evaluation.findings.map(\.rule)) }

    private func tracking() throws -> Finding {
        try #require(try evaluate().findings.first { $0.location.pointer.description == "/NSPrivacyTracking" })
    }

    @Test("By the request, by a comment before the element, and by one for the file; each is counted")
    func suppresses() throws {
        let rule = try tracking().rule
        let loud = try evaluate().findings.count { $0.rule == rule }
        let off = try evaluate(rules: [rule: .off])
        #expect(!rules(off).contains(rule))
        #expect(off.suppressed.map(\.origin) == Array(repeating: .request, count: loud))
        let next = try evaluate("", "<!-- permission-atlas: off \(rule) -->")
        #expect(next.suppressed.map(\.finding.location.pointer.description) == ["/NSPrivacyTracking"])
        #expect(next.suppressed.map(\.origin) == [.comment])
        let file = try evaluate("<!-- permission-atlas: off-file \(rule) -->")
        #expect(!rules(file).contains(rule))
        #expect(file.suppressedCount == loud)
    }

    @Test("A comment before another element, and one that names another rule, switch nothing off")
    func leaves() throws {
        let finding = try tracking()
        #expect(try evaluate("<!-- permission-atlas: off \(finding.rule) -->").suppressed == [])
        #expect(try evaluate("", "<!-- permission-atlas: off PS-001 -->").suppressed == [])
        #expect(try evaluate("", "<!-- off \(finding.rule) -->").suppressed == [])
    }

    @Test(
        "A comment that speaks to us and is not understood is told",
        arguments: ["off", "of PM-001", "off PM-99999", ""]
    )
    func misunderstood(_ words: String) throws {
        let evaluation = try evaluate("", "<!-- permission-atlas: \(words) -->")
        #expect(evaluation.suppressed == [])
        #expect(evaluation.context.misunderstoodRemarks.count == 1)
    }
}
