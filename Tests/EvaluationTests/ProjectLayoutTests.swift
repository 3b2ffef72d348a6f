import Catalog
import Documents
import Evaluation
import Testing

@Suite("Info.plists of several apps")
struct ProjectLayoutTests {
    private static let camera = text("NSCameraUsageDescription", "Scans the code on your ticket.")
    private static let app = flag("LSRequiresIPhoneOS")

    /// `severity path` of what lacks a text for the camera.
    private static func told(_ files: [(path: String, text: String)]) throws -> [String] {
        var submission = Submission()
        submission.documents = files.map { file in
            file.path.hasSuffix(".plist")
                ? .propertyList(file.text, path: file.path)
                : DocumentReader.read(path: file.path, bytes: Array(file.text.utf8))
        }
        return try submission.findings(of: "PL-003").map { "\($0.severity.rawValue) \($0.location.path ?? "")" }
    }

    private static let pubspec = "name: x\ndependencies:\n  camera: ^0.11.0\n"
    private static let other = "name: y\ndependencies:\n  http: ^1.0.0\n"
    private static let source =
        "import AVFoundation\nfunc f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"

    @Test(
        "An app for another system needs no key of iOS",
        arguments: [
            ("macos/Runner/Info.plist", text("NSPrincipalClass", "NSApplication")),
            ("Mac/Info.plist", text("LSMinimumSystemVersion", "11.0")), ("tvos/Info.plist", text("CFBundleName", "x")),
            ("App/Info.plist", list("CFBundleSupportedPlatforms", ["AppleTVOS"])),
        ]
    )
    func otherSystems(_ plist: (path: String, members: String)) throws {
        let files = [("pubspec.yaml", Self.pubspec), (plist.path, plist.members)]
        #expect(try Self.told(files) == [])
        #expect(try Self.told(files + [("ios/Runner/Info.plist", Self.app)]) == ["error ios/Runner/Info.plist"])
    }

    @Test("What an app for the Mac takes in, the app for iOS need not")
    func otherSystemsPackages() throws {
        let lock = "PODS:\n  - camera_avfoundation (0.0.1)\n\nCOCOAPODS: 1.16.2\n"
        let plist = ("ios/Runner/Info.plist", Self.app)
        #expect(try Self.told([("macos/Podfile.lock", lock), plist]) == [])
        #expect(try Self.told([("ios/Podfile.lock", lock), plist]) == ["error ios/Runner/Info.plist"])
    }

    @Test("A minimum of a framework is not that of the app")
    func frameworkMinimum() throws {
        var submission = Submission(
            text("CFBundlePackageType", "FMWK") + text("MinimumOSVersion", "9.0"),
            path: "ios/Flutter/AppFrameworkInfo.plist",
            minIOS: nil
        )
        #expect(try submission.evaluated().context.minIOS == nil)
        submission.documents.append(
            .propertyList(text("MinimumOSVersion", "15.0"), path: "ios/Runner/Info.plist")
        )
        #expect(try submission.evaluated().context.minIOS == OSVersion(15))
    }

    @Test("What a package takes in, an example with a list of its own need not")
    func nestedProjects() throws {
        let files = [
            ("pubspec.yaml", Self.pubspec), ("ios/Runner/Info.plist", Self.app),
            ("example/ios/Runner/Info.plist", Self.app),
        ]
        #expect(try Self.told(files + [("example/pubspec.yaml", Self.other)]) == ["error ios/Runner/Info.plist"])
        #expect(try Self.told(files).count == 2)
    }

    @Test("Code belongs to the app in whose folder it is")
    func folders() throws {
        let plists = [("One/Info.plist", Self.app), ("Two/Info.plist", Self.app)]
        #expect(try Self.told(plists + [("One/Sources/Camera.swift", Self.source)]) == ["error One/Info.plist"])
        #expect(try Self.told(plists + [("Shared/Camera.swift", Self.source)]).count == 2)
        let widget = ("One/Widget/Info.plist", "<key>NSExtension</key>\n<dict/>")
        #expect(try Self.told(plists + [widget, ("One/Widget/Camera.swift", Self.source)]) == [])
        #expect(
            try Self.told(plists + [widget, ("One/Sources/Camera.swift", Self.source)]) == ["error One/Info.plist"]
        )
    }

    @Test("What build settings write into the Info.plist is not missing")
    func buildSettings() throws {
        let plist = ("App/Info.plist", list("UIBackgroundModes", ["audio"]) + Self.app)
        let source = ("App/Camera.swift", Self.source)
        func settings(_ generates: String) -> (path: String, text: String) {
            (
                "App.xcodeproj/project.pbxproj",
                "GENERATE_INFOPLIST_FILE = \(generates);\nINFOPLIST_KEY_NSCameraUsageDescription = \"Scans a code\";\n"
            )
        }
        #expect(try Self.told([plist, source, settings("YES")]) == [])
        #expect(try Self.told([plist, source, settings("NO")]) == ["error App/Info.plist"])
    }

    @Test("Where one of several apps has the key, the others may not share the code")
    func sharedCode() throws {
        let files = [
            ("One/Info.plist", Self.app + Self.camera), ("Two/Info.plist", Self.app),
            ("Shared/Camera.swift", Self.source),
        ]
        #expect(try Self.told(files) == ["warning Two/Info.plist"])
    }
}
