import Catalog
import Documents
import Evaluation
import Testing

@Suite("Mended documents")
struct FixerTests {
    /// What is written here.
    private static let formats: [Document.Format?] = [.xml, .binary, .json]

    private func evaluate(_ submission: Submission) throws -> Evaluation {
        Evaluator().evaluate(submission, against: try TestTable.snapshot.get(), today: Sample.today)
    }

    private func subjects(_ evaluation: Evaluation) -> Set<String> {
        Set(
            evaluation.findings.filter { $0.severity > .note }.map {
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
            // Modes that are no list hide what is wrong with each of them.
            let hidden = finding.rule == "PL-011" ? ["PL-013 no-text \(document.path)"] : []
            #expect(subjects(after).subtracting(subjects(before)).isSubset(of: hidden), "\(finding.short)")
        }
    }

    @Test(
        "Mended all at once, a case has no finding that it had not, and none that a patch could mend",
        arguments: GivenCase.all
    )
    func mendsAll(_ given: GivenCase) throws {
        let before = try evaluate(given.submission)
        let fixer = Fixer(before, contents: given.contents, today: Sample.today)
        #expect(subjects(fixer.evaluation).subtracting(subjects(before)) == [])
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

    @Test("What a mended fault had hidden is mended, too")
    func hidden() throws {
        let text = Sample.plist(
            """
            <key>CFBundlePackageType</key>
            <string>APPL</string>
            <key>UIBackgroundModes</key>
            <string>location</string>
            """
        )
        var submission = Submission()
        submission.documents = [DocumentReader.read(path: "Info.plist", bytes: Array(text.utf8))]
        let before = try evaluate(submission)
        #expect(before.findings.contains { $0.rule == "PL-011" } && !before.findings.contains { $0.rule == "PL-013" })
        let name = Document.Name(path: "Info.plist", bundle: nil)
        let fixer = Fixer(before, contents: [name: Array(text.utf8)], today: Sample.today)
        #expect(fixer.fixes.map(\.rule) == ["PL-011", "PL-013"])
        #expect(subjects(fixer.evaluation) == [])
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
