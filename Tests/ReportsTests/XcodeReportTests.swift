import Documents
import Evaluation
import Reports
import Testing

@Suite("The Xcode dialect")
struct XcodeReportTests {
    private func line(path: String?, position: Position? = Position(offset: 10, line: 2, column: 3)) -> String {
        var told = Told(findings: [Told.finding(path: path, position: position)])
        told.texts = Told.texts("It's \"wrong\".")
        return told.text(.xcode)
    }

    @Test("Place, keyword and message stand as Xcode's build system reads them")
    func grammar() {
        #expect(
            line(path: "ios/App/PrivacyInfo.xcprivacy")
                == "ios/App/PrivacyInfo.xcprivacy:2:3: error: It's \"wrong\". Write {nearest}. [X-001]\n"
        )
        let binary = Position(offset: 10, line: nil, column: nil)
        #expect(line(path: "a.plist", position: binary).hasPrefix("a.plist: error: It's"))
    }

    @Test(
        "A path that Xcode would misread moves behind the keyword",
        arguments: ["it's.plist", "\"a\".plist", "C:\\a.plist", "a\nb.plist", "a:\u{301}.plist", "\"\u{301}.plist"]
    )
    func oddPaths(_ path: String) {
        let line = line(path: path)
        #expect(line.hasPrefix("error: "))
        #expect(line.filter { $0 == "\n" }.count == 1)
    }

    @Test("Without a document there is no place")
    func noPath() {
        #expect(line(path: nil, position: nil).hasPrefix("error: It's"))
    }
}
