import Evaluation
import Testing

@Suite("PM-007: reasons for SDKs")
struct SDKReasonInAppTests {
    private static let text = Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", "CA92.1", "C56D.1")

    @Test("An app is warned of a reason that only SDKs may declare")
    func reports() throws {
        var sample = Sample(Self.text)
        sample.submission.target.kind = .app
        #expect(try sample.findings().map { $0.arguments["code"] } == [.text("C56D.1")])
        #expect(try Sample(Self.text, path: "Sample.app/PrivacyInfo.xcprivacy").findings().map(\.rule) == ["PM-007"])
    }

    @Test("Silent in an SDK, in a framework of an app, and where nobody says what it is")
    func accepts() throws {
        var sdk = Sample(Self.text)
        sdk.submission.target.kind = .sdk
        #expect(try sdk.findings().isEmpty)
        var framework = Sample(Self.text, path: "Sample.app/Frameworks/Net.framework/PrivacyInfo.xcprivacy")
        framework.submission.target.kind = .app
        #expect(try framework.findings().isEmpty)
        #expect(try Sample(Self.text).findings().isEmpty)
    }
}
