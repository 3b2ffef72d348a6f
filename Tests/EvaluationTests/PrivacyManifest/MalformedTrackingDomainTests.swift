import Documents
import Evaluation
import Testing

@Suite("PM-014: tracking domains")
struct MalformedTrackingDomainTests {
    private func sample(_ domains: String, tracking: String = "<true/>") -> Sample {
        Sample(
            Sample.manifest(
                "<key>NSPrivacyTracking</key>\(tracking)<key>NSPrivacyTrackingDomains</key><array>\(domains)</array>"
            )
        )
    }

    @Test(
        "A URL is cut to its host",
        arguments: [
            "https://track.example.com", "track.example.com/", "track.example.com/v2?id=1", "track.example.com:443",
            "*.track.example.com", " track.example.com", "https://user@track.example.com/#top",
        ]
    )
    func mends(_ domain: String) throws {
        let findings = try sample("<string>\(domain)</string>").findings()
        #expect(findings.map(\.short) == ["PM-014 default /NSPrivacyTrackingDomains/0"])
        let pointer = Pointer.root.appending("NSPrivacyTrackingDomains").appending(0)
        #expect(findings.map(\.patch) == [[.replace(pointer, .string("track.example.com"))]])
    }

    @Test(
        "What holds no host is told",
        arguments: ["localhost", "192.168.0.1", "https://", "track example com", "a..b"]
    )
    func noHost(_ domain: String) throws {
        #expect(try sample("<string>\(domain)</string>").findings().map(\.phrase) == ["no-host"])
    }

    @Test("A blank beside a domain, and another type, are told")
    func shapes() throws {
        let findings = try sample("<string>track.example.com</string><string/><integer>1</integer>").findings()
        #expect(findings.map(\.phrase) == ["blank", "wrong-type"])
    }

    @Test("Host names are right", arguments: ["example.com", "a.b-c.example.co.uk", "追踪.例子.中国", "t_1.example.com"])
    func accepts(_ domain: String) throws {
        #expect(try sample("<string>\(domain)</string>").findings().isEmpty)
    }

    @Test("Without tracking a blank is told, and what is more than a host, beside the list as a whole")
    func withoutTracking() throws {
        #expect(try sample("<string/>", tracking: "<false/>").findings().map(\.rule) == ["PM-015", "PM-014"])
        let url = try sample("<string>https://a.example</string>", tracking: "<false/>").findings()
        #expect(url.map { "\($0.rule) \($0.phrase)" } == ["PM-015 default", "PM-014 if-kept"])
        #expect(url.last?.patch == [])
        #expect(
            try sample("<string>localhost</string>", tracking: "<false/>").findings().map(\.rule) == ["PM-015"]
        )
    }
}
