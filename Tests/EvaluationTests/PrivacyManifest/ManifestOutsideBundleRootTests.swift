import Documents
import Evaluation
import Testing

@Suite("PM-002: the place of the manifest")
struct ManifestOutsideBundleRootTests {
    @Test(
        "A folder inside a built bundle is the wrong place",
        arguments: [
            ("Sample.app/Resources/PrivacyInfo.xcprivacy", "Sample.app/PrivacyInfo.xcprivacy"),
            ("build/Sample.app/en.lproj/PrivacyInfo.xcprivacy", "Sample.app/PrivacyInfo.xcprivacy"),
            (
                "Sample.app/Frameworks/Net.framework/Resources/PrivacyInfo.xcprivacy",
                "Sample.app/Frameworks/Net.framework/PrivacyInfo.xcprivacy"
            ),
        ]
    )
    func reports(_ path: String, _ right: String) throws {
        let findings = try Sample(Sample.manifest(""), path: path).findings("PM-002")
        #expect(findings.map { $0.arguments["right"] } == [.text(right)])
    }

    @Test(
        "The root of a bundle, a macOS place and a source tree are right",
        arguments: [
            "Sample.app/PrivacyInfo.xcprivacy", "Sample.app/Net_Net.bundle/PrivacyInfo.xcprivacy",
            "Sample.app/PlugIns/Share.appex/PrivacyInfo.xcprivacy", "Sources/Net/Resources/PrivacyInfo.xcprivacy",
            "Net.xcframework/ios-arm64/Net.framework/PrivacyInfo.xcprivacy",
            "Net.framework/Versions/A/Resources/PrivacyInfo.xcprivacy",
            "Net.xcframework/macos-arm64_x86_64/Net.framework/Resources/PrivacyInfo.xcprivacy",
            "Net.xcframework/ios-arm64_x86_64-maccatalyst/Net.framework/Resources/PrivacyInfo.xcprivacy",
        ]
    )
    func accepts(_ path: String) throws {
        #expect(try Sample(Sample.manifest(""), path: path).findings("PM-002").isEmpty)
    }
}
