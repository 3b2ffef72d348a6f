import Catalog
import Evaluation
import Testing

@Suite("PM-019: an empty list of accessed APIs")
struct EmptyAccessedAPITypesTests {
    @Test("Is a note, never more")
    func notes() throws {
        let findings = try Sample(Sample.manifest("<key>NSPrivacyAccessedAPITypes</key><array/>")).findings()
        #expect(findings.map(\.short) == ["PM-019 default /NSPrivacyAccessedAPITypes"])
        #expect(findings.map(\.severity) == [.note])
    }

    @Test("No list is nothing to say")
    func accepts() throws {
        #expect(try Sample(Sample.manifest("")).findings().isEmpty)
    }
}
