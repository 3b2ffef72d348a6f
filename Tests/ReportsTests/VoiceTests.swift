import Catalog
import Evaluation
import Reports
import Testing

@Suite("Sentences")
struct VoiceTests {
    private func message(
        _ template: String,
        _ arguments: [String: Finding.Argument],
        language: Language = .english,
        textsIn: Language? = nil
    ) -> String {
        var told = Told(findings: [Told.finding(arguments: arguments)])
        told.texts = Told.texts(template, language: textsIn ?? language)
        return told.text(.xcode, language: language)
    }

    @Test("Placeholders are filled, lists joined as the language joins them")
    func fills() {
        let arguments: [String: Finding.Argument] = ["code": .text("CA92.1"), "allowed": .list(["A", "B", "C"])]
        #expect(message("{code} not in {allowed}.", arguments).contains("error: CA92.1 not in A, B, C. "))
        #expect(message("{code} 可用 {allowed}。", arguments, language: .simplifiedChinese).contains("A、B、C。"))
    }

    @Test("A placeholder without an argument, and a lone brace, stay as they are")
    func leaves() {
        #expect(message("{nothing} { {code}", ["code": .text("x")]).contains("{nothing} { {code}"))
        #expect(message("{nothing} x {code", ["code": .text("x")]).contains("{nothing} x {code"))
    }

    @Test("A placeholder inside a value is not filled again")
    func once() {
        #expect(message("{code}", ["code": .text("{allowed}"), "allowed": .text("x")]).contains("error: {allowed}"))
    }

    @Test("A long value is cut, a value of several lines is told on one")
    func clips() {
        let long = message("{code}.", ["code": .text(String(repeating: "x", count: 5000))])
        #expect(long.contains("x….") && long.utf8.count < 1000)
        #expect(message("{code}.", ["code": .text("a\nb\u{1B}[31m")]).contains("a b [31m."))
    }

    @Test("A sentence may be that of another phrase of the rule")
    func otherPhrase() {
        var told = Told(findings: [Told.finding(arguments: ["code": .phrase("here"), "nearest": .phrase("lost")])])
        told.texts = Told.texts("Wrong.", also: ["here": "It fails."])
        let text = told.text(.text)
        #expect(text.contains("why: Because of It fails..\n") && text.contains("fix: Write lost.\n"))
    }

    @Test("Chinese sentences follow each other without a space", arguments: [ReportFormat.xcode, .github])
    func sentences(_ format: ReportFormat) {
        var told = Told(findings: [Told.finding(arguments: ["code": .text("x"), "nearest": .text("y")])])
        told.texts = Told.texts("有误。", language: .simplifiedChinese)
        #expect(told.text(format, language: .simplifiedChinese).contains("有误。Write y."))
    }

    @Test("What a language lacks is told in English")
    func fallsBack() {
        #expect(message("English.", [:], language: .simplifiedChinese, textsIn: .english).contains("English."))
    }

    @Test("Without any text the sentence names the rule and its values")
    func bare() {
        let finding = Told.finding(phrase: "unheard", arguments: ["code": .text("CA92.1")])
        #expect(Told(findings: [finding]).text(.xcode).contains("error: X-001; code = CA92.1 "))
        var titled = Told(findings: [finding])
        titled.texts = Told.texts("never told")
        #expect(titled.text(.xcode).contains("error: A title; code = CA92.1 "))
    }

    @Test(
        "A duty still to come names its day",
        arguments: [(Language.english, "from 2024-11-12 on"), (.simplifiedChinese, "自 2024-11-12 起")]
    )
    func enforcement(_ language: Language, _ words: String) {
        var finding = Told.finding()
        finding.enforcedFrom = "2024-11-12"
        var told = Told(findings: [finding])
        told.texts = Told.texts("x", language: language)
        #expect(told.text(.text, language: language).contains(words))
    }
}
