import Catalog
import Evaluation
import Testing

@Suite("PM-008: data types")
struct UnknownDataTypeTests {
    private static let key = "NSPrivacyCollectedDataType"

    @Test(
        "What was meant is told",
        arguments: [
            ("NSPrivacyCollectedDataTypePhotosOrVideos", ["NSPrivacyCollectedDataTypePhotosorVideos"]),
            ("Photos", ["NSPrivacyCollectedDataTypePhotosorVideos"]),
            ("Photos or Videos", ["NSPrivacyCollectedDataTypePhotosorVideos"]),
            ("Crash Data", ["NSPrivacyCollectedDataTypeCrashData"]),
            ("NSPrivacyCollectedDataTypeDeviceId", ["NSPrivacyCollectedDataTypeDeviceID"]),
            (
                "Location",
                ["NSPrivacyCollectedDataTypeCoarseLocation", "NSPrivacyCollectedDataTypePreciseLocation"]
            ),
        ]
    )
    func nearest(_ value: String, _ right: [String]) throws {
        let findings = try Sample(Sample.collectedData([(Self.key, "<string>\(value)</string>")])).findings()
        #expect(findings.map(\.rule) == ["PM-008"])
        #expect(findings.first?.arguments["nearest"] == .list(right))
        #expect(findings.first?.patch.count == (right.count == 1 ? 1 : 0))
    }

    @Test(
        "Blank, no string and missing are told apart",
        arguments: [("<string></string>", "blank"), ("<true/>", "wrong-type"), (nil, "missing")] as [(String?, String)]
    )
    func shapes(_ xml: String?, _ phrase: String) throws {
        let findings = try Sample(Sample.collectedData([(Self.key, xml)])).findings()
        #expect(findings.map(\.short) == ["PM-008 \(phrase) /NSPrivacyCollectedDataTypes/0/\(Self.key)"])
    }

    @Test("Every constant is right", arguments: try TestTable.snapshot.get().privacyDataTypes.rows.map(\.id))
    func accepts(_ id: String) throws {
        #expect(try Sample(Sample.collectedData([(Self.key, "<string>\(id)</string>")])).findings().isEmpty)
    }
}
