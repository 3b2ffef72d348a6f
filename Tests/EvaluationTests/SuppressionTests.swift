import Catalog
import Documents
import Evaluation
import Testing

@Suite("Findings that are switched off")
struct SuppressionTests {
    private func evaluate(
        _ first: String = "",
        _ second: String = "",
        rules: [String: Submission.RuleSetting] = [:]
    ) throws
        -> Evaluation
    {
        var sample = Sample(
            Sample.plist(
                """
                \(first)
                <key>NSPrivacyCollectedDataTypes</key>
                <array/>
                \(second)
                <key>NSPrivacyTracking</key>
                <string>false</string>
                <key>NSPrivacyTrackingDomains</key>
                <string>none</string>
                """
            )
        )
        sample.submission.rules = rules
        return try sample.evaluation()
    }

    private func rules(_ evaluation: Evaluation) -> Set<String> { Set(evaluation.findings.map(\.rule)) }

    private func tracking() throws -> Finding {
        try #require(try evaluate().findings.first { $0.location.pointer.description == "/NSPrivacyTracking" })
    }

    @Test("By the request, by a comment before the element, and by one for the file; each is counted")
    func suppresses() throws {
        let rule = try tracking().rule
        let loud = try evaluate().findings.count { $0.rule == rule }
        let off = try evaluate(rules: [rule: .off])
        #expect(!rules(off).contains(rule))
        #expect(off.suppressed.map(\.origin) == Array(repeating: .request, count: loud))
        let next = try evaluate("", "<!-- permission-atlas: off \(rule) -->")
        #expect(next.suppressed.map(\.finding.location.pointer.description) == ["/NSPrivacyTracking"])
        #expect(next.suppressed.map(\.origin) == [.comment])
        let file = try evaluate("<!-- permission-atlas: off-file \(rule) -->")
        #expect(!rules(file).contains(rule))
        #expect(file.suppressedCount == loud)
    }

    @Test("A comment before another element, and one that names another rule, switch nothing off")
    func leaves() throws {
        let finding = try tracking()
        #expect(try evaluate("<!-- permission-atlas: off \(finding.rule) -->").suppressed == [])
        #expect(try evaluate("", "<!-- permission-atlas: off PS-001 -->").suppressed == [])
        #expect(try evaluate("", "<!-- off \(finding.rule) -->").suppressed == [])
    }

    @Test(
        "A comment that speaks to us and is not understood is told",
        arguments: ["off", "of PM-001", "off PM-99999", ""]
    )
    func misunderstood(_ words: String) throws {
        let evaluation = try evaluate("", "<!-- permission-atlas: \(words) -->")
        #expect(evaluation.suppressed == [])
        let told = evaluation.findings.filter { $0.phrase.hasPrefix("remark-") }
        #expect(told.map(\.rule) == ["DOC-003"])
        #expect(told.map(\.severity) == [.note])
        #expect(told.first?.location.position?.line == 8)
    }

    @Test("A rule that does not exist is told with the one that comes nearest")
    func misspelt() throws {
        let told = try #require(
            try evaluate("", "<!-- permission-atlas: off PM-0002 -->").findings.first {
                $0.phrase == "remark-misspelt-rule"
            }
        )
        #expect(told.arguments["rule"] == .text("PM-0002"))
        #expect(told.arguments["near"] == .text("PM-002"))
    }

    @Test(
        "In a source a comment switches findings off for a line: that of code before it, or the next one",
        arguments: [
            ("// permission-atlas: off API-001\n%", 1), ("% // permission-atlas: off API-001", 1),
            ("// permission-atlas: off API-002\n%", 0), ("let a = \"// permission-atlas: off API-001\"\n%", 0),
            ("// permission-atlas: off API-001\nfoo()\n%", 0), ("// permission-atlas: off-file API-001\nfoo()\n%", 1),
        ]
    )
    func sources(_ text: String, _ count: Int) throws {
        let call = "PHPhotoLibrary.authorizationStatus(for: .readWrite)"
        var sample = Sample(text.replacing("%", with: call), path: "A.swift")
        sample.submission.target.minIOS = OSVersion(13)
        let evaluation = try sample.evaluation()
        #expect(evaluation.suppressedCount == count)
        #expect(evaluation.findings.filter { $0.rule == "API-001" }.count == 1 - count)
    }

    @Test("In a Podfile a comment speaks of its line, of the next one, or of the file; a text is no comment")
    func podfile() throws {
        let bad = "platform :ios, '19.0'"
        for (text, isOff) in [
            ("# permission-atlas: off PL-044\n\(bad)\n", true), ("\(bad) # permission-atlas: off PL-044\n", true),
            ("# permission-atlas: off-file PL-044\npod 'A'\n\(bad)\n", true),
            ("# permission-atlas: off PL-044\npod 'A'\n\(bad)\n", false),
            ("# permission-atlas: off PL-030\n\(bad)\n", false),
            ("pod '# permission-atlas: off-file PL-044'\n\(bad)\n", false), ("\(bad)\n", false),
        ] {
            let evaluation = try Sample(text, path: "Podfile").evaluation()
            #expect(evaluation.suppressed.map(\.finding.rule) == (isOff ? ["PL-044"] : []), "\(text)")
            #expect(evaluation.findings.map(\.rule).contains("PL-044") == !isOff, "\(text)")
        }
    }

    @Test("In a strings file, too")
    func otherFiles() throws {
        for text in [
            "/* permission-atlas: off PS-001 */\n\"NSCameraUsageDescription\" = \"\";\n",
            "\"NSCameraUsageDescription\" = \"\"; // permission-atlas: off PS-001\n",
        ] {
            let evaluation = try Sample(text, path: "en.lproj/InfoPlist.strings").evaluation()
            #expect(evaluation.suppressed.map(\.finding.rule) == ["PS-001"], "\(text)")
        }
    }
}
