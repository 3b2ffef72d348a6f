import Catalog
import Documents
import Evaluation
import Testing

@Suite("The order of an answer")
struct EvaluatorTests {
    @Test("Does not show the order in which documents were submitted")
    func shuffled() throws {
        var sample = Sample(Sample.accessedAPI("Camera", "35A3.1", "CA92.1"), path: "b/PrivacyInfo.xcprivacy")
        sample.add(Sample.plist("<key>NSPrivacyTracking</key><string>NO</string>"), path: "a/PrivacyInfo.xcprivacy")
        sample.add(Sample.plist("<key>MinimumOSVersion</key><string>15.0</string>"), path: "a/Info.plist")
        sample.add(Sample.plist("<key>MinimumOSVersion</key><string>16.0</string>"), path: "b/Info.plist")
        sample.add("\n" + Sample.manifest(""), path: "Sample.app/PrivacyInfo.xcprivacy")
        sample.add(Sample.collectedData([("Note", "<true/>")]), path: "Sample.app/X.bundle/PrivacyInfo.xcprivacy")
        sample.submission.apis = [APIUse(name: "UserDefaults"), APIUse(name: "stat"), APIUse(name: "PHAsset.nothing")]
        let first = try sample.evaluation()
        #expect(first.findings.count > 5)
        for _ in 0..<50 {
            sample.submission.documents.shuffle()
            let again = try sample.evaluation()
            #expect(again.findings == first.findings)
            #expect(again.context.minIOS == first.context.minIOS)
            #expect(again.context.submission.documents.map(\.path) == first.context.submission.documents.map(\.path))
        }
    }

    @Test("Loudest first, then by path and place")
    func sorted() throws {
        var sample = Sample(Sample.accessedAPI("Camera", "35A3.1"), path: "b/PrivacyInfo.xcprivacy")
        sample.add(
            Sample.manifest("<key>X</key><true/><key>NSPrivacyAccessedAPITypes</key><array/>"),
            path: "a/PrivacyInfo.xcprivacy"
        )
        #expect(try sample.findings().map(\.rule) == ["PM-003", "PM-004", "PM-006", "PM-019"])
    }

    @Test("A caller may switch a rule off or change how loud it is")
    func settings() throws {
        var sample = Sample(Sample.accessedAPI("Camera", "35A3.1"))
        sample.submission.rules = ["PM-004": .off, "PM-006": .severity(.note)]
        #expect(try sample.findings().map(\.severity) == [.note])
    }

    @Test("Elements come by their number, not by its digits")
    func elements() throws {
        var sample = Sample(apis: [])
        sample.submission.strings = (0..<12).map { "App-Prefs:root=A\($0)" }
        let pointers = try sample.findings("SET-002").map(\.location.pointer.description)
        #expect(pointers == (0..<12).map { "/strings/\($0)" })
    }
}
