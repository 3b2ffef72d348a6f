import Catalog
import Documents
import Evaluation
import Testing

@Suite("Localized purpose strings")
struct PurposeStringNotLocalizedTests {
    private static let english = "Scans the code on your ticket so that it can be added to your wallet."
    private static let chinese = "扫描车票上的二维码，把车票存进钱包。"

    /// An Info.plist with a camera text, and files beside it by their path.
    private static func sample(_ text: String, region: String? = nil, _ files: [String: String]) -> Sample {
        let key = region.map { "<key>CFBundleDevelopmentRegion</key><string>\($0)</string>" } ?? ""
        let body = "\(key)<key>NSCameraUsageDescription</key><string>\(text)</string>"
        var sample = Sample(Sample.plist(body), path: "ios/Runner/Info.plist")
        for (path, text) in files { sample.add(text, path: "ios/Runner/\(path)") }
        return sample
    }

    private static let name = "\"CFBundleDisplayName\" = \"Tickets\";"
    private static func camera(_ text: String) -> String { "\"NSCameraUsageDescription\" = \"\(text)\";" }

    @Test(
        "A language whose file lacks the text is told where the prompt would speak another",
        arguments: [
            (
                sample(english, ["zh-Hans.lproj/InfoPlist.strings": name]),
                ["ios/Runner/zh-Hans.lproj/InfoPlist.strings"]
            ),
            (sample(chinese, ["en.lproj/InfoPlist.strings": name]), ["ios/Runner/en.lproj/InfoPlist.strings"]),
            (sample(english, ["en.lproj/InfoPlist.strings": name, "fr.lproj/InfoPlist.strings": name]), []),
            (sample(english, ["zh-Hans.lproj/InfoPlist.strings": name + camera(chinese)]), []),
            (sample(chinese, ["zh-Hant.lproj/InfoPlist.strings": name, "ja.lproj/InfoPlist.strings": name]), []),
            (sample(english, ["pt-BR.lproj/InfoPlist.strings": name, "Base.lproj/InfoPlist.strings": name]), []),
            (sample(english, ["zh-Hans.lproj/Localizable.strings": name]), []),
            (
                sample(
                    english,
                    region: "$(DEVELOPMENT_LANGUAGE)",
                    ["de.lproj/InfoPlist.strings": camera("Scannt"), "fr.lproj/InfoPlist.strings": name]
                ), []
            ),
            (
                sample(
                    english,
                    region: "en",
                    ["de.lproj/InfoPlist.strings": camera("Scannt"), "fr.lproj/InfoPlist.strings": name]
                ), ["ios/Runner/fr.lproj/InfoPlist.strings"]
            ),
            (
                sample(
                    english,
                    [
                        "InfoPlist.xcstrings": """
                        {"sourceLanguage":"en","version":"1.0","strings":{"CFBundleName":{"localizations":{
                         "ja":{"stringUnit":{"state":"translated","value":"切符"}}}}}}
                        """
                    ]
                ), ["ios/Runner/InfoPlist.xcstrings"]
            ),
        ] as [(Sample, [String])]
    )
    func missing(_ sample: (submission: Sample, paths: [String])) throws {
        let findings = try sample.submission.findings("PS-011")
        #expect(findings.map(\.location.path) == sample.paths)
    }

    @Test("The texts of every language are reviewed, at their place")
    func reviewed() throws {
        let sample = Self.sample(
            Self.english,
            [
                "zh-Hans.lproj/InfoPlist.strings": Self.name + "\n" + Self.camera("Tickets 需要访问您的相机"),
                "InfoPlist.xcstrings": """
                {"sourceLanguage":"en","version":"1.0","strings":{"NSCameraUsageDescription":{"localizations":{
                 "fr":{"stringUnit":{"state":"translated","value":"TODO"}}}}}}
                """,
            ]
        )
        let loud = try sample.findings().filter { $0.rule.hasPrefix("PS-") && $0.severity > .note }
        let strings = try #require(loud.first { $0.rule == "PS-003" })
        #expect(strings.location.path == "ios/Runner/zh-Hans.lproj/InfoPlist.strings")
        #expect(strings.location.position?.line == 2)
        let catalog = try #require(loud.first { $0.rule == "PS-002" })
        let pointer = "/strings/NSCameraUsageDescription/localizations/fr/stringUnit/value"
        #expect(catalog.location.pointer.description == pointer)
    }
}
