import Catalog
import Foundation
import Testing

@Suite("Versions of iOS")
struct OSVersionTests {
    @Test(
        "One to three numbers are a version",
        arguments: [
            ("14", "14.0"), ("14.0", "14.0"), ("17.4.1", "17.4.1"), ("26", "26.0"), ("2.0.0", "2.0"),
            ("9999", "9999.0"),
        ]
    )
    func reads(_ sample: (text: String, form: String)) throws {
        #expect(try OSVersion(sample.text).description == sample.form)
    }

    @Test(
        "Other text is none",
        arguments: ["", ".", "14.", ".1", "1.2.3.4", "a", "14a", "-1", "+1", " 14", "14 ", "12345", "١٤", "1e3"]
    )
    func refuses(_ text: String) {
        #expect(throws: OSVersionError.malformed(text)) { try OSVersion(text) }
    }

    @Test("18 is followed by 26", arguments: 19...25)
    func gap(_ major: Int) {
        #expect(throws: OSVersionError.neverReleased("\(major).1")) { try OSVersion("\(major).1") }
    }

    @Test("Versions are ordered by their numbers, and written as text")
    func order() throws {
        let texts = ["2.0", "9.3", "10.0", "10.0.1", "10.1", "18.5", "26.0"]
        let versions = try texts.map { try OSVersion($0) }
        #expect(versions.shuffled().sorted() == versions)
        #expect(try JSONDecoder().decode([OSVersion].self, from: JSONEncoder().encode(versions)) == versions)
    }
}
