import Catalog
import Documents
import Evaluation
import Foundation
import Testing

@Suite("Mended documents")
struct FixerTests {
    /// What is written here.
    private static let formats: [Document.Format?] = [.xml, .binary, .json]

    private func evaluate(_ submission: Submission) throws -> Evaluation {
        Evaluator().evaluate(submission, against: try TestTable.snapshot.get(), today: Sample.today)
    }

    private func subjects(_ evaluation: Evaluation, _ severity: Severity = .warning) -> Set<String> {
        Set(
            evaluation.findings.filter { $0.severity >= severity }.map {
                "\($0.rule) \($0.phrase) \($0.location.path ?? "")"
            }
        )
    }

    @Test("Each patch of a case, made in its text, takes its finding away and adds none", arguments: GivenCase.all)
    func mendsOne(_ given: GivenCase) throws {
        let before = try evaluate(given.submission)
        for finding in before.findings where finding.severity == .error && !finding.patch.isEmpty {
            guard let index = given.submission.documents.firstIndex(where: { $0.path == finding.location.path }) else {
                continue
            }
            let document = given.submission.documents[index]
            #expect(document.bundle == finding.location.bundle)
            guard Self.formats.contains(document.format) else { continue }
            let bytes = try #require(given.contents[document.name])
            let edits = try #require(DocumentPatch.edits(finding.patch, in: document, bytes), "\(finding.short)")
            let (patched, _) = try #require(DocumentPatch.apply(edits, in: document, bytes))
            let after = try evaluate(given.submission.with { $0.documents[index] = patched })
            #expect(!after.findings.contains { $0.short == finding.short && $0.arguments == finding.arguments })
            #expect(subjects(after, .error).subtracting(subjects(before)) == [], "\(finding.short)")
        }
    }

    @Test(
        "Mended all at once, a case has no finding that it had not, and none that a patch could mend",
        arguments: GivenCase.all
    )
    func mendsAll(_ given: GivenCase) throws {
        let before = try evaluate(given.submission)
        let fixer = Fixer(before, contents: given.contents, today: Sample.today)
        #expect(subjects(fixer.evaluation, .error).subtracting(subjects(before)) == [])
        let left = fixer.evaluation.findings.filter { finding in
            finding.severity == .error && !finding.patch.isEmpty
                && fixer.evaluation.context.submission.documents.contains {
                    $0.path == finding.location.path && Self.formats.contains($0.format)
                }
        }
        #expect(left.map(\.short) == [])
    }

    @Test("Comments, order and indentation stay")
    func keeps() throws {
        let text = Sample.plist(
            """
              <!-- What we collect -->
              <key>NSPrivacyCollectedDataTypes</key> <array/>
              <key>NSPrivacyTracking</key> <string>false</string> <!-- no -->
              <key>NSPrivacyTrackingDomains</key>
              <array/>
            """
        )
        let evaluation = try Sample(text).evaluation()
        let name = Document.Name(path: "PrivacyInfo.xcprivacy", bundle: nil)
        let fixer = Fixer(evaluation, contents: [name: Array(text.utf8)], today: Sample.today)
        let mended = try #require(fixer.files[name].map { String(decoding: $0, as: UTF8.self) })
        #expect(mended == text.replacing("<string>false</string>", with: "<false/>"))
        #expect(fixer.fixes.map(\.rule).count == 1)
    }

    @Test("No patch takes away what another has made, nor on the ground of it")
    func noGuessOnAGuess() throws {
        let text = Sample.plist(
            """
            <key>NSPrivacyCollectedDataTypes</key><array/>
            <key>NSPrivacyTracking</key><string>NO</string>
            <key>NSPrivacyTrackingDomains</key><string>a.example</string>
            """
        )
        let name = Document.Name(path: "PrivacyInfo.xcprivacy", bundle: nil)
        let fixer = Fixer(try Sample(text).evaluation(), contents: [name: Array(text.utf8)], today: Sample.today)
        let mended = try #require(fixer.files[name].map { String(decoding: $0, as: UTF8.self) })
        #expect(fixer.fixes.map(\.rule) == ["PM-012"])
        #expect(mended.contains("<false/>") && mended.contains("<string>a.example</string>"))
        #expect(fixer.evaluation.findings.filter { $0.severity > .note }.map(\.rule) == ["PM-023"])
    }

