import Catalog
import Testing

@Suite("A snapshot of the table")
struct CatalogSnapshotTests {
    private static func snapshot() throws -> CatalogSnapshot {
        try SampleRows.snapshot { records in
            let required = #""required_keys":[{"key":"NSCameraUsageDescription","if_missing":"crash"}]"#
            records.apis = [
                try SampleRows.api("B.ask()", required), try SampleRows.api("A.ask()", required),
                try SampleRows.api("camera", #""kind":"constant""#),
            ]
            records.permissions = [try SampleRows.permission("camera"), try SampleRows.permission("Microphone")]
            records.keys = [
                try SampleRows.key("NSCameraUsageDescription"),
                try SampleRows.key("NSMicrophoneUsageDescription", #""needed_by":["C.record()"]"#),
            ]
            records.reviewCodes = [try SampleRows.code("ITMS-91053")]
        }
    }

    @Test("A key that names no symbols gets those that require it, one that names some keeps them")
    func neededBy() throws {
        let keys = try Self.snapshot().keys
        #expect(keys[id: "NSCameraUsageDescription"]?.neededBy == ["A.ask()", "B.ask()"])
        #expect(keys[id: "NSMicrophoneUsageDescription"]?.neededBy == ["C.record()"])
    }

    @Test(
        "A name is looked for in every kind: ids first, then other names, then any case",
        arguments: [
            ("camera", RecordKind.api), ("91053", .reviewCode), ("microphone", .permission), ("B.ask", .api),
            ("NSCameraUsageDescription", .key),
        ]
    )
    func named(_ sample: (name: String, kind: RecordKind)) throws {
        let record = try #require(try Self.snapshot().record(named: sample.name))
        #expect(type(of: record).recordKind == sample.kind)
    }

    @Test("A name that nothing bears is not found, but near ones of every kind are")
    func nearest() throws {
        let snapshot = try Self.snapshot()
        #expect(snapshot.record(named: "NSCamraUsageDescription") == nil)
        #expect(snapshot.nearest("NSCamraUsageDescription").first == "NSCameraUsageDescription")
        #expect(snapshot.nearest("ITMS-91035").first == "ITMS-91053")
    }

    @Test("A row is found by kind and id")
    func byKind() throws {
        let snapshot = try Self.snapshot()
        #expect(snapshot.record(.permission, id: "camera")?.id == "camera")
        #expect(snapshot.record(.fact, id: "camera") == nil)
    }
}
