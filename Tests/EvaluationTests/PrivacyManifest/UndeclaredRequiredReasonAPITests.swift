import Documents
import Catalog
import Evaluation
import Testing

@Suite("PM-016: undeclared required-reason APIs")
struct UndeclaredRequiredReasonAPITests {
    private static let defaults = "NSPrivacyAccessedAPICategoryUserDefaults"
    private static let declared = Sample.accessedAPI(defaults, "CA92.1")
    private static let empty = Sample.manifest("<key>NSPrivacyTracking</key>\n<false/>")

    private func findings(_ sample: Sample, today: String = Sample.today) throws -> [Finding] {
        try sample.findings("PM-016", today: today)
    }

    @Test("One finding for each category, with its codes, at the list or where it should be")
    func reports() throws {
        var sample = Sample(Self.empty)
        sample.submission.apis = [
            APIUse(name: "UserDefaults.standard", file: "A.swift", line: 3), APIUse(name: "NSUserDefaults"),
            APIUse(name: "mach_absolute_time"),
        ]
        let findings = try findings(sample)
        #expect(
            findings.map { $0.arguments["category"] } == [
                .text("NSPrivacyAccessedAPICategorySystemBootTime"), .text(Self.defaults),
            ]
        )
        #expect(findings.map(\.short) == Array(repeating: "PM-016 default /NSPrivacyAccessedAPITypes", count: 2))
        #expect(findings.map(\.location.position?.line) == [4, 4])
        #expect(findings.last?.because.first == .api(name: "UserDefaults.standard", file: "A.swift", line: 3))
        #expect(findings.allSatisfy { $0.severity == .error && $0.codes == ["ITMS-91053"] })
    }

    @Test("A declared category is enough; a bad name declares nothing")
    func declares() throws {
        var good = Sample(Self.declared)
        good.submission.apis = [APIUse(name: "UserDefaults")]
        #expect(try findings(good).isEmpty)
        var bad = Sample(Sample.accessedAPI("UserDefaults", "CA92.1"))
        bad.submission.apis = good.submission.apis
        #expect(try findings(bad).count == 1)
    }

    @Test("Either category of a symbol that stands in two is enough, and none is one finding")
    func twoCategories() throws {
        for category in ["NSPrivacyAccessedAPICategoryDiskSpace", "NSPrivacyAccessedAPICategoryFileTimestamp"] {
            var sample = Sample(Sample.accessedAPI(category, category.hasSuffix("Space") ? "E174.1" : "C617.1"))
            sample.submission.apis = [APIUse(name: "getattrlist")]
            #expect(try findings(sample).isEmpty)
        }
        var sample = Sample(Self.empty)
        sample.submission.apis = [APIUse(name: "getattrlist")]
        #expect(try findings(sample).count == 1)
    }

    @Test("A manifest speaks for its own bundle, wherever the bundle was built")
    func bundles() throws {
        var sample = Sample(Self.declared, path: "build/Sample.app/PrivacyInfo.xcprivacy")
        let appex = "Sample.app/PlugIns/Share.appex"
        sample.submission.bundles = [.init(path: "Sample.app", kind: "app"), .init(path: appex, kind: "app-extension")]
        sample.submission.apis = [APIUse(name: "UserDefaults"), APIUse(name: "UserDefaults", bundle: "Sample.app")]
        #expect(try findings(sample).isEmpty)
        sample.submission.apis.append(APIUse(name: "UserDefaults", bundle: appex))
        let missing = try findings(sample)
        #expect(missing.map(\.phrase) == ["other-bundle-no-manifest"])
        #expect(missing.map(\.location.bundle) == [appex])
        #expect(missing.map(\.location.path) == ["\(appex)/PrivacyInfo.xcprivacy"])
        sample.add(Self.empty, path: "build/\(appex)/PrivacyInfo.xcprivacy")
        #expect(try findings(sample).map(\.phrase) == ["other-bundle"])
    }

    @Test("A library's manifest in a resource bundle leaves a note for the app")
    func resourceBundle() throws {
        var sample = Sample(Self.declared, path: "Sample.app/Net_Net.bundle/PrivacyInfo.xcprivacy")
        sample.submission.apis = [APIUse(name: "UserDefaults", origin: .sdk)]
        #expect(try findings(sample).map(\.phrase) == ["resource-bundle-only"])
        #expect(try findings(sample).map(\.severity) == [.note])
        sample.submission.apis = [APIUse(name: "UserDefaults", origin: .app)]
        #expect(try findings(sample).map(\.severity) == [.error])
    }

    @Test("Where nothing but names was submitted, absence is not known")
    func namesAlone() throws {
        let findings = try findings(Sample(apis: [APIUse(name: "UserDefaults")]))
        #expect(findings.map(\.phrase) == ["manifest-not-shown"])
        #expect(findings.map(\.severity) == [.note])
    }

    @Test("A manifest that cannot be read may declare anything")
    func unreadable() throws {
        var sample = Sample("<plist><dict>", path: "PrivacyInfo.xcprivacy")
        sample.submission.apis = [APIUse(name: "UserDefaults")]
        #expect(try findings(sample).isEmpty)
    }

    @Test(
        "A look-alike of the app's own is a warning",
        arguments: ["creationDate", "Note.creationDate", "-[Note creationDate]"]
    )
    func lookAlike(_ name: String) throws {
        var sample = Sample(Self.empty)
        sample.submission.apis = [APIUse(name: name, origin: .ownType)]
        #expect(try findings(sample).map(\.phrase) == ["look-alike"])
        #expect(try findings(sample).map(\.severity) == [.warning])
        sample.submission.apis = [APIUse(name: name, origin: .app)]
        #expect(try findings(sample).isEmpty)
    }

    @Test("What rests on one report is no louder than a warning")
    func confidence() throws {
        var sample = Sample(Self.empty)
        sample.submission.apis = [APIUse(name: "NSFileManager.GetAttributes")]
        #expect(try findings(sample).map(\.severity) == [.warning])
    }

    @Test("Before the day of enforcement it is a note that names the day")
    func dates() throws {
        var sample = Sample(Self.empty)
        sample.submission.apis = [APIUse(name: "UserDefaults")]
        sample.submission.target.asOf = "2024-04-30"
        #expect(try findings(sample).map(\.severity) == [.note])
        #expect(try findings(sample).map(\.enforcedFrom) == ["2024-05-01"])
        sample.submission.target.asOf = "2024-05-01"
        #expect(try findings(sample).map(\.severity) == [.error])
    }

    @Test("Without a manifest it points to the first use, else to the Info.plist, else to where the manifest should be")
    func places() throws {
        var sample = Sample(Sample.plist(""), path: "App/Info.plist")
        sample.add("\nUserDefaults.standard.set(1, forKey: \"a\")", path: "App/A.swift")
        let inSource = try #require(try sample.findings("PM-016").first).location
        #expect((inSource.path, inSource.position?.line) == ("App/A.swift", 2))
        sample = Sample(Sample.plist(""), path: "App/Info.plist")
        sample.submission.apis = [APIUse(name: "UserDefaults")]
        let inPlist = try #require(try sample.findings("PM-016").first).location
        #expect((inPlist.path, inPlist.position?.line) == ("App/Info.plist", 4))
        let nowhere = try #require(try Sample(apis: [APIUse(name: "UserDefaults")]).findings("PM-016").first).location
        #expect((nowhere.path, nowhere.position) == ("PrivacyInfo.xcprivacy", nil))
    }
}
