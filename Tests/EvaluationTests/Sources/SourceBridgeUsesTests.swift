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
}
