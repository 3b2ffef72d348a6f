import Documents
import TestSupport
import Testing

@Suite("Archives of projects")
struct ProjectArchiveTests {
    private func archive(_ entries: ZIPSample.Entry...) -> ProjectArchive {
        ProjectArchive(path: "app.zip", bytes: ZIPSample(entries).bytes)
    }

    private let plist = "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>A</string></dict></plist>"

    @Test("The files are documents under their paths, whatever folder was packed")
    func files() {
        let archive = archive(
            ZIPSample.Entry("App/./ios/Info.plist", plist),
            ZIPSample.Entry("App/A.swift", "let a = 1"),
            ZIPSample.Entry("App/logo.png", "x"),
            ZIPSample.Entry("App/Other.plist", "<plist><dict/></plist>"),
            ZIPSample.Entry("Sample.app\\PrivacyInfo.xcprivacy", plist)
        )
        #expect(
            archive.files.map(\.document.path) == [
                "App/A.swift", "App/ios/Info.plist", "Sample.app/PrivacyInfo.xcprivacy",
            ]
        )
        #expect(archive.files.map(\.document.kind) == [.swift, .infoPlist, .privacyManifest])
        #expect(archive.files.last?.document.bundle == "Sample.app")
        #expect(archive.document.kind == .archive)
        #expect(archive.document.status == .read)
        #expect(archive.document.faults.map(\.arguments) == [["read": "3", "others": "2"]])
    }

    @Test("Folders of what was built or fetched are left out, and told once each")
    func folders() {
        let archive = archive(
            ZIPSample.Entry("ios/Pods/A/Info.plist", plist),
            ZIPSample.Entry("ios/Pods/B/b.m", ""),
            ZIPSample.Entry("node_modules/a/index.js", ""),
            ZIPSample.Entry("a/.git/config", ""),
            ZIPSample.Entry("build/Info.plist", plist),
            ZIPSample.Entry("DerivedData/x/Info.plist", plist),
            ZIPSample.Entry("ios/Podfile.lock", "PODS:\n  - A (1.0)\n"),
            ZIPSample.Entry("builder/Info.plist", plist)
        )
        #expect(
            archive.files.map { "\($0.document.path) \($0.document.status)" } == [
                "DerivedData/ ignored", "a/.git/ ignored", "build/ ignored", "builder/Info.plist read",
                "ios/Podfile.lock read", "ios/Pods/ ignored", "node_modules/ ignored",
            ]
        )
        #expect(archive.files.first { $0.document.path == "ios/Pods/" }?.document.detail?.arguments == ["count": "2"])
    }

    @Test(
        "An entry that is not read says why",
        arguments: [
            (ZIPSample.Entry("../Info.plist", ""), DocumentFault.Code.entryOutside),
            (ZIPSample.Entry("/etc/Info.plist", ""), .entryOutside),
            (ZIPSample.Entry("a/../../Info.plist", ""), .entryOutside),
            (ZIPSample.Entry("C:\\Info.plist", ""), .entryOutside),
            (ZIPSample.Entry("Info.plist", "/etc/passwd").with { $0.mode = 0o120777 }, .entryIsLink),
            (ZIPSample.Entry("old.zip", "PK"), .entryIsArchive),
            (ZIPSample.Entry("Info.plist", "").with { $0.flags = 1 }, .entryEncrypted),
            (ZIPSample.Entry("Info.plist", "a").with { $0.method = 14 }, .entryCompression),
            (ZIPSample.Entry("Info.plist", "abc").with { $0.isDamaged = true }, .entryDamaged),
        ]
    )
    func refused(_ entry: ZIPSample.Entry, _ code: DocumentFault.Code) {
        let archive = archive(ZIPSample.Entry("Podfile", "platform :ios, '14.0'"), entry)
        let refused = archive.files.filter { $0.document.status == .ignored }
        #expect(refused.map(\.document.detail?.code) == [code])
        #expect(archive.files.count == 2)
    }

    @Test("Of two entries of one path the first counts")
    func repeated() {
        let archive = archive(ZIPSample.Entry("Podfile", "a"), ZIPSample.Entry("./Podfile", "b"))
        #expect(archive.files.map(\.document.status).filter { $0 == .read }.count == 1)
        #expect(archive.files.contains { $0.document.detail?.code == .entryRepeated })
    }

    @Test("What is no archive is unreadable")
    func notAnArchive() {
        let archive = ProjectArchive(path: "app.zip", bytes: Array("hello".utf8))
        #expect(archive.document.status == .unreadable)
        #expect(archive.document.detail?.code == .notAnArchive)
        #expect(archive.files.isEmpty)
    }

    @Test(
        "The outermost folder that is not the app's own is named",
        arguments: [
            ("ios/Pods/A/build/b.m", "ios/Pods"), (".git/a", ".git"), ("a/b.swift", nil), ("Pods", nil),
            ("Podsy/a.m", nil),
        ] as [(String, String?)]
    )
    func otherFolders(_ path: String, _ folder: String?) { #expect(ProjectFolder.other(on: path) == folder) }
}
