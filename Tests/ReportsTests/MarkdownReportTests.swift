import Evaluation
import Reports
import Testing

@Suite("The Markdown dialect")
struct MarkdownReportTests {
    @Test("Text of the submission cannot start markup")
    func escapes() {
        var told = Told(findings: [Told.finding(arguments: ["code": .text("<b>*x*</b> [a](b)")])])
        told.texts = Told.texts("{code}")
        let text = told.text(.markdown)
        #expect(
            text.hasPrefix(
                "**fail**: 1 error, 0 warnings, 0 notes\n\n- **error** X-001, ITMS-91056 PrivacyInfo.xcprivacy:2: "
            )
        )
        #expect(text.contains("\\<b\\>\\*x\\*\\</b\\> \\[a\\](b)"))
    }

    @Test("A combining mark hides no markup")
    func combiningMarks() {
        var told = Told(findings: [Told.finding(arguments: ["code": .text("[\u{301}a]\u{301} *\u{301}")])])
        told.texts = Told.texts("{code}")
        #expect(told.text(.markdown).contains("\\[\u{301}a\\]\u{301} \\*\u{301}"))
    }

    @Test("Nothing to report is said")
    func empty() {
        #expect(
            Told().text(.markdown)
                == "**pass**: 0 errors, 0 warnings, 0 notes\n\nNothing to report.\n\n- **not judged** prompts\n"
        )
    }
}
