import Documents
import Evaluation
import Testing

@Suite("PM-003: keys that manifests do not have")
struct UnexpectedManifestKeyTests {
    @Test("A stranger is reported at its own line, and may go")
    func stranger() throws {
        let sample = Sample(Sample.manifest("<key>NSCameraUsageDescription</key>\n<string>Scans.</string>"))
        let findings = try sample.findings("PM-003")
        #expect(findings.map(\.short) == ["PM-003 default /NSCameraUsageDescription"])
        #expect(findings.map(\.location.position?.line) == [7])
        #expect(findings.map(\.patch) == [[.remove(Pointer.root.appending("NSCameraUsageDescription"))]])
    }

    @Test(
        "A key in the wrong number or case, or as Xcode shows it, is a misspelled one",
        arguments: [
            ("NSPrivacyTrackingDomain", "NSPrivacyTrackingDomains"),
            ("nsPrivacyTrackingDomains", "NSPrivacyTrackingDomains"),
            ("Privacy Tracking Domains", "NSPrivacyTrackingDomains"),
        ]
    )
    func misspelled(_ key: String, _ right: String) throws {
        let sample = Sample(Sample.manifest("<key>\(key)</key>\n<array/>"))
        let findings = try sample.findings("PM-003")
        #expect(findings.map(\.phrase) == ["misspelled"])
        let from = Pointer.root.appending(key)
        #expect(findings.map(\.patch) == [[.move(from: from, to: Pointer.root.appending(right))]])
    }

    @Test("What stands under a misspelled key is judged all the same")
    func readsMisspelled() throws {
        let sample = Sample(
            Sample.manifest(
                """
                <key>NSPrivacyAccessedAPITypes</key>
                <array><dict>
                <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryDiskSpace</string>
                <key>NSPrivacyAccessedAPITypeReason</key><array><string>CA92.1</string></array>
                </dict></array>
                """
            )
        )
        #expect(
            try sample.findings().map(\.short).sorted() == [
                "PM-003 misspelled /NSPrivacyAccessedAPITypes/0",
                "PM-006 other-category /NSPrivacyAccessedAPITypes/0/NSPrivacyAccessedAPITypeReason/0",
            ]
        )
    }

    @Test("A stranger near a key that is there already names that key")
    func nearest() throws {
        let sample = Sample(
            Sample.manifest("<key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackings</key><false/>")
        )
        #expect(try sample.findings("PM-003").map { $0.arguments["nearest"] } == [.text("NSPrivacyTracking")])
    }

    @Test("A key of an entry that strayed to the top is no misspelled list")
    func strayed() throws {
        let text = Sample.manifest(
            "<key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryDiskSpace</string>"
        )
        #expect(try Sample(text).findings().map(\.short) == ["PM-003 nearest /NSPrivacyAccessedAPIType"])
    }

    @Test("In an entry of either list too")
    func inEntries() throws {
        let sample = Sample(Sample.collectedData([("Note", "<string>x</string>")]))
        #expect(try sample.findings().map(\.short) == ["PM-003 default /NSPrivacyCollectedDataTypes/0/Note"])
    }
}