    @Test("A value that the right key cannot take is not moved there")
    func renames() throws {
        for (key, value, isMoved) in [
            ("NSLocationTemporaryUsageDescription", "<string>Shows the shops near you on the map.</string>", false),
            (
                "NSLocationTemporaryUsageDescription",
                "<dict><key>Map</key><string>Shows the shops near you on the map.</string></dict>", true
            ),
            ("NSCameraUsage", "<string>Scans the code on your ticket into your wallet.</string>", true),
            ("NSCameraUsage", "<string>TODO</string>", false), ("NSCameraUsage", "<string/>", false),
            ("NSCameraUsage", "<true/>", false), ("NSCameraUsage", "<array/>", false),
        ] {
            let sample = Sample(Sample.plist("<key>\(key)</key>\(value)"), path: "Info.plist")
            let finding = try #require(try sample.findings("PL-024").first, "\(key)")
            #expect(finding.patch.isEmpty == !isMoved, "\(key) \(value)")
        }
    }

    /// What mending an Info.plist with `body` gives.
    private func mended(_ body: String) throws -> (before: Evaluation, fixer: Fixer, file: String) {
        let text = Sample.plist("<key>CFBundlePackageType</key>\n<string>APPL</string>\n" + body)
        var submission = Submission()
        submission.documents = [DocumentReader.read(path: "Info.plist", bytes: Array(text.utf8))]
        let before = try evaluate(submission)
        let name = Document.Name(path: "Info.plist", bundle: nil)
        let fixer = Fixer(before, contents: [name: Array(text.utf8)], today: Sample.today)
        return (before, fixer, String(decoding: fixer.files[name] ?? Array(text.utf8), as: UTF8.self))
    }

    @Test(
        "Background modes are never taken away: wrong ones become those that are meant, and a string becomes a list",
        arguments: [
            ("<string>location audio</string>", ["location", "audio"]),
            ("<string>fetch, audio;voip</string>", ["fetch", "audio", "voip"]),
            ("<string>Location audio</string>", ["location", "audio"]),
            ("<array><string>location audio</string><string>fetch</string></array>", ["location", "fetch", "audio"]),
            ("<array><string>audio</string><string>audio, location</string></array>", ["audio", "location"]),
            ("<array><string>locaton audio</string><string>voip</string></array>", ["location", "voip", "audio"]),
            ("<array><string>location everything</string></array>", ["location everything"]),
            ("<array><string>bluetooth-central</string></array>", ["bluetooth-central"]),
            ("<array><string>bluetooth_central</string></array>", ["bluetooth-central"]),
            ("<array><string>bluetooth</string></array>", ["bluetooth"]),
            ("<array><string>background-location</string></array>", ["location"]),
            (
                "<array><string>location</string><string>external-accessory</string></array>",
                ["location", "external-accessory"]
            ),
        ]
    )
    func keepsModes(_ given: (xml: String, modes: [String])) throws {
        let (before, fixer, file) = try mended("<key>UIBackgroundModes</key>\n" + given.xml)
        let document = DocumentReader.read(path: "Info.plist", bytes: Array(file.utf8))
        #expect(document.root?["UIBackgroundModes"]?.elements?.compactMap(\.string) == given.modes, "\(file)")
        // What a mode needs is said once it is one.
        #expect(subjects(fixer.evaluation, .error).isSubset(of: subjects(before)))
    }

