import Catalog
import Evaluation
import Testing

@Suite("PM-022: reasons of the standard user defaults")
struct StandardDefaultsWithoutReasonTests {
    private func findings(_ codes: String..., name: String = "UserDefaults.standard") throws -> [Finding] {
        let xml = "<array>\(codes.map { "<string>\($0)</string>" }.joined())</array>"
        var sample = Sample(Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", xml: xml))
        sample.submission.apis = [APIUse(name: name)]
        return try sample.findings("PM-022")
    }

    @Test("Reasons that say another thing get a note")
    func notes() throws {
        #expect(try findings("1C8F.1").map(\.severity) == [.note])
        #expect(try findings("C56D.1", name: "+[NSUserDefaults standardUserDefaults]").count == 1)
    }

    @Test("A fitting reason, or no use of the standard defaults, is nothing to say")
    func accepts() throws {
        #expect(try findings("1C8F.1", "CA92.1").isEmpty)
        #expect(try findings("AC6B.1").isEmpty)
        #expect(try findings("1C8F.1", name: "UserDefaults(suiteName:)").isEmpty)
    }
}
