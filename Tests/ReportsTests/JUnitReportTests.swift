import Catalog
import Documents
import Evaluation
import Foundation
import FoundationXML
import Reports
import Testing

@Suite("The JUnit dialect")
struct JUnitReportTests {
    @Test("Each document is a suite; errors fail, the rest passes with its text")
    func suites() {
        var warning = Told.finding(path: "Info.plist")
        warning.severity = .warning
        var told = Told(findings: [Told.finding(path: "Info.plist", arguments: ["code": .text("<\"\u{1}&")]), warning])
        told.texts = Told.texts("{code}")
        told.documents = [
            DocumentReader.read(path: "Info.plist", bytes: Array("<plist><dict/></plist>".utf8)),
            DocumentReader.read(path: "a.txt", bytes: Array("x".utf8)),
            DocumentReader.read(path: "PrivacyInfo.xcprivacy", bytes: Array("<plist><dict/></plist>".utf8)),
        ]
        let text = told.text(.junit)
        #expect(
            text.hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="permission-atlas" tests="4" failures="1" errors="0" skipped="1">
                  <testsuite name="Info.plist" tests="2" failures="1" errors="0" skipped="0">
                    <testcase name="X-001 /a~1b" classname="X-001" file="Info.plist" line="2">
                      <failure message="2:3: &lt;&quot; &amp;" type="X-001">error: &lt;&quot; &amp;
                why: Because of &lt;&quot; &amp;.
                fix: Write {nearest}.</failure>
                """
            )
        )
        #expect(text.contains("<testsuite name=\"PrivacyInfo.xcprivacy\" tests=\"1\" failures=\"0\""))
        #expect(text.contains("<testcase name=\"not read\" classname=\"document\" file=\"a.txt\">\n      <skipped"))
        #expect(XMLParser(data: Data(text.utf8)).parse())
    }
}
