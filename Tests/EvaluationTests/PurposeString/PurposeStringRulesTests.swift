import Catalog
import Documents
import Evaluation
import Foundation
import Testing

@Suite("Purpose-string rules")
struct PurposeStringRulesTests {
    private static let rows: [RuleRecord] = {
        guard let catalog = try? TestTable.snapshot.get() else { return [] }
        return catalog.rules.rows.filter { $0.id.hasPrefix("PS-") }
    }()

    /// Those whose examples are one Info.plist.
    private static let plistRows = rows.filter { $0.id != "PS-011" }

    private struct Example: Decodable {
        struct File: Decodable {
            let path: String
            let text: String
        }
        let documents: [File]
    }

    /// The findings on an example, which is a request.
    private static func findings(example: String) throws -> [Finding] {
        let files = try JSONDecoder().decode(Example.self, from: Data(example.utf8)).documents
        let first = try #require(files.first)
        var sample = Sample(first.text, path: first.path)
        for file in files.dropFirst() { sample.add(file.text, path: file.path) }
        return try sample.findings()
    }

    private static func findings(_ body: String) throws -> [Finding] {
        try Sample(Sample.plist(body), path: "Info.plist").findings()
    }

    @Test("Every rule reports its bad example, at the text, and leaves its good one alone", arguments: plistRows)
    func examples(_ row: RuleRecord) throws {
        let bad = try Self.findings(example: row.examples.bad).filter { $0.rule == row.id }
        let finding = try #require(bad.first)
        #expect(finding.severity == row.severity)
        #expect(finding.location.position?.line.map { $0 >= 5 } == true)
        #expect(finding.permission != nil)
        #expect(try !Self.findings(example: row.examples.good).contains { $0.rule == row.id })
    }

    @Test("The family has a row for every rule")
    func complete() {
        #expect(Self.rows.map(\.id) == RuleRegistry.ids.filter { $0.hasPrefix("PS-") })
    }

    @Test("A good example draws nothing above a note from the family", arguments: plistRows)
    func goodExamplesAreGood(_ row: RuleRecord) throws {
        let loud = try Self.findings(example: row.examples.good).filter {
            $0.rule.hasPrefix("PS-") && $0.severity > .note
        }
        #expect(loud.map(\.short) == [])
    }

    @Test("A placeholder is one finding, whatever else could be said of it")
    func placeholderAlone() throws {
        let findings = try Self.findings("<key>NSCameraUsageDescription</key>\n<string>TODO</string>")
        #expect(findings.filter { $0.rule.hasPrefix("PS-") }.map(\.rule) == ["PS-002"])
    }

    @Test(
        "A text that says where it is stands for one that is not shown",
        arguments: ["[localized in strings file]", "See InfoPlist.strings", "Localized"]
    )
    func reference(_ text: String) throws {
        let key = "<key>NSCameraUsageDescription</key>\n<string>\(text)</string>"
        let purpose = """
            <key>NSLocationTemporaryUsageDescriptionDictionary</key>
            <dict>
                <key>Delivery</key>
                <string>\(text)</string>
            </dict>
            """
        #expect(try !Self.findings(key + purpose).contains { $0.rule.hasPrefix("PS-") })
    }

    @Test("A placeholder in whose place a translation has a text is a note")
    func translatedPlaceholder() throws {
        var submission = Submission(text("NSCameraUsageDescription", "TODO"))
        func severities() throws -> [Severity] { try submission.findings(of: "PS-002").map(\.severity) }
        #expect(try severities() == [.error])
        let strings = "NSCameraUsageDescription = \"Scans the code on your ticket.\";"
        submission.documents.append(
            DocumentReader.read(path: "en.lproj/InfoPlist.strings", bytes: Array(strings.utf8))
        )
        #expect(try severities() == [.note])
    }

    @Test("A blank text under a key that iOS does not read is left to the rules about the key")
    func blankForeignKeys() throws {
        let keys = ["NSDocumentsFolderUsageDescription", "NSUserNotificationsUsageDescription"]
        let findings = try Self.findings(keys.map { "<key>\($0)</key>\n<string></string>" }.joined())
        #expect(!findings.contains { $0.rule == "PS-001" })
        #expect(Set(findings.map(\.rule)).isSuperset(of: ["PL-024", "PL-034"]))
    }

    @Test("Keys of one permission may share a text, those of two may not")
    func repeated() throws {
        let text = "<string>Shows the stores nearest to you, also while the app is closed.</string>"
        let location = ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"]
        let shared = location.map { "<key>\($0)</key>\n\(text)" }.joined(separator: "\n")
        #expect(try !Self.findings(shared).contains { $0.rule == "PS-010" })
        let other = "\(shared)\n<key>NSMotionUsageDescription</key>\n\(text)"
        #expect(
            try Self.findings(other).filter { $0.rule == "PS-010" }.map(\.location.pointer.description)
                == ["/NSMotionUsageDescription"]
        )
    }

    @Test("Each purpose of temporary full accuracy is a text of its own")
    func temporaryAccuracy() throws {
        let body = """
            <key>NSLocationTemporaryUsageDescriptionDictionary</key>
            <dict>
                <key>Delivery</key>
                <string></string>
            </dict>
            """
        let blank = try #require(try Self.findings(body).first { $0.rule == "PS-001" })
        #expect(blank.location.pointer.description == "/NSLocationTemporaryUsageDescriptionDictionary/Delivery")
    }

    @Test(
        "What a framework writes by itself is told as that",
        arguments: [
            "Allow $(PRODUCT_NAME) to save photos", "$(PRODUCT_NAME) would like access to your photo gallery",
            "need photo library access to get pictures from there", "uni API 功能演示需读取相册",
            "APP需要您的同意，才能访问相册，以便于图像选取",
        ]
    )
    func frameworkDefaults(_ text: String) throws {
        let findings = try Self.findings("<key>NSPhotoLibraryUsageDescription</key>\n<string>\(text)</string>")
        #expect(
            findings.contains { $0.rule == "PS-003" && $0.phrase == "framework-default" && $0.severity == .warning }
        )
    }

    @Test(
        "A plea is a fault where it is all that is said, and a note beside a use",
        arguments: [
            ("Please allow access to your photos.", Severity.warning),
            ("Please allow access to your photos to attach receipts to an expense report.", .note),
            ("请允许访问相册", .warning), ("请允许访问相册，以便选择车票上的二维码", .note),
        ]
    )
    func plea(_ sample: (text: String, severity: Severity)) throws {
        let findings = try Self.findings("<key>NSPhotoLibraryUsageDescription</key>\n<string>\(sample.text)</string>")
        let plea = try #require(findings.first { $0.rule == "PS-008" })
        #expect(plea.phrase == "plea")
        #expect(plea.severity == sample.severity)
        #expect(!findings.contains { $0.rule.hasPrefix("PS-") && $0.severity > sample.severity })
    }

    @Test("Tracking under its own key is held against the privacy manifest of the app")
    func tracking() throws {
        let text = "This identifier is used for personalized ads."
        var sample = Sample(
            Sample.plist("<key>NSUserTrackingUsageDescription</key>\n<string>\(text)</string>"),
            path: "Info.plist"
        )
        #expect(try sample.findings("PS-015").isEmpty)
        sample.add(Sample.manifest("<key>NSPrivacyTracking</key>\n<false/>"), path: "PrivacyInfo.xcprivacy")
        let finding = try #require(try sample.findings("PS-015").first)
        #expect(finding.phrase == "manifest")
        #expect(finding.severity == .note)
    }
}
