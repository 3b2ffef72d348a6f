import Catalog
import Testing

@Suite("What a symbol is worth over a range of versions")
struct APICourseTests {
    private func snapshot() throws -> CatalogSnapshot {
        try SampleRows.snapshot { records in
            records.apis = [
                try SampleRows.api(
                    "Old.status()",
                    #""introduced":"8.0","deprecated":"14.0","obsoleted":"18.0","replacements":["New.status"]"#
                ),
                try SampleRows.api("New.status", #""introduced":"15.0""#),
                try SampleRows.api(
                    "Old.open",
                    #""introduced":"2.0","deprecated":"10.0","ineffective_from_sdk":"18.0""#
                ),
            ]
        }
    }

    private func range(_ lower: OSVersion, _ upper: OSVersion) throws -> OSVersionRange {
        try #require(OSVersionRange(lower, upper))
    }

    @Test("Parts end where the verdict changes, or what to use instead does")
    func course() throws {
        let catalog = try snapshot()
        let old = try #require(catalog.apis[id: "Old.status()"])
        let course = catalog.course(of: old, over: try range(OSVersion(13), OSVersion(26)), sdk: nil)
        #expect(course.map(\.from) == [OSVersion(13), OSVersion(14), OSVersion(18)])
        #expect(course.map(\.before) == [OSVersion(14), OSVersion(18), nil])
        #expect(course.map(\.verdict) == [.available, .deprecated, .obsoleted])
        #expect(course.map(\.use) == [nil, "New.status", "New.status"])
        let new = try #require(catalog.apis[id: "New.status"])
        let later = catalog.course(of: new, over: try range(OSVersion(13), OSVersion(26)), sdk: nil)
        #expect(later.map(\.verdict) == [.unavailable, .available])
        #expect(later.map(\.use) == ["Old.status()", nil])
    }

    @Test("A change is one behind the first version, or an SDK that takes the effect away")
    func changes() throws {
        let catalog = try snapshot()
        func changed(_ lower: OSVersion, _ upper: OSVersion) throws -> [String] {
            let range = try range(lower, upper)
            return catalog.apis.rows.filter { $0.changes(over: range, sdk: upper) }.map(\.id)
        }
        #expect(try changed(OSVersion(14), OSVersion(15)) == ["New.status"])
        #expect(try changed(OSVersion(15), OSVersion(17)) == [])
        #expect(try changed(OSVersion(13), OSVersion(14)) == ["Old.status()"])
        #expect(try changed(OSVersion(16), OSVersion(18)) == ["Old.open", "Old.status()"])
        #expect(try changed(OSVersion(18), OSVersion(26)) == [])
    }

    @Test("A verdict is met in a range where it is at one of its versions")
    func met() throws {
        let old = try #require(try snapshot().apis[id: "Old.status()"])
        #expect(old.has(.deprecated, in: try range(OSVersion(12), OSVersion(16)), sdk: nil))
        #expect(!old.has(.deprecated, in: try range(OSVersion(12), OSVersion(13, 7)), sdk: nil))
        #expect(old.has(.obsoleted, in: try range(OSVersion(18), OSVersion(18)), sdk: nil))
    }
}
