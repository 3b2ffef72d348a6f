import Documents
import Reports
import Testing

@testable import Catalog

@Suite("Documents that were not read")
struct UnreadDocumentTests {
    private static let files = [
        DocumentReader.read(path: "a/Cartfile", bytes: Array("github".utf8)),
        DocumentReader.read(path: "Info.plist", bytes: Array("<plist><dict/></plist>".utf8)),
        DocumentReader.read(path: "PrivacyInfo.xcprivacy", bytes: []),
    ]

    private func text(_ format: ReportFormat, _ language: Language = .english) -> String {
        let phrase = RuleText.Phrase(message: "Not read by us.", why: "-", fix: "-")
        let text = RuleText(title: "-", explanation: "-", phrases: ["kind-not-yet-read": phrase])
        return Told(
            findings: [Told.finding()],
            documents: Self.files,
            texts: [language: ["DOC-001": text]]
        ).text(format, language: language)
    }

    @Test(
        "Each that no finding tells of has a line, in every dialect",
        arguments: [
            (ReportFormat.text, "\nnot read: a/Cartfile: Not read by us.\nnot judged: prompts\nfail: "),
            (.xcode, "\na/Cartfile: note: not read: Not read by us.\n"),
            (.github, "\n::notice file=a/Cartfile,title=not read::Not read by us.\n"),
            (.markdown, "\n- **not read** a/Cartfile: Not read by us.\n"),
        ]
    )
    func areTold(_ format: ReportFormat, _ line: String) {
        let text = text(format)
        #expect(text.contains(line))
        #expect(text.split(separator: "not read").count == 2)
    }

    @Test("Chinese has its own words")
    func chinese() {
        #expect(text(.text, .simplifiedChinese).contains("\n未读取：a/Cartfile：Not read by us.\n"))
    }

    @Test("Without a finding the list begins after a blank line")
    func withoutFinding() {
        let told = Told(documents: [DocumentReader.read(path: "a.kt", bytes: Array("val a = 1".utf8))])
        #expect(told.text(.markdown).contains("Nothing to report.\n\n- **not read** a.kt: "))
    }
}
