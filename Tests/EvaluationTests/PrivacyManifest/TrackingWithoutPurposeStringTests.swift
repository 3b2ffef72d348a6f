import Documents
import Evaluation
import Testing

@Suite("PM-018: tracking and its purpose string")
struct TrackingWithoutPurposeStringTests {
    private static let tracking = Sample.manifest(
        "<key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key><array><string>a.example</string></array>"
    )
    private static let purpose =
        "<key>NSUserTrackingUsageDescription</key><string>Lets sponsors count installs.</string>"

    @Test("The app's Info.plist needs the key, at the place where it should be")
    func reports() throws {
        var sample = Sample(Self.tracking)
        sample.add(Sample.plist(""), path: "Info.plist")
        let findings = try sample.findings("PM-018")
        #expect(findings.map(\.short) == ["PM-018 default /NSUserTrackingUsageDescription"])
        #expect(findings.map(\.location.path) == ["Info.plist"])
        #expect(findings.map(\.location.position?.line) == [4])
    }

    @Test("Silent with the key, without an Info.plist, for an SDK and for a framework's manifest")
    func accepts() throws {
        var good = Sample(Self.tracking)
        good.add(Sample.plist(Self.purpose), path: "Info.plist")
        #expect(try good.findings("PM-018").isEmpty)
        #expect(try Sample(Self.tracking).findings("PM-018").isEmpty)
        var sdk = Sample(Self.tracking)
        sdk.add(Sample.plist(""), path: "Info.plist")
        sdk.submission.target.kind = .sdk
        #expect(try sdk.findings("PM-018").isEmpty)
        var framework = Sample(Self.tracking, path: "Sample.app/Frameworks/Ads.framework/PrivacyInfo.xcprivacy")
        framework.add(Sample.plist(""), path: "Sample.app/Info.plist")
        #expect(try framework.findings("PM-018").isEmpty)
    }
}
