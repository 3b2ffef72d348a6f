import Catalog
import Evaluation
import Testing

@Suite("PM-026: tracked data in a manifest that does not track")
struct TrackedDataWithoutTrackingTests {
    @Test("The contradiction is a note at the flag")
    func notes() throws {
        let key = "NSPrivacyCollectedDataTypeTracking"
        let findings = try Sample(Sample.collectedData([(key, "<true/>")])).findings()
        #expect(findings.map(\.short) == ["PM-026 default /NSPrivacyCollectedDataTypes/0/\(key)"])
        #expect(findings.map(\.severity) == [.note])
    }
}
