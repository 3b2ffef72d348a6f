import Catalog
import Documents
import Evaluation
import Testing

@Suite("Purpose strings that are build settings, and texts that say nothing")
struct BuildSettingPurposeStringTests {
    private func evaluation(_ value: String, _ member: String = "") throws -> Evaluation {
        try Sample(Sample.plist(member + text("NSUserTrackingUsageDescription", value)), path: "Info.plist")
            .evaluation()
    }

    @Test("A build setting in an Info.plist that no build has filled in is not judged, and that is said")
    func source() throws {
        for value in ["$(TRACKING_TEXT)", "${TRACKING_TEXT}"] {
            let evaluation = try evaluation(value)
            #expect(!evaluation.findings.contains { $0.rule.hasPrefix("PS-") })
            #expect(
                evaluation.context.unreadPurposeStrings
                    == ["Info.plist /NSUserTrackingUsageDescription: \(value) is a build setting"]
            )
        }
    }

    @Test("In a built Info.plist it is what people read, and so is the name of the product anywhere")
    func built() throws {
        let built = "<key>DTPlatformVersion</key><string>26.0</string>"
        for evaluation in [try evaluation("$(TRACKING_TEXT)", built), try evaluation("$(PRODUCT_NAME)")] {
            #expect(evaluation.findings.filter { $0.severity > .note }.map(\.rule) == ["PS-002"])
            #expect(evaluation.context.unreadPurposeStrings == [])
        }
    }

    @Test("One letter holds the place of a text, and nothing else is said of it", arguments: ["x", "X.", "aaa", "…"])
    func letter(_ value: String) throws {
        #expect(try evaluation(value).findings.filter { $0.rule.hasPrefix("PS-") }.map(\.rule) == ["PS-002"])
    }

    @Test("A blank text of UniApp is said once")
    func uniApp() throws {
        let manifest =
            #"{"name": "a", "app-plus": {"modules": {"Camera": {}}, "distribute": {"ios": {"privacyDescription": {"#
            + #""NSCameraUsageDescription": ""}}}}}"#
        let findings = try Sample(manifest, path: "manifest.json").findings().filter {
            $0.location.pointer.description.hasSuffix("/NSCameraUsageDescription") && $0.severity > .note
        }
        #expect(findings.map(\.rule) == ["PS-001"])
    }

    @Test("A background mode that does not exist is only that")
    func mode() throws {
        let plist = Sample.plist("<key>UIBackgroundModes</key><array><string>bluetooth_central</string></array>")
        let rules = try Sample(plist, path: "Info.plist").findings().map(\.rule)
        #expect(rules.contains("PL-030") && !rules.contains("PL-032"))
    }
}
