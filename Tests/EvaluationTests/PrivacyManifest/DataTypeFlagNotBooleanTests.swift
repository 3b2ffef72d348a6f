import Evaluation
import Testing

@Suite("PM-011: Linked and Tracking")
struct DataTypeFlagNotBooleanTests {
    @Test(
        "Missing and no Boolean are told apart, in either flag",
        arguments: ["NSPrivacyCollectedDataTypeLinked", "NSPrivacyCollectedDataTypeTracking"],
        [(nil, "missing", 0), ("<string>NO</string>", "default", 1), ("<string>maybe</string>", "default", 0)]
            as [(xml: String?, phrase: String, patches: Int)]
    )
    func reports(_ key: String, _ sample: (xml: String?, phrase: String, patches: Int)) throws {
        let findings = try Sample(Sample.collectedData([(key, sample.xml)])).findings()
        #expect(findings.map(\.short) == ["PM-011 \(sample.phrase) /NSPrivacyCollectedDataTypes/0/\(key)"])
        #expect(findings.map(\.patch.count) == [sample.patches])
    }

    @Test("Both Booleans are right")
    func accepts() throws {
        #expect(try Sample(Sample.collectedData([("NSPrivacyCollectedDataTypeLinked", "<true/>")])).findings().isEmpty)
    }
}
