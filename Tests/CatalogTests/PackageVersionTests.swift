import Catalog
import Testing

struct PackageVersionTests {
    @Test(
        "Versions are ordered as npm, pub and CocoaPods order them",
        arguments: [
            ("1.2.0", "1.10.0"), ("2.0.0-beta.1", "2.0.0"), ("2.0.0-beta.2", "2.0.0-beta.11"), ("2.0.0-1", "2.0.0-a"),
            ("0.8.9", "0.8.9+1"), ("0.9.13+9", "0.9.13+10"), ("4.08", "4.14"), ("7", "7.0.1"), ("v1.9.9", "2"),
        ]
    )
    func order(_ sample: (lower: String, higher: String)) throws {
        let lower = try #require(PackageVersion(rawValue: sample.lower))
        let higher = try #require(PackageVersion(rawValue: sample.higher))
        #expect(lower < higher)
        #expect(!(higher < lower))
        #expect(lower != higher)
    }

    @Test("A zero at the end adds nothing")
    func zeros() {
        #expect(PackageVersion(rawValue: "16.0") == PackageVersion(rawValue: "16"))
        #expect(PackageVersion(rawValue: "v2.3.0") == PackageVersion(rawValue: "2.3"))
    }

    @Test(
        "What is no version is none",
        arguments: ["", "v", "latest", "^1.0.0", "1.0 ", "1/2", "-1", "１.0", String(repeating: "1", count: 65)]
    )
    func refused(text: String) {
        #expect(PackageVersion(rawValue: text) == nil)
    }

    @Test(
        "A range holds the versions that meet every comparator",
        arguments: [
            (">=7.0.1 <7.0.3", ["7.0.1", "7.0.2"], ["7.0.0", "7.0.3", "8.0.0"]),
            ("<=8.0.0", ["7.9", "8"], ["8.0.1"]), (">1.0.0", ["1.0.1"], ["1.0.0", "1.0.0-rc.1"]),
            ("=2.0.0", ["2.0"], ["2.0.1"]),
        ]
    )
    func ranges(_ sample: (range: String, inside: [String], outside: [String])) throws {
        let range = try #require(PackageVersionRange(rawValue: sample.range))
        for version in sample.inside { #expect(range.contains(try #require(PackageVersion(rawValue: version)))) }
        for version in sample.outside { #expect(!range.contains(try #require(PackageVersion(rawValue: version)))) }
    }

    @Test("What is no range is none", arguments: ["", "1.0.0", ">=", ">=1.0  <2", "~1.0", ">= 1.0", "<x"])
    func refusedRanges(text: String) {
        #expect(PackageVersionRange(rawValue: text) == nil)
    }
}
