import Documents
import Evaluation
import Testing

@Suite("PM-015: domains without tracking")
struct DomainsWithoutTrackingTests {
    private static let domains = "<key>NSPrivacyTrackingDomains</key><array><string>track.example.com</string></array>"

    @Test(
        "False and absent are both no tracking; which of the two is wrong only the developer knows, so that no patch is given",
        arguments: [("<key>NSPrivacyTracking</key><false/>", "default"), ("", "absent")]
    )
    func reports(_ tracking: String, _ phrase: String) throws {
        let findings = try Sample(Sample.manifest(tracking + Self.domains)).findings()
        #expect(findings.map(\.short) == ["PM-015 \(phrase) /NSPrivacyTracking"])
        #expect(findings.map(\.codes) == [["ITMS-91064"]])
        #expect(findings.map(\.patch) == [[]])
    }

    @Test("A list that names nothing may go")
    func blank() throws {
        let text = "<key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackingDomains</key><array><string/></array>"
        let finding = try #require(try Sample(Sample.manifest(text)).findings("PM-015").first)
        #expect(finding.patch == [.remove(Pointer.root.appending("NSPrivacyTrackingDomains"))])
    }

    @Test("An empty list is nothing to report")
    func accepts() throws {
        let text = Sample.manifest("<key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackingDomains</key><array/>")
        #expect(try Sample(text).findings().isEmpty)
    }

    @Test(
        "A NSPrivacyTracking that is no Boolean counts as what it can only mean",
        arguments: [("NO", ["PM-012", "PM-015"]), ("sometimes", ["PM-012"]), ("YES", ["PM-012"])]
    )
    func noBoolean(_ value: String, _ rules: [String]) throws {
        let text = Sample.manifest("<key>NSPrivacyTracking</key><string>\(value)</string>" + Self.domains)
        #expect(try Sample(text).findings().map(\.rule) == rules)
    }
}
