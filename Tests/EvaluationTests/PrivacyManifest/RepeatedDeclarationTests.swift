import Catalog
import Evaluation
import Testing

@Suite("PM-025: declared twice")
struct RepeatedDeclarationTests {
    @Test("A second entry of a category is a note that names the line of the first")
    func entries() throws {
        let entry = """
            <dict>
            <key>NSPrivacyAccessedAPIType</key>
            <string>NSPrivacyAccessedAPICategoryDiskSpace</string>
            <key>NSPrivacyAccessedAPITypeReasons</key>
            <array><string>E174.1</string></array>
            </dict>

            """
        let text = Sample.manifest("<key>NSPrivacyAccessedAPITypes</key>\n<array>\n\(entry)\(entry)</array>")
        let findings = try Sample(text).findings()
        #expect(findings.map(\.short) == ["PM-025 entry /NSPrivacyAccessedAPITypes/1"])
        #expect(findings.map { $0.arguments["first"] } == [.text("11")])
        #expect(findings.map(\.severity) == [.note])
    }

    @Test("A code given twice may go once")
    func elements() throws {
        let findings = try Sample(Sample.accessedAPI("NSPrivacyAccessedAPICategoryDiskSpace", "E174.1", "E174.1"))
            .findings()
        #expect(findings.map(\.phrase) == ["element"])
        #expect(findings.map(\.patch.count) == [1])
    }
}
