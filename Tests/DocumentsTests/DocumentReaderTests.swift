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
            ("AndroidManifest.xml", "<?xml version=\"1.0\"?>\n<manifest><application/></manifest>", "not-recognised"),
            ("Launch.storyboard", "<document type=\"a\"><scenes/></document>", "not-recognised"),
            ("App.csproj", "\u{FEFF}<Project Sdk=\"Microsoft.NET.Sdk\"/>", "not-recognised"),
            (
                "icon.svg", "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"x\"><!-- a --><svg><path/></svg>",
                "not-recognised"
            ),
            ("index.html", "<!DOCTYPE html>\n<html><body><p>a<br></body></html>", "not-recognised"),
            ("Cartfile.resolved", "github", "kind-not-yet-read"),
            ("capacitor.config.ts", "export default {};", "configuration-is-code"),
            ("app.config.js", "module.exports = {};", "configuration-is-code"),
            ("ios/A.podspec", "Pod::Spec.new do |s|", "configuration-is-code"),
            ("Package.swift", "import PackageDescription", "configuration-is-code"),
            ("en.lproj/Localizable.strings", "\"a\" = \"b\";", "not-recognised"),
            ("app.json", "{\"name\": \"a\", \"displayName\": \"A\"}", "not-recognised"),
            ("public/manifest.json", "{\"start_url\": \"/\"}", "not-recognised"),
            ("res/xml/config.xml", "<resources/>", "not-recognised"),
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
            ("Info.plist", "( a, b )", .rootNotDictionary), ("Podfile.lock", "", .emptyFile),
            ("package.json", "[]", .rootNotDictionary), ("package.json", "", .emptyFile),
            ("app.json", "{\"expo\": {", .truncated), ("config.xml", "<widget>", .unclosedElement),
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

    @Test(
        "A name and the content together tell the kind",
        arguments: [
            ("Podfile", "platform :ios, '13.0'", DocumentKind.podfile, Document.Format.text),
            ("A.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}", .buildSettings, .text),
            ("Config/App.xcconfig", "", .buildSettings, .text),
            ("ios/Podfile.lock", "PODS: []", .podfileLock, .yaml), ("A.podspec.json", "{}", .podspec, .json),
            ("A.xcworkspace/xcshareddata/swiftpm/Package.resolved", "{\"pins\": []}", .packageResolved, .json),
            ("pubspec.yaml", "name: a", .pubspec, .yaml), ("pubspec.lock", "packages: {}", .pubspecLock, .yaml),
            ("package.json", "\u{FEFF}{}", .packageJSON, .json),
            ("package-lock.json", "{\"packages\": {}}", .packageLock, .json),
            ("npm-shrinkwrap.json", "{\"packages\": {}}", .packageLock, .json),
            ("pnpm-lock.yaml", "packages: {}", .pnpmLock, .yaml),
            ("yarn.lock", "# yarn lockfile v1\n", .yarnLock, .text), ("yarn.lock", "", .yarnLock, .text),
            ("yarn.lock", "# Yarn\n\n__metadata:\n  version: 8\n", .yarnLock, .yaml),
            ("app.json", "{expo: {'name': 'a',}, // c\n}", .expoConfig, .json),
            ("app.config.json", "{\"slug\": \"a\"}", .expoConfig, .json),
            ("app.json", "{\"pages\": []}", .weChatApp, .json), ("project.config.json", "{}", .weChatProject, .json),
            ("src/manifest.json", "{/* c */ \"app-plus\": {},}", .uniAppManifest, .json),
            ("pages.json", "{\"pages\": [] // c\n}", .uniAppPages, .json),
            ("capacitor.config.json", "{}", .capacitorConfig, .json),
            ("project.yml", "targets:\n  App:\n    platform: iOS\n", .xcodeGenProject, .yaml),
            ("config.xml", "<widget/>", .cordovaConfig, .xml), ("plugin.xml", "<plugin/>", .cordovaPlugin, .xml),
            ("en.lproj/InfoPlist.strings", "a = b;", .infoPlistStrings, .strings),
            ("en.lproj/InfoPlist.strings", "", .infoPlistStrings, .strings),
            ("InfoPlist.strings", "<plist><dict/></plist>", .infoPlistStrings, .xml),
            ("InfoPlist.strings", "/* <plist> */\na = b;", .infoPlistStrings, .strings),
            ("InfoPlist.xcstrings", "{}", .infoPlistCatalog, .json),
            ("Info.plist", "{ CFBundleName = a; }", .infoPlist, .strings),
            ("Info.plist", "// comment\n{ a = b; }", .infoPlist, .strings),
            ("Info.plist", "a = b;", .infoPlist, .strings),
        ]
    )
    func kindByNameAndContent(_ path: String, _ text: String, _ kind: DocumentKind, _ format: Document.Format) {
        let document = read(path, text)
        #expect(document.kind == kind)
        #expect(document.format == format)
        #expect(document.status == .read)
        #expect(document.faults == [])
    }

    @Test("WeChat's app.json is read strictly, unlike Expo's of the same name")
    func weChatIsStrict() {
        #expect(read("app.json", "{\"pages\": [],}").faults.map(\.code) == [.jsonTrailingComma])
    }

    @Test("What is to be submitted in place of a program is told")
    func codeConfiguration() {
        let fault = read("a/capacitor.config.ts", "").detail
        #expect(fault?.arguments["file"] == "ios/App/App/capacitor.config.json")
        #expect(fault?.arguments["command"] == "npx cap copy ios")
        #expect(DocumentReader.reads(fileName: "Podfile") && DocumentReader.reads(fileName: "app.json"))
        #expect(
            DocumentReader.reads(fileName: "app.config.ts") && !DocumentReader.reads(fileName: "capacitor.config.ts")
        )
        #expect(!DocumentReader.reads(fileName: "Package.swift") && !DocumentReader.reads(fileName: "a.kt"))
        #expect(DocumentReader.isCode(fileName: "app.config.ts") && !DocumentReader.isCode(fileName: "app.json"))
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
