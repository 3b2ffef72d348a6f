import Catalog
import Documents
import Evaluation
import Testing

@Suite("PM-004: categories")
struct UnknownAPICategoryTests {
    private static let place = "/NSPrivacyAccessedAPITypes/0/NSPrivacyAccessedAPIType"

    @Test(
        "What was meant is told, and the patch writes it",
        arguments: [
            ("UserDefaults", "CA92.1", "NSPrivacyAccessedAPICategoryUserDefaults"),
            ("User Defaults", "CA92.1", "NSPrivacyAccessedAPICategoryUserDefaults"),
            ("NSPrivacyAccessedAPICategoryFileTimeStamp", "C617.1", "NSPrivacyAccessedAPICategoryFileTimestamp"),
            ("NSPrivacyAccessedAPITypeDiskSpace", "E174.1", "NSPrivacyAccessedAPICategoryDiskSpace"),
            ("Boot", "35F9.1", "NSPrivacyAccessedAPICategorySystemBootTime"),
            ("Something else", "35F9.1", "NSPrivacyAccessedAPICategorySystemBootTime"),
        ]
    )
    func nearest(_ value: String, _ code: String, _ right: String) throws {
        let findings = try Sample(Sample.accessedAPI(value, code)).findings()
        #expect(findings.map(\.short) == ["PM-004 nearest \(Self.place)"])
        #expect(findings.first?.arguments["nearest"] == .text(right))
        #expect(findings.first?.codes == ["ITMS-91054"])
        guard case .replace(_, .string(right))? = findings.first?.patch.first else {
            Issue.record("no patch")
            return
        }
    }

    @Test(
        "A permission named as a category is one finding, and names the key it really needs",
        arguments: [
            ("Camera", "camera", "NSCameraUsageDescription"),
            ("Photo Library", "photo-library", "NSPhotoLibraryUsageDescription"),
            ("NSPrivacyAccessedAPICategoryLocation", "location", "NSLocationWhenInUseUsageDescription"),
        ]
    )
    func permission(_ value: String, _ permission: String, _ key: String) throws {
        let findings = try Sample(Sample.accessedAPI(value, "35A3.1")).findings("PM-004")
        #expect(findings.map(\.phrase) == ["permission"])
        #expect(findings.map(\.permission) == [permission])
        #expect(findings.map { $0.arguments["key"] } == [.text(key)])
        #expect(findings.first?.facts.contains("MYTH-004") == true)
    }

    @Test("Blank, no string and missing are told apart")
    func shapes() throws {
        let values = ["<string> </string>": "blank", "<integer>1</integer>": "wrong-type"]
        for (xml, phrase) in values {
            let text = Sample.accessedAPI("X", "CA92.1").replacing("<string>X</string>", with: xml)
            #expect(try Sample(text).findings().map(\.short) == ["PM-004 \(phrase) \(Self.place)"])
        }
        let missing = Sample.manifest(
            """
            <key>NSPrivacyAccessedAPITypes</key>
            <array><dict><key>NSPrivacyAccessedAPITypeReasons</key><array><string>CA92.1</string></array></dict></array>
            """
        )
        #expect(try Sample(missing).findings().map(\.short) == ["PM-004 missing \(Self.place)"])
    }

    @Test("Each of the five is right", arguments: try TestTable.snapshot.get().privacyCategories.rows)
    func accepts(_ row: PrivacyCategoryRecord) throws {
        #expect(try Sample(Sample.accessedAPI(row.id, row.reasons[0])).findings().isEmpty)
    }
}