    @Test("More findings than an answer tells are mended all the same, and what is left is said")
    func many() throws {
        let entry = "<string>Location</string>"
        let (before, fixer, _) = try mended(
            "<key>UIBackgroundModes</key>\n<array>\(String(repeating: entry, count: 1_200))</array>\n"
                + "<key>NSLocationDefaultAccuracyReduced</key>\n<string>YES</string>"
        )
        #expect(before.omittedFindings > 0)
        #expect(fixer.fixes.count == 1_201)
        #expect(fixer.unmended == [])
    }

    @Test("What takes too much work is left, and said")
    func work() throws {
        let filler = "<key>Note</key>\n<string>\(String(repeating: "x", count: 9 << 20))</string>\n"
        let (before, fixer, _) = try mended(filler + "<key>UIBackgroundModes</key>\n<string>audio</string>")
        #expect(before.findings.contains { $0.rule == "PL-011" })
        #expect(fixer.fixes.isEmpty)
        #expect(fixer.unmended.map(\.reason) == [.work] && fixer.unmended.map(\.findings) == [1])
    }

    @Test("A file in which no patch can be made is told with the reason")
    func unmended() throws {
        let openStep = Array("{ NSPrivacyCollectedDataTypes = (); NSPrivacyTracking = NO; }".utf8)
        let latin = Sample.manifest("<key>NSPrivacyTracking</key><string>NO</string>")
            .replacing("UTF-8", with: "ISO-8859-1")
        let list: [String: Any] = [
            "CFBundlePackageType": "APPL", "UIBackgroundModes": "audio", "Built": Date(timeIntervalSince1970: 0),
        ]
        let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let files: [(String, [UInt8], PatchObstacle)] = [
            ("PrivacyInfo.xcprivacy", openStep, .format), ("PrivacyInfo.xcprivacy", Array(latin.utf8), .encoding),
            ("Info.plist", [UInt8](binary), .date),
        ]
        for (path, file, obstacle) in files {
            let name = Document.Name(path: path, bundle: nil)
            var submission = Submission()
            submission.documents = [DocumentReader.read(path: name.path, bytes: file)]
            let before = try evaluate(submission)
            let fixer = Fixer(before, contents: [name: file], today: Sample.today)
            #expect(fixer.files.isEmpty)
            let count = before.findings.count { $0.severity > .note && !$0.patch.isEmpty }
            #expect(count > 0, "\(obstacle)")
            #expect(fixer.unmended == [UnmendedDocument(name: name, reason: .file(obstacle), findings: count)])
        }
    }

    @Test("Blank lines before the XML declaration, and JSON in the place of a property list, are mended in the file")
    func repairs() throws {
        let plain = Sample.manifest("<key>NSPrivacyTracking</key>\n<false/>")
        let json = #"{"NSPrivacyCollectedDataTypes": [], "NSPrivacyTracking": "NO", "NSPrivacyTrackingDomains": []}"#
        let name = Document.Name(path: "PrivacyInfo.xcprivacy", bundle: nil)
        for text in ["\n \n" + plain, json] {
            let before = try Sample(text).evaluation()
            #expect(before.findings.contains { $0.rule == "DOC-001" })
            let fixer = Fixer(before, contents: [name: Array(text.utf8)], today: Sample.today)
            #expect(subjects(fixer.evaluation) == [])
            let mended = String(decoding: try #require(fixer.files[name]), as: UTF8.self)
            #expect(mended.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
            if text != json { #expect(mended == plain) }
        }
    }

    @Test("A file without a fault is not touched")
    func leavesAlone() throws {
        let text = Sample.manifest("<key>NSPrivacyTracking</key>\n<false/>")
        let name = Document.Name(path: "PrivacyInfo.xcprivacy", bundle: nil)
        let fixer = Fixer(try Sample(text).evaluation(), contents: [name: Array(text.utf8)], today: Sample.today)
        #expect(fixer.files.isEmpty && fixer.fixes.isEmpty)
    }
}
