import Documents
import Evaluation
import Testing

@Suite("PM-023: the shape of lists and entries")
struct MalformedManifestEntryTests {
    @Test(
        "Each list must be an array",
        arguments: ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"]
    )
    func lists(_ key: String) throws {
        let text = Sample.plist("<key>\(key)</key><dict/>")
        #expect(try Sample(text).findings("PM-023").map(\.short) == ["PM-023 not-an-array /\(key)"])
    }

    @Test(
        "Each element must be a dictionary that holds something, and may go otherwise",
        arguments: ["NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"],
        [("<dict/>", "empty"), ("<string></string>", "not-a-dictionary"), ("<array/>", "not-a-dictionary")]
    )
    func elements(_ key: String, _ element: (xml: String, phrase: String)) throws {
        let findings = try Sample(Sample.plist("<key>\(key)</key><array>\(element.xml)</array>")).findings("PM-023")
        #expect(findings.map(\.short) == ["PM-023 \(element.phrase) /\(key)/0"])
        #expect(findings.map(\.patch) == [[.remove(Pointer.root.appending(key).appending(0))]])
    }

    @Test("An empty dictionary is one finding, not one for each key that it lacks")
    func once() throws {
        let text = Sample.manifest("<key>NSPrivacyAccessedAPITypes</key><array><dict/></array>")
        #expect(try Sample(text).findings().map(\.rule) == ["PM-023"])
    }
}
