import Documents
import Testing

@Suite("Documents")
struct DocumentReaderTests {
    private func read(_ path: String, _ text: String, bundle: String? = nil) -> Document {
        DocumentReader.read(path: path, bytes: Array(text.utf8), bundle: bundle)
    }

    private func plist(_ key: String) -> String {
        "<plist version=\"1.0\"><dict><key>\(key)</key><true/></dict></plist>"
    }

    @Test(
        "A name tells the kind",
        arguments: [
            ("Info.plist", DocumentKind.infoPlist), ("ios/Runner/Info.plist", .infoPlist),
            ("App-Info.plist", .infoPlist), ("AppFrameworkInfo.plist", .infoPlist),
            ("PrivacyInfo.xcprivacy", .privacyManifest), ("sdk.xcprivacy", .privacyManifest),
            ("Sample.entitlements", .entitlements), ("ios\\Runner\\Runner.entitlements", .entitlements),
        ]
    )
    func kindByName(_ path: String, _ kind: DocumentKind) {
        let document = read(path, "<plist><dict/></plist>")
        #expect(document.kind == kind)
        #expect(document.status == .read)
        #expect(document.format == .xml)
        #expect(document.detail == nil)
    }

    @Test(
        "Under another name the content tells the kind",
        arguments: [
            ("PrivacyManifest.plist", "NSPrivacyTracking", DocumentKind.privacyManifest),
            ("Config.plist", "CFBundleIdentifier", .infoPlist), ("a.plist", "NSCameraUsageDescription", .infoPlist),
            ("document", "com.apple.developer.healthkit", .entitlements), ("b.plist", "aps-environment", .entitlements),
        ]
    )
    func kindByContent(_ path: String, _ key: String, _ kind: DocumentKind) {
        let document = read(path, plist(key))
        #expect(document.kind == kind)
        #expect(document.status == .read)
        #expect(document.root?[key]?.boolean == true)
    }

    @Test("The name wins over the content")
    func nameWins() {
        #expect(read("Info.plist", plist("NSPrivacyTracking")).kind == .infoPlist)
    }

    @Test(
        "What is not read is ignored, and says why",
        arguments: [
            (
                "ExportOptions.plist", "<plist><dict><key>method</key><string>x</string></dict></plist>",
                "not-recognised"
            ),
            ("GoogleService-Info.plist", "<plist><dict/></plist>", "not-recognised"),
            ("notes.txt", "a", "not-recognised"),
            ("Podfile.lock", "PODS:", "kind-not-yet-read"), ("ios/Podfile.lock", "", "kind-not-yet-read"),
            ("pubspec.lock", "packages:", "kind-not-yet-read"), ("package.json", "{}", "kind-not-yet-read"),
            ("Sources/App.swift", "import UIKit", "kind-not-yet-read"),
            ("en.lproj/InfoPlist.strings", "\"a\" = \"b\";", "kind-not-yet-read"),
        ]
    )
    func ignored(_ path: String, _ text: String, _ code: String) {
        let document = read(path, text)
        #expect(document.status == .ignored)
        #expect(document.kind == .unknown)
        #expect(document.root == nil)
        #expect(document.faults.map(\.code.rawValue) == [code])
        #expect(document.detail?.arguments["name"] == path.split(separator: "/").last.map(String.init))
    }

    @Test(
        "What cannot be read says why",
        arguments: [
            ("Info.plist", "", DocumentFault.Code.emptyFile), ("Info.plist", " \r\n", .emptyFile),
            ("", "<plist/>", .pathNotAFile), ("ios/Runner/", "<plist/>", .pathNotAFile),
            ("Info.plist", "CFBundleName: a", .notAPropertyList),
            ("Info.plist", "{ CFBundleName = a; }", .openStepPropertyList),
            ("Info.plist", "// comment\n{ a = b; }", .openStepPropertyList),
            ("Info.plist", "( a, b )", .openStepPropertyList), ("Info.plist", "\"a\" = \"b\";", .openStepPropertyList),
            ("Info.plist", "a = b;", .openStepPropertyList),
            ("Info.plist", "<plist><array/></plist>", .rootNotDictionary),
            ("Info.plist", "<html/>", .wrongRootElement), ("a.plist", "<plist>", .unclosedElement),
            ("Info.plist", "bplist00", .truncated),
        ]
    )
    func unreadable(_ path: String, _ text: String, _ code: DocumentFault.Code) {
        let document = read(path, text)
        #expect(document.status == .unreadable)
        #expect(document.root == nil)
        #expect(document.detail?.code == code)
        #expect(document.detail?.arguments.keys.sorted() == code.placeholders.sorted())
        #expect(read("Info.plist", "<plist><dict/></plist>").status == .read)
    }

    @Test("JSON under a property list's name is read, with a fault")
    func json() {
        let document = read("Info.plist", "{\n \"CFBundleName\": \"a\",\n}")
        #expect(document.status == .read)
        #expect(document.format == .json)
        #expect(document.faults.map(\.code) == [.jsonNotPropertyList, .jsonTrailingComma])
        #expect(document.root?["CFBundleName"]?.string == "a")
        #expect(read("Info.plist", "{}").faults.map(\.code) == [.jsonNotPropertyList])
    }

    @Test("A file larger than the limit is not read")
    func tooLarge() {
        var limits = DocumentLimits()
        limits.bytes = 22
        let bytes = Array("<plist><dict/></plist>".utf8)
        #expect(DocumentReader.read(path: "Info.plist", bytes: bytes, limits: limits).status == .read)
        let document = DocumentReader.read(path: "Info.plist", bytes: bytes + [0x0A], limits: limits)
        #expect(document.faults.map(\.code) == [.tooLarge])
        #expect(document.detail?.arguments == ["size": "23", "limit": "22"])
        #expect(document.kind == .infoPlist)
    }

    @Test("A binary property list is told by its content")
    func binary() {
        let bytes = BinaryFile([0xD1, 1, 2], BinaryFile.string("CFBundleName"), [0x09]).bytes
        let document = DocumentReader.read(path: "any.plist", bytes: bytes)
        #expect(document.format == .binary)
        #expect(document.kind == .infoPlist)
    }

    @Test("Something before the declaration does not hide that the file is XML")
    func textBeforeDeclaration() {
        let document = read("Info.plist", "text <?xml version=\"1.0\"?><plist><dict/></plist>")
        #expect(document.faults.map(\.code) == [.contentBeforeRoot, .xmlDeclarationNotFirst])
        #expect(document.status == .read)
    }

    @Test(
        "The bundle is the innermost one of the path, unless it is given",
        arguments: [
            ("Sample.app/Info.plist", "Sample.app"),
            ("Sample.app/PlugIns/Net.appex/Info.plist", "Sample.app/PlugIns/Net.appex"),
            ("a/Sample.app/Frameworks/B.framework/x/PrivacyInfo.xcprivacy", "a/Sample.app/Frameworks/B.framework"),
            ("Pods/C.bundle/PrivacyInfo.xcprivacy", "Pods/C.bundle"), ("ios/Runner/Info.plist", nil), ("x.app", nil),
            (".app/Info.plist", nil),
        ] as [(String, String?)]
    )
    func bundle(_ path: String, _ bundle: String?) {
        #expect(read(path, "<plist><dict/></plist>").bundle == bundle)
        #expect(read(path, "<plist><dict/></plist>", bundle: "Given.app").bundle == "Given.app")
    }
}
