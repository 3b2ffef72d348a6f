import Documents
import Evaluation
import Testing

@Suite("PM-009: the list of purposes")
struct PurposesMissingTests {
    private static let key = "NSPrivacyCollectedDataTypePurposes"
    private static let entry = "/NSPrivacyCollectedDataTypes/0"

    @Test("The singular key is one finding, at its line, with a move to the right name")
    func singular() throws {
        let value = "<array><string>NSPrivacyCollectedDataTypePurposeAnalytics</string></array>"
        let text = Sample.collectedData([(Self.key, nil), ("NSPrivacyCollectedDataTypePurpose", value)])
        let findings = try Sample(text).findings()
        #expect(findings.map(\.short) == ["PM-009 misspelled \(Self.entry)"])
        #expect(findings.first?.location.position?.line == 14)
        guard case .move? = findings.first?.patch.first else {
            Issue.record("no patch")
            return
        }
    }

    @Test(
        "Missing, no array and empty are told apart",
        arguments: [
            (nil, "missing"), ("<string>NSPrivacyCollectedDataTypePurposeAnalytics</string>", "wrong-type"),
            ("<array/>", "empty"),
        ] as [(String?, String)]
    )
    func shapes(_ xml: String?, _ phrase: String) throws {
        let findings = try Sample(Sample.collectedData([(Self.key, xml)])).findings()
        #expect(findings.map(\.short) == ["PM-009 \(phrase) \(Self.entry)/\(Self.key)"])
        #expect(findings.first?.codes == ["ITMS-91056"])
    }
}
