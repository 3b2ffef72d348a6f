import Catalog
import Documents
import Evaluation
import Testing

@Suite("Calls of packages that need a key for it alone")
struct PackageCallUseTests {
    private func needs(_ files: (path: String, text: String)...) throws -> [KeyNeed] {
        var submission = Submission()
        submission.documents = files.map { DocumentReader.read(path: $0.path, bytes: Array($0.text.utf8)) }
        return EvaluationContext(submission, catalog: try TestTable.snapshot.get(), today: Sample.today).keyNeeds
            .filter { !$0.isOnlyOfSDKs }
    }

    private static let flutter = "import 'package:image_picker/image_picker.dart';\n"
    private static let picker = "import { launchCamera as shoot } from 'react-native-image-picker';\n"

    @Test(
        "What is opened tells the key",
        arguments: [
            ("a.dart", "\(flutter)picker.pickImage(source: ImageSource.camera);", ["NSCameraUsageDescription"]),
            (
                "a.dart",
                "\(flutter)ImagePicker().pickVideo(source: isNew ? ImageSource.camera : ImageSource.gallery);",
                ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
            ),
            (
                "a.dart", "import 'package:image_picker/image_picker.dart' as p;\np.ImageSource.camera;",
                ["NSCameraUsageDescription"]
            ),
            ("a.ts", "\(picker)shoot({ mediaType: 'photo' })", ["NSCameraUsageDescription"]),
            (
                "a.ts", "\(picker)shoot({ mediaType: 'mixed' })",
                ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
            ),
            (
                "a.js", "const { launchCamera: open } = require('react-native-image-picker');\nopen(options)",
                ["NSCameraUsageDescription"]
            ),
            (
                "a.tsx",
                "import * as picker from 'expo-image-picker';\npicker.launchCameraAsync({ mediaTypes: ['videos'] })",
                ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
            ),
            (
                "a.tsx",
                "import * as P from 'expo-image-picker';\nP.launchCameraAsync({ mediaTypes: P.MediaTypeOptions.All })",
                ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
            ),
            (
                "a.js",
                "import Picker from 'react-native-image-crop-picker';\nPicker.openCamera({ mediaType: 'video' })",
                ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
            ),
        ]
    )
    func opened(_ path: String, _ text: String, _ keys: [String]) throws {
        #expect(try needs((path, text)).map(\.key) == keys)
    }

    @Test(
        "The library, another's name, a test and another system's code need none",
        arguments: [
            ("a.dart", "\(flutter)picker.pickImage(source: ImageSource.gallery);"),
            ("a.dart", "import 'source.dart';\nImageSource.camera;"),
            ("test/a_test.dart", "\(flutter)ImageSource.camera;"),
            ("a.ts", "import { launchImageLibrary } from 'react-native-image-picker';\nlaunchImageLibrary({})"),
            ("a.ts", "import { launchCamera } from './camera';\nlaunchCamera({})"), ("a.ts", "launchCamera({})"),
            ("windows/a.dart", "\(flutter)ImageSource.camera;"),
        ]
    )
    func none(_ path: String, _ text: String) throws { #expect(try needs((path, text)).map(\.key) == []) }

    @Test("A file that looks for the system may make the call elsewhere")
    func guarded() throws {
        let plain = Self.flutter + "f() { ImageSource.camera; }"
        #expect(try needs(("a.dart", plain)).map(\.strength) == [.probable])
        #expect(try needs(("a.dart", plain + "g() => Platform.isAndroid;")).map(\.strength) == [.expected])
    }
}
