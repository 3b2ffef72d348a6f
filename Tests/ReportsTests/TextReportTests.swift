import Catalog
import Documents
import Evaluation
import Reports
import Testing

@Suite("The text dialect")
struct TextReportTests {
    private func text(_ content: String, line: Int, column: Int) -> String {
        let position = Position(offset: 0, line: line, column: column)
        var told = Told(findings: [Told.finding(position: position)])
        told.texts = Told.texts("Wrong.")
        let name = Document.Name(path: "PrivacyInfo.xcprivacy", bundle: nil)
        return told.text(.text, contents: [name: Array(content.utf8)])
    }

    @Test("The place is marked in its line, whatever ends the lines", arguments: ["\n", "\r\n", "\r"])
    func marks(_ end: String) {
        #expect(
            text("<dict>\(end)\t<true/>\(end)", line: 2, column: 2) == """
                error: Wrong. [X-001, ITMS-91056]
                  --> PrivacyInfo.xcprivacy:2:2 /a~1b
                  |
                2 |  <true/>
                  |  ^
                  why: Because of {code}.
                  fix: Write {nearest}.

                not judged: prompts
                fail: 1 error, 0 warnings, 0 notes

                """
        )
    }

    @Test("A long line is shown around the place")
    func longLine() {
        let content = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
        let lines = text(content, line: 1, column: 5001).split(separator: "\n").map(String.init)
        #expect(lines[3].utf8.count < 120 && lines[3].contains("aXb"))
        #expect(lines[4].firstIndex(of: "^") == lines[3].firstIndex(of: "X"))
    }

    @Test("A line that the file does not have, and a file that was not given, are told without excerpt")
    func noExcerpt() {
        #expect(!text("a", line: 7, column: 1).contains(" | "))
        #expect(!Told(findings: [Told.finding()]).text(.text).contains(" | "))
    }

    @Test("No control character of the input reaches the terminal")
    func controls() {
        #expect(
            !text("a\u{1B}[31mb\u{7}", line: 1, column: 1).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" }
        )
    }

    @Test("Chinese has its own words")
    func chinese() {
        var told = Told(findings: [Told.finding()])
        told.texts = Told.texts("有误。", language: .simplifiedChinese)
        let text = told.text(.text, language: .simplifiedChinese)
        #expect(
            text.hasPrefix("错误：有误。[X-001, ITMS-91056]\n") && text.contains("原因：")
                && text.hasSuffix("fail：1 个错误、0 个警告、0 个提示\n")
        )
    }
}
