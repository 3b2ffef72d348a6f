import Catalog
import Evaluation
import Testing

@Suite("PM-006: reasons and categories")
struct ReasonNotInCategoryTests {
    private static let place = "/NSPrivacyAccessedAPITypes/0/NSPrivacyAccessedAPITypeReasons"

    @Test("Every code is right in its own category and wrong in every other one")
    func allPairs() throws {
        let catalog = try TestTable.snapshot.get()
        for category in catalog.privacyCategories.rows {
            for reason in catalog.privacyReasons.rows {
                let findings = try Sample(Sample.accessedAPI(category.id, reason.id)).findings()
                if reason.category == category.id {
                    #expect(findings.isEmpty, "\(reason.id) in \(category.id)")
                } else {
                    #expect(findings.map(\.short) == ["PM-006 other-category \(Self.place)/0"])
                    #expect(findings.first?.arguments["home"] == .text(reason.category))
                    #expect(findings.first?.codes == ["ITMS-91055"])
                }
            }
        }
    }

    @Test("Only the wrong element is reported, and it may go while a right one stays")
    func oneOfTwo() throws {
        let findings = try Sample(
            Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", "C617.1", "CA92.1")
        ).findings()
        #expect(findings.map(\.short) == ["PM-006 other-category \(Self.place)/0"])
        #expect(findings.first?.patch.count == 1)
    }

    @Test("The only reason is not taken away, and no reason is invented in its place")
    func onlyOne() throws {
        let findings = try Sample(Sample.accessedAPI("NSPrivacyAccessedAPICategoryDiskSpace", "CA92.1")).findings()
        #expect(findings.map(\.patch) == [[]])
    }

    @Test(
        "A misspelled code is told and mended",
        arguments: ["ca92.1", "CA92", "CA92.1 ", "CA92.2", "CA92.1: own values"]
    )
    func misspelled(_ code: String) throws {
        let findings = try Sample(Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", code)).findings()
        #expect(findings.map { $0.arguments["nearest"] } == [.text("CA92.1")])
    }

    @Test("Of a code with white space around it the white space is the fault", arguments: ["CA92.1 ", "\n  CA92.1"])
    func whiteSpace(_ code: String) throws {
        for category in ["NSPrivacyAccessedAPICategoryUserDefaults", "Unheard"] {
            let findings = try Sample(Sample.accessedAPI(category, code)).findings("PM-006")
            #expect(findings.map(\.phrase) == ["white-space"])
            #expect(findings.map { $0.patch.count } == [1])
            #expect(findings.first?.arguments["allowed"] == nil)
        }
    }

    @Test(
        "An invented code is told with the fact about it",
        arguments: ["35A3.1", "20A1.2", "app-CameraUsageDescription"]
    )
    func invented(_ code: String) throws {
        let findings = try Sample(Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", code)).findings()
        #expect(findings.map(\.phrase) == ["default"])
        #expect(findings.map(\.facts) == [["MYTH-005"]])
    }

    @Test("Blank elements and elements of another type are reported")
    func shapes() throws {
        let xml = "<array><string>CA92.1</string><string/><integer>1</integer></array>"
        let findings = try Sample(Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", xml: xml)).findings()
        #expect(findings.map(\.short) == ["PM-006 blank \(Self.place)/1", "PM-006 wrong-type \(Self.place)/2"])
    }

    @Test("A code that exists is not blamed for its unknown category")
    func unknownCategory() throws {
        #expect(try Sample(Sample.accessedAPI("Camera", "CA92.1")).findings("PM-006").isEmpty)
        #expect(try Sample(Sample.accessedAPI("Camera", "31A1.1")).findings("PM-006").count == 1)
        let label = Sample.accessedAPI("User Defaults", "CA92.1: Access info from same app")
        #expect(try Sample(label).findings("PM-006").map { $0.arguments["nearest"] } == [.text("CA92.1")])
    }
}
