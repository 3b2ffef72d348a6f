import Catalog
import Testing

@Suite("The verdict of a symbol")
struct APIRecordVerdictTests {
    private static let versions: [(members: String, ios: String?, sdk: String?, verdict: Verdict?)] = [
        (#""introduced":"14.0""#, "13.7", nil, .unavailable),
        (#""introduced":"14.0""#, "14.0", nil, .available),
        (#""introduced":"14.0""#, nil, "18.0", .available),
        (#""introduced":"4.2","deprecated":"14.0""#, "13.0", nil, .available),
        (#""introduced":"4.2","deprecated":"14.0""#, "14.0", nil, .deprecated),
        (#""introduced":"4.2","deprecated":"14.0""#, nil, "26.0", .available),
        (#""introduced":"2.0","deprecated":"9.0","obsoleted":"16.0""#, "16.0", nil, .obsoleted),
        (#""introduced":"2.0","deprecated":"10.0","ineffective_from_sdk":"18.0""#, "13.0", "18.0", .ineffective),
        (#""introduced":"2.0","deprecated":"10.0","ineffective_from_sdk":"18.0""#, "13.0", "17.5", .deprecated),
        (#""introduced":"2.0","deprecation_announced":true"#, "26.0", "26.0", .available),
        (#""status":"phantom""#, "14.0", nil, .nonexistent),
        (#""status":"phantom""#, nil, nil, .nonexistent),
        (#""status":"private""#, "14.0", nil, nil),
        (#""deprecated":"13.0""#, "14.0", nil, .deprecated),
        (#""deprecated":"13.0""#, "12.0", nil, nil),
    ]

    @Test("Each bound decides, what stops a call before what speaks against it", arguments: versions)
    func verdicts(_ sample: (members: String, ios: String?, sdk: String?, verdict: Verdict?)) throws {
        let api = try SampleRows.api("Sample.call()", sample.members)
        let verdict = try api.verdict(
            ios: sample.ios.map { try OSVersion($0) },
            sdk: sample.sdk.map { try OSVersion($0) }
        )
        #expect(verdict == sample.verdict)
    }

    @Test("A guard is needed only where the app runs on older versions")
    func guards() throws {
        let api = try SampleRows.api("Sample.call()", #""introduced":"14.0""#)
        #expect(api.needsGuardFrom(minIOS: OSVersion(13)) == OSVersion(14))
        #expect(api.needsGuardFrom(minIOS: OSVersion(14)) == nil)
        #expect(try SampleRows.api("Sample.old()").needsGuardFrom(minIOS: OSVersion(13)) == nil)
    }

    @Test("The symbol to use is one that can be called at that version")
    func replacements() throws {
        let snapshot = try SampleRows.snapshot { records in
            records.apis = [
                try SampleRows.api(
                    "Old.status()",
                    #""introduced":"8.0","deprecated":"14.0","replacements":["New.later","New.status"]"#
                ),
                try SampleRows.api("New.status", #""introduced":"14.0""#),
                try SampleRows.api("New.later", #""introduced":"17.0""#),
                try SampleRows.api("Ghost.status", #""status":"phantom","replacements":["New.status"]"#),
            ]
        }
        func use(_ id: String, _ ios: OSVersion?) throws -> [String] {
            snapshot.use(insteadOf: try #require(snapshot.apis[id: id]), ios: ios, sdk: nil)
        }
        #expect(try use("Old.status()", OSVersion(13)) == [])
        #expect(try use("Old.status()", OSVersion(14)) == ["New.status"])
        #expect(try use("Old.status()", OSVersion(17)) == ["New.later", "New.status"])
        #expect(try use("New.status", OSVersion(13)) == ["Old.status()"])
        #expect(try use("Ghost.status", nil) == ["New.status"])
        // Nothing can be called there, but what is right is still told.
        #expect(try use("Ghost.status", OSVersion(13)) == ["New.status"])
    }
}
