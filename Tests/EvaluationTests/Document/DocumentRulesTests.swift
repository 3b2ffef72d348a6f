import Catalog
import Documents
import Evaluation
import Testing

@Suite("DOC: the form of documents")
struct DocumentRulesTests {
    @Test("A file that a conforming reader refuses is invalid as a manifest")
    func manifest() throws {
        let findings = try Sample("\n" + Sample.manifest("")).findings()
        #expect(findings.map(\.short) == ["DOC-001 xml-declaration-not-first "])
        #expect(findings.map(\.codes) == [["ITMS-91056"]])
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.map(\.location.position?.line) == [1])
    }

    @Test("The same fault in an Info.plist passes Apple's reader, and stops other tools")
    func infoPlist() throws {
        let findings = try Sample("\n" + Sample.plist(""), path: "Info.plist").findings("DOC-001")
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.map(\.codes) == [[]])
    }

    @Test("The consequence is that of the kind of file")
    func consequence() throws {
        func consequence(_ text: String, _ path: String) throws -> Finding.Argument? {
            try Sample(text, path: path).findings("DOC-001").first?.arguments["consequence"]
        }
        let broken = "<plist><dict><key>A</key></plist>"
        #expect(try consequence(broken, "PrivacyInfo.xcprivacy") == .phrase("in-privacy-manifest"))
        #expect(try consequence(broken, "Info.plist") == .phrase("in-property-list"))
        #expect(try consequence("\n" + Sample.plist(""), "a.entitlements") == .phrase("in-property-list-lenient"))
        let texts = try TestTable.snapshot.get().texts
        for kind in ["privacy-manifest", "property-list", "property-list-lenient", "other-file"] {
            for language in Language.allCases { #expect(texts[language]?["DOC-001"]?.phrases["in-" + kind] != nil) }
        }
    }

    @Test("A broken Info.plist does not build", arguments: ["<plist><dict><key>A</key></plist>", ""])
    func broken(_ text: String) throws {
        let findings = try Sample(text, path: "Info.plist").findings("DOC-001")
        #expect(!findings.isEmpty)
        #expect(findings.allSatisfy { $0.severity == .error && $0.effect == .buildFailure && $0.codes.isEmpty })
    }

    @Test("A broken manifest before the day of enforcement is a note that names the day")
    func dates() throws {
        let findings = try Sample("\n" + Sample.manifest("")).findings(today: "2024-11-11")
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.map(\.enforcedFrom) == ["2024-11-12"])
    }

    @Test("A key given twice is a warning at the second")
    func duplicate() throws {
        let text = Sample.manifest("<key>NSPrivacyTracking</key>\n<false/>\n<key>NSPrivacyTracking</key>\n<true/>")
        let findings = try Sample(text).findings("DOC-002")
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.map(\.location.position?.line) == [9])
        #expect(findings.first?.arguments["first_line"] == .text("7"))
    }

    @Test("What is read otherwise than written is a warning")
    func otherwise() throws {
        let text = Sample.manifest("").replacing("<dict>", with: "<dict id=\"x\">")
        #expect(try Sample(text).findings("DOC-003").map(\.phrase) == ["unexpected-attribute"])
    }

    @Test("A file with too many faults to be read is an error, for nothing else in it was judged")
    func tooManyFaults() throws {
        let text = Sample.plist(String(repeating: "<key>a</key>\n<true/>\n", count: 200))
        let findings = try Sample(text, path: "Info.plist").findings("DOC-001")
        #expect(findings.map(\.phrase) == ["too-many-faults"])
        #expect(findings.map(\.severity) == [.error])
    }

    @Test("A file that was ignored is no fault")
    func ignored() throws {
        #expect(try Sample("github \"a/b\" \"1.0\"\n", path: "Cartfile.resolved").findings("DOC-001").isEmpty)
    }

    @Test(
        "Every fault has a sentence in every language, with no argument that it lacks",
        arguments: DocumentFault.Code.allCases
    )
    func texts(_ code: DocumentFault.Code) throws {
        let catalog = try TestTable.snapshot.get()
        for language in Language.allCases {
            let phrases = ["DOC-001", "DOC-002", "DOC-003"].compactMap { rule in
                catalog.texts[language]?[rule]?.phrases[code.rawValue].map { (rule, $0) }
            }
            #expect(phrases.count == 1)
            let names = phrases.map(\.1).flatMap { [$0.message, $0.why, $0.fix] }.flatMap { text in
                text.matches(of: /\{([a-z_]+)\}/).map { String($0.1) }
            }
            #expect(Set(names).isSubset(of: code.placeholders + ["consequence"]))
        }
    }

    @Test("That nothing was read is a warning, unless something else was submitted or a file is at fault")
    func nothingRead() throws {
        #expect(try Sample("fun main() {}", path: "Main.kt").evaluation().verdict == .warn)
        #expect(try Sample("fun main() {}", path: "Main.kt").findings("DOC-004").count == 1)
        var beside = Sample("fun main() {}", path: "Main.kt")
        beside.add(Sample.plist(""), path: "Info.plist")
        #expect(try beside.findings("DOC-004") == [])
        var names = Sample("fun main() {}", path: "Main.kt")
        names.submission.apis = [APIUse(name: "CLLocationManager")]
        #expect(try names.findings("DOC-004") == [])
        #expect(try Sample("garbage", path: "Info.plist").findings("DOC-004") == [])
    }
}
