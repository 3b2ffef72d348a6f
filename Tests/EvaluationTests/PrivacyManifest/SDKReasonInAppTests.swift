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

    @Test(
        "An Info.plist of an app beside the manifest, or around it, says whose it is",
        arguments: [
            ("PrivacyInfo.xcprivacy", "Info.plist", true), ("App/PrivacyInfo.xcprivacy", "App/Info.plist", true),
            ("App/Resources/PrivacyInfo.xcprivacy", "App/Info.plist", true),
            ("Sources/Net/PrivacyInfo.xcprivacy", "Info.plist", false),
            ("Sources/Net/PrivacyInfo.xcprivacy", "Example/Info.plist", false),
            ("ios/Pods/Net/PrivacyInfo.xcprivacy", "ios/Info.plist", false),
        ]
    )
    func beside(_ manifest: String, _ plist: String, _ isOfApp: Bool) throws {
        let type = "<key>CFBundlePackageType</key>"
        for (body, isApp) in [
            ("\(type)<string>APPL</string>", true),
            ("<key>NSCameraUsageDescription</key><string>Scans your tickets.</string>", true),
            ("\(type)<string>FMWK</string>", false),
            ("\(type)<string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>", false),
        ] {
            var sample = Sample(Self.text, path: manifest)
            sample.add(Sample.plist(body), path: plist)
            #expect(try sample.findings("PM-007").isEmpty == !(isOfApp && isApp), "\(body)")
            sample.submission.target.kind = .sdk
            #expect(try sample.findings("PM-007").isEmpty)
        }
    }

    @Test("Codes for SDKs alone are offered to SDKs alone")
    func offered() throws {
        func offered(_ change: (inout Sample) -> Void) throws -> Bool? {
            var sample = Sample(apis: [APIUse(name: "UserDefaults")])
            change(&sample)
            return try sample.findings("PM-016").first.map { $0.arguments["allowed"].map { "\($0)" } ?? "" }
                .map { $0.contains("C56D.1") }
        }
        #expect(try offered { _ in } == false)
        #expect(try offered { $0.submission.target.kind = .app } == false)
        #expect(try offered { $0.submission.target.kind = .sdk } == true)
        #expect(try offered { $0.submission.apis[0].bundle = "A.app/Frameworks/B.framework" } == true)
        let wrong = Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", "XXXX.1")
        var sdk = Sample(wrong)
        #expect(try sdk.findings("PM-006").first?.arguments["allowed"] == .list(["CA92.1", "1C8F.1", "AC6B.1"]))
        sdk.submission.target.kind = .sdk
        #expect(
            try sdk.findings("PM-006").first?.arguments["allowed"] == .list(["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"])
        )
    }
}
