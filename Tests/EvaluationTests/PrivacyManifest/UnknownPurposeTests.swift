import Catalog
import Evaluation
import Testing

@Suite("PM-010: purposes")
struct UnknownPurposeTests {
    private static let key = "NSPrivacyCollectedDataTypePurposes"
    private static let place = "/NSPrivacyCollectedDataTypes/0/\(key)"

    @Test(
        "What was meant is told, and the patch writes it",
        arguments: [
            ("App functionality", "AppFunctionality"), ("Analytics", "Analytics"),
            ("NSPrivacyCollectedDataTypePurposesAppFunctionality", "AppFunctionality"),
            ("Product Personalisation", "ProductPersonalization"),
        ]
    )
    func nearest(_ value: String, _ right: String) throws {
        let xml = "<array><string>\(value)</string></array>"
        let findings = try Sample(Sample.collectedData([(Self.key, xml)])).findings()
        #expect(findings.map(\.short) == ["PM-010 nearest \(Self.place)/0"])
        #expect(findings.first?.arguments["nearest"] == .list(["NSPrivacyCollectedDataTypePurpose\(right)"]))
    }

    @Test("A number has a fact about it")
    func number() throws {
        let findings = try Sample(Sample.collectedData([(Self.key, "<array><string>31</string></array>")])).findings()
        #expect(findings.map(\.short) == ["PM-010 default \(Self.place)/0"])
        #expect(findings.map(\.facts) == [["MYTH-006"]])
    }

    @Test("Blank elements and elements of another type are reported")
    func shapes() throws {
        let xml = "<array><string> </string><integer>11</integer></array>"
        let findings = try Sample(Sample.collectedData([(Self.key, xml)])).findings()
        #expect(findings.map(\.short) == ["PM-010 blank \(Self.place)/0", "PM-010 wrong-type \(Self.place)/1"])
    }

    @Test("A lone string is read too, under the misspelled key as well")
    func loneString() throws {
        let misspelled = "NSPrivacyCollectedDataTypePurpose"
        let text = Sample.collectedData([(Self.key, nil), (misspelled, "<string>31</string>")])
        let findings = try Sample(text).findings("PM-010")
        #expect(findings.map(\.short) == ["PM-010 default /NSPrivacyCollectedDataTypes/0/\(misspelled)"])
    }

    @Test("Each of the six is right", arguments: try TestTable.snapshot.get().privacyPurposes.rows.map(\.id))
    func accepts(_ id: String) throws {
        let xml = "<array><string>\(id)</string></array>"
        #expect(try Sample(Sample.collectedData([(Self.key, xml)])).findings().isEmpty)
    }
}
