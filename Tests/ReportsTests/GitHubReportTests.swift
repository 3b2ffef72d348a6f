import Catalog
import Evaluation
import Reports
import Testing

@Suite("The GitHub dialect")
struct GitHubReportTests {
    @Test("Properties and message are escaped each in their way")
    func escapes() {
        var told = Told(findings: [Told.finding(path: "a,b:c%.plist", arguments: ["code": .text("50%\nx,y:z")])])
        told.texts = Told.texts("{code}")
        #expect(
            told.text(.github)
                == "::error file=a%2Cb%3Ac%25.plist,line=2,col=3,title=X-001::50%25%0Ax,y:z Write {nearest}.\n"
        )
    }

    @Test("A combining mark hides no delimiter, and no control reaches the log")
    func scalars() {
        let path = "a,\u{301}line=9:\u{301}%\u{301}\u{85}\u{202E}.plist"
        var told = Told(findings: [Told.finding(path: path, arguments: ["code": .text("x\n\u{301}::error::\u{1B}[2J")])]
        )
        told.texts = Told.texts("{code}")
        let text = told.text(.github)
        #expect(text.hasPrefix("::error file=a%2C\u{301}line=9%3A\u{301}%25\u{301} .plist,line=2,"))
        #expect(text.contains("::x%0A\u{301}::error:: [2J "))
        #expect(text.unicodeScalars.filter { $0 == "\n" }.count == 1)
    }

    @Test(
        "Files are named without folders that are no folders, for GitHub and SARIF find none otherwise",
        arguments: [
            ("./ios/Info.plist", "ios/Info.plist"), ("ios/./Runner//Info.plist", "ios/Runner/Info.plist"),
            ("/a/./Info.plist", "/a/Info.plist"), ("../Info.plist", "../Info.plist"),
            ("a.b/Info.plist", "a.b/Info.plist"),
        ]
    )
    func dots(_ sample: (path: String, shown: String)) {
        let told = Told(findings: [Told.finding(path: sample.path)])
        #expect(told.text(.github).hasPrefix("::error file=\(sample.shown),"))
        let scheme = sample.shown.hasPrefix("/") ? "file://" : ""
        #expect(told.text(.sarif).contains("\"uri\":\"\(scheme)\(sample.shown)\""))
    }

    @Test("A note is a notice")
    func notice() {
        var finding = Told.finding(path: nil, position: nil)
        finding.severity = .note
        #expect(Told(findings: [finding]).text(.github).hasPrefix("::notice title=X-001::"))
    }
}
