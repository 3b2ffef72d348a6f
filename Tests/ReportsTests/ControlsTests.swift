import Documents
import Evaluation
import Reports
import Testing

@Suite("Control characters in submitted text")
struct ControlsTests {
    private let bad = [
        0x00, 0x07, 0x0B, 0x0C, 0x1B, 0x7F, 0x85, 0x9B, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066,
        0x2069,
    ]
    .compactMap(Unicode.Scalar.init)

    @Test(
        "No dialect for people passes one on, from a value, a path or a line of the file",
        arguments: [ReportFormat.text, .xcode, .github, .markdown]
    )
    func dialects(_ format: ReportFormat) {
        for scalar in bad {
            let path = "a\(scalar)b.plist"
            var told = Told(findings: [Told.finding(path: path, arguments: ["code": .text("c\(scalar)d")])])
            told.texts = Told.texts("{code}")
            let text = told.text(
                format,
                contents: [Document.Name(path: path, bundle: nil): Array("first\nan\(scalar)other\n".utf8)]
            )
            #expect(!text.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))")
            #expect(text.contains("d"))
        }
    }

    @Test("The mark under a line stays under its place behind a control of direction")
    func excerpt() {
        let told = Told(findings: [Told.finding(path: "a.plist")])
        let text = told.text(
            .text,
            contents: [Document.Name(path: "a.plist", bundle: nil): Array("first\n\u{202E}\u{200F}other\n".utf8)]
        )
        #expect(text.contains("2 |   other\n  |   ^\n"))
    }
}
