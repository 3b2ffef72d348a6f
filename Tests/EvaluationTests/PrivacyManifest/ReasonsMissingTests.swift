import Documents
import Evaluation
import Testing

@Suite("PM-005: the list of reasons")
struct ReasonsMissingTests {
    private static let place = "/NSPrivacyAccessedAPITypes/0/NSPrivacyAccessedAPITypeReasons"

    @Test("One code as a string becomes a list of one")
    func string() throws {
        let text = Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", xml: "<string>CA92.1</string>")
        let findings = try Sample(text).findings()
        #expect(findings.map(\.short) == ["PM-005 wrong-type \(Self.place)"])
        guard case .replace(_, .array([.string("CA92.1")]))? = findings.first?.patch.first else {
            Issue.record("no patch")
            return
        }
    }

    @Test("An empty list and no list at all are errors; the codes of the category are named")
    func empty() throws {
        let empty = Sample.accessedAPI("NSPrivacyAccessedAPICategoryActiveKeyboards", xml: "<array/>")
        let findings = try Sample(empty).findings()
        #expect(findings.map(\.short) == ["PM-005 empty \(Self.place)"])
        #expect(findings.first?.arguments["allowed"] == .list(["3EC4.1", "54BD.1"]))
        let missing = empty.replacing("<key>NSPrivacyAccessedAPITypeReasons</key>", with: "").replacing(
            "<array/>\n    </dict>",
            with: "</dict>"
        )
        #expect(try Sample(missing).findings().map(\.phrase) == ["missing"])
    }

    @Test("An app is not offered the codes that only SDKs may use")
    func forApps() throws {
        var sample = Sample(Sample.accessedAPI("NSPrivacyAccessedAPICategoryFileTimestamp", xml: "<array/>"))
        sample.submission.target.kind = .app
        #expect(
            try sample.findings().map { $0.arguments["allowed"] } == [.list(["DDA9.1", "C617.1", "3B52.1"])]
        )
    }

    @Test("Under an unknown category the codes of no category are named")
    func unknownCategory() throws {
        let findings = try Sample(Sample.accessedAPI("Camera", xml: "<array/>")).findings("PM-005")
        #expect(findings.map(\.phrase) == ["empty-of-unknown-category"])
    }
}
