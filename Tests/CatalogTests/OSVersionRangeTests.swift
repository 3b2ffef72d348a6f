import Catalog
import Testing

struct OSVersionRangeTests {
    @Test("A range holds both of its ends, and nothing else")
    func ends() throws {
        let range = try #require(OSVersionRange(OSVersion(14), OSVersion(18)))
        #expect(range.contains(OSVersion(14)) && range.contains(OSVersion(17, 4)) && range.contains(OSVersion(18)))
        #expect(!range.contains(OSVersion(13, 7)) && !range.contains(OSVersion(18, 1)))
        #expect(range.description == "14.0..18.0")
        #expect(OSVersionRange(OSVersion(18), OSVersion(14)) == nil)
    }

    @Test("Majors leave out those that Apple never released")
    func majors() throws {
        let range = try #require(OSVersionRange(OSVersion(16, 4), OSVersion(26, 1)))
        #expect(range.majors == [OSVersion(16), OSVersion(17), OSVersion(18), OSVersion(26)])
    }
}
