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

    @Test("A note is a notice")
    func notice() {
        var finding = Told.finding(path: nil, position: nil)
        finding.severity = .note
        #expect(Told(findings: [finding]).text(.github).hasPrefix("::notice title=X-001::"))
    }
}
