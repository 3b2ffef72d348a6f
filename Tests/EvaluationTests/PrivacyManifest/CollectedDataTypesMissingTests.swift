import Catalog
import Documents
import Evaluation
import Testing

@Suite("PM-024: no list of collected data types")
struct CollectedDataTypesMissingTests {
    @Test("Is a warning at the place where it should be, and no patch declares that nothing is collected")
    func warns() throws {
        let findings = try Sample(Sample.plist("<key>NSPrivacyTracking</key><false/>")).findings()
        #expect(findings.map(\.short) == ["PM-024 default /NSPrivacyCollectedDataTypes"])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.map(\.location.position?.line) == [4])
        #expect(findings.map(\.patch.isEmpty) == [true])
    }

    @Test("An app.json may leave it out: Expo's template has it")
    func inExpo() throws {
        let text = #"{"expo": {"slug": "sample", "ios": {"privacyManifests": {"NSPrivacyTracking": false}}}}"#
        var submission = Submission()
        submission.documents = [DocumentReader.read(path: "app.json", bytes: Array(text.utf8))]
        #expect(try submission.findings(of: "PM-024").isEmpty)
    }

    @Test("A misspelled list is another rule's")
    func misspelled() throws {
        let text = Sample.plist("<key>NSPrivacyCollectedDataType</key><array/>")
        #expect(try Sample(text).findings().map(\.rule) == ["PM-003"])
    }
}
