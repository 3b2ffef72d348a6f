import Evaluation
import Testing

@Suite("PM-013: tracking without domains")
struct TrackingWithoutDomainsTests {
    @Test(
        "Tracking needs a domain",
        arguments: [
            ("<key>NSPrivacyTrackingDomains</key><array/>", "empty"),
            ("<key>NSPrivacyTrackingDomains</key><array><string> </string></array>", "blank"), ("", "absent"),
        ]
    )
    func reports(_ domains: String, _ phrase: String) throws {
        let findings = try Sample(Sample.manifest("<key>NSPrivacyTracking</key><true/>\(domains)")).findings()
        #expect(findings.map(\.short) == ["PM-013 \(phrase) /NSPrivacyTrackingDomains"])
        #expect(findings.map(\.codes) == [["ITMS-91064"]])
    }

    @Test("A domain is enough; no tracking needs none")
    func accepts() throws {
        let domains = "<key>NSPrivacyTrackingDomains</key><array><string>track.example.com</string></array>"
        #expect(try Sample(Sample.manifest("<key>NSPrivacyTracking</key><true/>\(domains)")).findings().isEmpty)
        #expect(try Sample(Sample.manifest("<key>NSPrivacyTracking</key><false/>")).findings().isEmpty)
    }
}
