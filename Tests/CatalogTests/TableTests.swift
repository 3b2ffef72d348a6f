import Catalog
import Testing

@Suite("Finding a row by a name")
struct TableTests {
    private static func table() throws -> Table<APIRecord> {
        Table([
            try SampleRows.api(
                "PHPhotoLibrary.requestAuthorization(_:)",
                objc: "+[PHPhotoLibrary requestAuthorization:]"
            ),
            try SampleRows.api(
                "PHPhotoLibrary.requestAuthorization(for:handler:)",
                objc: "+[PHPhotoLibrary requestAuthorizationForAccessLevel:handler:]"
            ),
            try SampleRows.api("CLLocationManager.requestLocation()", objc: "-[CLLocationManager requestLocation]"),
            try SampleRows.api("CLLocationManager.authorizationStatus()", #""aliases":["authStatus"]"#),
            try SampleRows.api("CLLocationManager.authorizationStatus"),
            try SampleRows.api("CNContactStore.init()", objc: "-[CNContactStore init]"),
            try SampleRows.api("CLLocationManager.start()"),
        ])
    }

    @Test(
        "A symbol is found by every form of its name",
        arguments: [
            ("PHPhotoLibrary.requestAuthorization(_:)", "PHPhotoLibrary.requestAuthorization(_:)"),
            ("+[PHPhotoLibrary requestAuthorization:]", "PHPhotoLibrary.requestAuthorization(_:)"),
            (" + [ PHPhotoLibrary   requestAuthorization: ] ", "PHPhotoLibrary.requestAuthorization(_:)"),
            ("[PHPhotoLibrary requestAuthorization:]", "PHPhotoLibrary.requestAuthorization(_:)"),
            ("requestAuthorization:", "PHPhotoLibrary.requestAuthorization(_:)"),
            ("requestAuthorization(_:)", "PHPhotoLibrary.requestAuthorization(_:)"),
            (
                "PHPhotoLibrary.requestAuthorization( for: handler: )",
                "PHPhotoLibrary.requestAuthorization(for:handler:)"
            ),
            ("CLLocationManager.requestLocation", "CLLocationManager.requestLocation()"),
            ("requestLocation", "CLLocationManager.requestLocation()"),
            ("authStatus", "CLLocationManager.authorizationStatus()"),
            ("CLLocationManager.authorizationStatus", "CLLocationManager.authorizationStatus"),
            ("CNContactStore()", "CNContactStore.init()"),
        ]
    )
    func named(_ sample: (name: String, id: String)) throws {
        #expect(try Self.table().named(sample.name)?.id == sample.id)
    }

    @Test(
        "A name that fits several symbols, too little or none, finds nothing",
        arguments: [
            "PHPhotoLibrary.requestAuthorization", "start", "start()", "phphotolibrary.requestauthorization(_:)", "",
            " ", "[", "+[", "+[]", "+[ ]", "(", ".", "init()",
        ]
    )
    func unnamed(_ name: String) throws {
        #expect(try Self.table().named(name) == nil)
        #expect(try Self.table().matching(name) == nil)
    }

    @Test("A key is found by the name that Xcode shows, and in any case by a person")
    func keys() throws {
        let table = Table([
            try SampleRows.key("NSCameraUsageDescription", #""display_name":"Privacy - Camera Usage Description""#)
        ])
        #expect(table.named("Privacy - Camera Usage Description")?.id == "NSCameraUsageDescription")
        #expect(table.named("  Privacy -  Camera Usage Description")?.id == "NSCameraUsageDescription")
        #expect(table.named("nscamerausagedescription") == nil)
        #expect(table.matching("nscamerausagedescription")?.id == "NSCameraUsageDescription")
    }

    @Test(
        "A code is found with and without its prefix, and in any case by a person",
        arguments: ["ITMS-91053", "91053"]
    )
    func codes(_ name: String) throws {
        let table = Table([try SampleRows.code("ITMS-91053")])
        #expect(table.named(name)?.id == "ITMS-91053")
        #expect(table.named("itms-91053") == nil)
        #expect(table.matching("itms-91053")?.id == "ITMS-91053")
        #expect(table.matching("9105") == nil)
    }
}
