import Catalog
import Documents
import Evaluation
import Testing

@Suite("Calls of cross-platform frameworks in sources")
struct SourceBridgeUsesTests {
    private func keys(_ files: (path: String, text: String)...) throws -> [String] {
        var submission = Submission()
        submission.documents = files.map { DocumentReader.read(path: $0.path, bytes: Array($0.text.utf8)) }
        return EvaluationContext(submission, catalog: try TestTable.snapshot.get(), today: Sample.today).keyNeeds.map(
            \.key
        )
    }

    @Test(
        "A call needs the keys of its permission",
        arguments: [
            (
                "a.dart", "import 'package:permission_handler/permission_handler.dart';\nPermission.camera.request();",
                "NSCameraUsageDescription"
            ),
            (
                "a.ts",
                "import { request, PERMISSIONS } from 'react-native-permissions';\nrequest(PERMISSIONS.IOS.CONTACTS)",
                "NSContactsUsageDescription"
            ),
            ("a.vue", "<script>uni.getLocation({})</script>", "NSLocationWhenInUseUsageDescription"),
            ("a.js", "uni.chooseImage({ sourceType: ['album'] })", "NSPhotoLibraryUsageDescription"),
            (
                "a.tsx", "import * as Location from 'expo-location'; Location.requestForegroundPermissionsAsync()",
                "NSLocationWhenInUseUsageDescription"
            ),
            ("a.js", "cordova.plugins.diagnostic.requestMicrophoneAuthorization(f)", "NSMicrophoneUsageDescription"),
        ]
    )
    func needs(_ path: String, _ text: String, _ key: String) throws {
        let keys = try keys((path, text))
        #expect(keys.contains(key), "\(keys)")
    }

    @Test(
        "A name that may be another's, or of another platform, needs none",
        arguments: [
            ("a.dart", "Permission.camera.request();"), ("a.dart", "import 'permission.dart';\nPermission.camera;"),
            ("a.js", "wx.getLocation()"), ("a.js", "// #ifdef MP-WEIXIN\nuni.getLocation({})\n// #endif"),
            ("a.js", "uni.chooseImage({ sourceType: type })"), ("a.js", "'uni.getLocation()'"),
            ("a.ts", "Location.requestForegroundPermissionsAsync()"), ("test/a_test.dart", "uni.getLocation()"),
        ]
    )
    func none(_ path: String, _ text: String) throws { #expect(try keys((path, text)) == []) }

    @Test("An import counts as a package where no other file names any, and not beside one that does")
    func imports() throws {
        let source = (path: "lib/a.dart", text: "import 'package:image_picker/image_picker.dart';")
        func packages(_ files: [(path: String, text: String)]) throws -> [String] {
            var submission = Submission()
            submission.documents = files.map { DocumentReader.read(path: $0.path, bytes: Array($0.text.utf8)) }
            return EvaluationContext(submission, catalog: try TestTable.snapshot.get(), today: Sample.today)
                .dependencies
                .map(\.name)
        }
        #expect(try packages([source]) == ["image_picker"])
        #expect(try packages([source, ("pubspec.yaml", "name: a\ndependencies:\n  http: ^1.0.0\n")]) == ["http"])
    }

    // MARK: Calls that the table's keys do not hang on

    private func rules(_ framework: Target.Framework?, _ files: (path: String, text: String)...) throws -> [String] {
        var sample = Sample(apis: [])
        sample.submission.target.framework = framework
        for file in files { sample.add(file.text, path: file.path) }
        return try sample.findings().filter { $0.rule.hasPrefix("XP-") }.map { finding in
            let line = finding.location.position?.line.map { ":\($0)" } ?? ""
            return "\(finding.rule) \(finding.location.path ?? "-")\(line) \(finding.location.pointer)"
        }
    }

    private static let capture = (
        path: "src/a.ts",
        text: "\nawait navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: false })"
    )
    private static let plist = (path: "Info.plist", text: Sample.plist(""))

    @Test("A call in a source is judged as one in a list is")
    func calls() throws {
        #expect(
            try rules(.uniapp, ("a.vue", "<script>\nuni.authorize({ scope: 'scope.userLocation' })</script>"))
                == ["XP-007 a.vue:2 "]
        )
        #expect(try rules(.wechat, ("a.js", "wx.chooseImage({})")) == ["XP-011 a.js:1 "])
        #expect(try rules(nil, ("app.json", "{\"pages\":[]}"), ("a.js", "wx.chooseImage({})")) == ["XP-011 a.js:1 "])
        #expect(
            try rules(.uniapp, ("a.js", "uni.getAlbum({})"))
                == ["XP-014 a.js:1 "]
        )
        let permissions = "import { request, PERMISSIONS } from 'react-native-permissions'\n"
        #expect(
            try rules(.reactNative, ("a.ts", permissions + "request(PERMISSIONS.IOS.PHOTOS)")) == ["XP-014 a.ts:2 "]
        )
    }

    @Test("A page that captures needs the keys of what it asks for, where the page is the app's")
    func captures() throws {
        let wanted = ["XP-013 Info.plist:4 /NSCameraUsageDescription"]
        #expect(try rules(.capacitor, Self.capture, Self.plist) == wanted)
        #expect(try rules(nil, ("config.xml", "<widget id=\"a\"/>"), Self.capture, Self.plist) == wanted)
        #expect(try rules(nil, Self.capture, Self.plist) == [])
        let variable = (path: "a.ts", text: "navigator.mediaDevices.getUserMedia(constraints)")
        #expect(try rules(.capacitor, variable, Self.plist) == [])
    }

    @Test(
        "What another platform has, or nobody knows, is left alone",
        arguments: [
            "// #ifdef MP-WEIXIN\nuni.authorize({})\n// #endif", "wx.authorize({})", "my.uni.authorize()",
            "uni.request({})", "'uni.authorize()'",
        ]
    )
    func otherCalls(_ text: String) throws { #expect(try rules(.uniapp, ("a.js", text)) == []) }

    @Test("A mini program's calls need no keys: it has no Info.plist")
    func miniProgram() throws {
        #expect(try keys(("app.json", "{\"pages\":[]}"), ("a.js", "wx.getLocation(); wx.chooseMedia()")) == [])
    }

    @Test("A name counts under what the import calls it, through a file that exports it, and in a part of a library")
    func otherNames() throws {
        let package = "package:permission_handler/permission_handler.dart"
        let expected = ["NSMicrophoneUsageDescription"]
        #expect(try keys(("a.dart", "import '\(package)' as ph;\nph.Permission.microphone.request();")) == expected)
        #expect(
            try keys(
                ("all.dart", "export '\(package)';"),
                ("a.dart", "import 'all.dart';\nPermission.microphone.request();")
            ) == expected
        )
        let pubspec = ("pubspec.yaml", "name: a\ndependencies:\n  permission_handler: ^11.0.0\n")
        let part = ("a.dart", "part of 'b.dart';\nf() { Permission.microphone.request(); }")
        #expect(try keys(pubspec, part) == expected)
        #expect(try keys(part) == [])
        #expect(try keys(pubspec, ("a.dart", "import 'mine.dart';\nPermission.microphone.request();")) == [])
        #expect(
            try keys(
                (
                    "a.ts",
                    "import { request, PERMISSIONS as P } from 'react-native-permissions';\nrequest(P.IOS.MICROPHONE)"
                )
            ) == expected
        )
        #expect(
            try keys(
                (
                    "a.ts",
                    "import * as RNP from 'react-native-permissions';\nRNP.request(RNP.PERMISSIONS.IOS.MICROPHONE)"
                )
            )
                == expected
        )
    }
}
