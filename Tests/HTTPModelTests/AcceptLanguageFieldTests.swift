import HTTPModel
import Testing

struct AcceptLanguageFieldTests {
    @Test(
        "A language is found by lookup; Chinese without a script is told by its region",
        arguments: [
            ("en", "en"), ("en-GB", "en"), ("EN-us;q=0.1", "en"),
            ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"), ("zh-SG, en;q=0.5", "zh-Hans"),
            ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
            ("zh-TW, en;q=0.5", "en"), ("zh-Hant", nil), ("zh-TW, zh;q=0.9", "zh-Hans"),
            ("fr, de;q=0.9", nil), ("fr, *;q=0.1", "en"), ("*", "en"), ("*, en;q=0", "zh-Hans"),
            ("en;q=0.5, zh;q=0.9", "zh-Hans"), ("en;q=0", nil), ("", nil), (",;q=1,-", nil),
        ] as [(String, String?)]
    )
    func best(_ sample: (line: String, language: String?)) {
        #expect(AcceptLanguageField([sample.line]).best(among: ["en", "zh-Hans"]) == sample.language)
    }
}
