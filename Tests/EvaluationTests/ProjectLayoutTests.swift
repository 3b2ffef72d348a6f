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
        let ofWidget = ("One/Widget/Camera.swift", Self.source)
        #expect(try Self.told(plists + [widget, ofWidget]) == ["error One/Widget/Info.plist"])
        let withText = ("One/Info.plist", Self.app + Self.camera)
        #expect(try Self.told([withText, plists[1], widget, ofWidget]) == [])
        #expect(try Self.told([widget, ofWidget]) == [])
        #expect(
            try Self.told(plists + [widget, ("One/Sources/Camera.swift", Self.source)]) == ["error One/Info.plist"]
        )
    }

    private static let health =
        "import HealthKit\nfunc f() { HKHealthStore().requestAuthorization(toShare: [], read: []) { _, _ in } }\n"

    @Test(
        "A watch app needs a text of its own, if watchOS knows the key",
        arguments: [
            flag("WKApplication"),
            "<key>NSExtension</key>\n<dict><key>NSExtensionPointIdentifier</key><string>com.apple.watchkit</string></dict>",
        ]
    )
    func watchApps(_ members: String) throws {
        func told(_ files: [(path: String, text: String)]) throws -> Set<String> {
            var submission = Submission()
            submission.documents = files.map { file in
                file.path.hasSuffix(".plist")
                    ? .propertyList(file.text, path: file.path)
                    : DocumentReader.read(path: file.path, bytes: Array(file.text.utf8))
            }
            return Set(try submission.findings(of: "PL-028").compactMap(\.location.path))
        }
        let texts =
            text("NSHealthShareUsageDescription", "Reads your pulse.")
            + text("NSHealthUpdateUsageDescription", "Saves your runs.")
        let phone = ("Run/Info.plist", Self.app + texts)
        let watch = ("Run Watch App/Info.plist", members)
        let code = ("Run Watch App/Pulse.swift", Self.health)
        #expect(try told([phone, watch, code]) == ["Run Watch App/Info.plist"])
        #expect(try told([watch, code]) == ["Run Watch App/Info.plist"])
        #expect(try told([phone, ("Run Watch App/Info.plist", members + texts), code]) == [])
        #expect(try told([watch, ("Run/Pulse.swift", Self.health)]) == [])
        #expect(try Self.told([watch, ("Run Watch App/Camera.swift", Self.source)]) == [])
    }

    @Test(
        "Code for another system is no code of the app for iOS",
        arguments: [
            "macOS/Camera.swift", "Mac/Camera.swift", "Run WatchKit Extension/Camera.swift", "visionOS/A/Camera.swift",
        ]
    )
    func otherSystemsCode(_ path: String) throws {
        let plist = ("iOS/Info.plist", Self.app)
        #expect(try Self.told([plist, (path, Self.source)]) == [])
        #expect(try Self.told([plist, ("Shared/Camera.swift", Self.source)]) == ["error iOS/Info.plist"])
        #expect(try Self.told([plist, ("Shared/Camera.swift", "import AppKit\n" + Self.source)]) == [])
        let shared = "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n" + Self.source
        #expect(try Self.told([plist, ("Shared/Camera.swift", shared)]) == ["error iOS/Info.plist"])
        for condition in ["canImport(AppKit)", "!os(iOS)", "os(macOS)"] {
            let forMac = "#if \(condition)\nimport AppKit\n#endif\n" + Self.source
            #expect(
                try Self.told([plist, ("Shared/Camera.swift", forMac)]) == ["error iOS/Info.plist"],
                "\(condition)"
            )
        }
        #expect(try Self.told([("mac/iOS/Info.plist", Self.app), ("mac/iOS/A.swift", Self.source)]).count == 1)
    }

    @Test("An app takes in what its own package.json names, not what one beside it does")
    func siblings() throws {
        func package(_ name: String) -> String { #"{"name": "a", "dependencies": {"\#(name)": "7.0.0"}}"# }
        let plist = ("apps/mobile/ios/App/App/Info.plist", Self.app)
        let own = ("apps/mobile/package.json", package("@capacitor/core"))
        let camera = package("@capacitor/camera")
        #expect(try Self.told([plist, own, ("apps/web/package.json", camera)]) == [])
        #expect(try Self.told([plist, ("package.json", camera)]) == ["error \(plist.0)"])
        #expect(try Self.told([plist, ("apps/mobile/package.json", camera)]) == ["error \(plist.0)"])
        #expect(try Self.told([plist, ("apps/web/package.json", camera)]) == ["error \(plist.0)"])
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

    @Test(
        "A project that names iOS as its system is one of an app for iOS",
        arguments: [
            "SDKROOT = iphoneos;", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";",
            "IPHONEOS_DEPLOYMENT_TARGET = 16.0;",
        ]
    )
    func systemOfProject(_ setting: String) throws {
        let project = """
            { objects = {
                T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; };
                B = { isa = XCBuildConfiguration; buildSettings = { GENERATE_INFOPLIST_FILE = YES; \(setting) }; };
            }; }
            """
        let files = [("App.xcodeproj/project.pbxproj", project), ("App/Camera.swift", Self.source)]
        #expect(try Self.told(files).count == 1)
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
