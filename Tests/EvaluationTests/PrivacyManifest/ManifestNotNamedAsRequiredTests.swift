import Catalog
import Documents
import Evaluation
import Testing

@Suite("PM-001: the name of the manifest")
struct ManifestNotNamedAsRequiredTests {
    @Test(
        "A name under which nobody looks is an error",
        arguments: [
            "PrivacyManifest.plist", "ios/Runner/PrivacyInfo.plist", "privacyinfo.xcprivacy",
            "Sample.app/Privacy.xcprivacy",
        ]
    )
    func reports(_ path: String) throws {
        let findings = try Sample(Sample.manifest(""), path: path).findings("PM-001")
        #expect(findings.map(\.phrase) == ["default"])
        #expect(findings.map(\.severity) == [.error])
    }

    @Test("Another name in a source tree is a note, for a build step may rename it")
    func notes() throws {
        let findings = try Sample(Sample.manifest(""), path: "sdk.xcprivacy").findings("PM-001")
        #expect(findings.map(\.phrase) == ["other-name"])
        #expect(findings.map(\.severity) == [.note])
    }

    @Test(
        "A further suffix and the name of a copy are warnings, for nothing takes them off",
        arguments: [
            "ios/PrivacyInfo.xcprivacy.xml", "PrivacyInfo.xcprivacy.txt", "PrivacyInfo 2.xcprivacy",
            "PrivacyInfo copy.xcprivacy", "PrivacyInfo(1).xcprivacy",
        ]
    )
    func warns(_ path: String) throws {
        let findings = try Sample(Sample.manifest(""), path: path).findings("PM-001")
        #expect(findings.map(\.phrase) == ["further-suffix"])
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test("The right name is right anywhere", arguments: ["PrivacyInfo.xcprivacy", "ios\\App\\PrivacyInfo.xcprivacy"])
    func accepts(_ path: String) throws {
        #expect(try Sample(Sample.manifest(""), path: path).findings("PM-001").isEmpty)
    }
}
