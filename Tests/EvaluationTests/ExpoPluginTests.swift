import Catalog
import Documents
import Evaluation
import Testing

@Suite("Config plugins of Expo's app.json")
struct ExpoPluginTests {
    private static func submission(_ plugins: String) -> Submission {
        var submission = Submission()
        let text = "{\"expo\": {\"name\": \"Sample\", \"slug\": \"sample\", \"plugins\": \(plugins)}}"
        submission.documents = [DocumentReader.read(path: "app.json", bytes: Array(text.utf8))]
        return submission
    }

    @Test("The deployment target of expo-build-properties is the oldest iOS version")
    func deploymentTarget() throws {
        let plugins = #"["expo-camera", ["expo-build-properties", {"ios": {"deploymentTarget": "15.1"}}]]"#
        let context = EvaluationContext(
            Self.submission(plugins),
            catalog: try TestTable.snapshot.get(),
            today: "2026-11-30"
        )
        #expect(context.minIOS == OSVersion(15, 1))
    }

    @Test(
        "Texts among the options are judged where they stand",
        arguments: [
            (
                #"["expo-router", ["expo-image-picker", {"photosPermission": "App needs access to your photos."}]]"#,
                "PS-003", "/expo/plugins/1/1/photosPermission"
            ),
            (#"[["expo-camera", {"cameraPermission": " "}]]"#, "PS-001", "/expo/plugins/0/1/cameraPermission"),
        ]
    )
    func texts(_ plugins: String, _ rule: String, _ place: String) throws {
        let findings = try Self.submission(plugins).findings(of: rule).filter { !$0.phrase.hasPrefix("plugin-") }
        #expect(findings.map(\.location.pointer.description) == [place])
        #expect(findings.allSatisfy { finding in finding.patch.allSatisfy { "\($0)".contains(place) } })
    }

    @Test(
        "A text that a plugin writes of itself is told as its default, unless something says otherwise",
        arguments: [
            (
                #"{"plugins": ["expo-router", "expo-camera"]"#,
                ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
            ),
            (
                #"{"plugins": [["expo-camera", {"cameraPermission": "Scans the code on your ticket to keep it."}]]"#,
                ["NSMicrophoneUsageDescription"]
            ),
            (
                #"{"plugins": [["expo-camera", {"microphonePermission": false}]], "ios": {"infoPlist": {"NSCameraUsageDescription": "Scans the code on your ticket to keep it."}}"#,
                []
            ),
            (
                #"{"plugins": ["expo-camera", "expo-image-picker"]"#,
                ["NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription"]
            ),
            (
                #"{"plugins": ["expo-location"]"#,
                ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription"]
            ),
            (#"{"plugins": ["expo-router"]"#, []),
        ]
    )
    func standardTexts(_ expo: String, _ keys: [String]) throws {
        var submission = Submission()
        let json = "{\"expo\": \(expo), \"slug\": \"sample\"}}"
        submission.documents = [DocumentReader.read(path: "app.json", bytes: Array(json.utf8))]
        let findings = try submission.findings(of: "PS-003")
        let told = findings.compactMap { if case .text(let key)? = $0.arguments["key"] { key } else { nil } }
        #expect(told.sorted() == keys)
        #expect(findings.allSatisfy { $0.severity == .warning && $0.phrase.hasPrefix("plugin-default") })
        #expect(findings.allSatisfy { $0.location.path == "app.json" && $0.location.position?.line == 1 })
        // What the build made of it is judged itself.
        submission.documents.append(.propertyList(text("CFBundleName", "Sample"), path: "ios/App/Info.plist"))
        #expect(try submission.findings(of: "PS-003") == [])
    }

    @Test(
        "What a plugin writes is not missing, be it a text of the app's or one of the plugin's",
        arguments: [
            (
                #"{"plugins": [["react-native-vision-camera", {"cameraPermissionText": "Scans your ticket."}]]"#,
                0
            ),
            (#"{"plugins": ["react-native-vision-camera"], "ios": {"infoPlist": {"CFBundleName": "Sample"}}"#, 0),
            (#"{"plugins": ["expo-router"], "ios": {"infoPlist": {"CFBundleName": "Sample"}}"#, 1),
        ]
    )
    func written(_ expo: String, _ count: Int) throws {
        var submission = Submission()
        let files = [
            ("app.json", "{\"expo\": \(expo), \"slug\": \"sample\"}}"),
            ("package.json", #"{"dependencies": {"react-native-vision-camera": "4.6.3"}}"#),
        ]
        submission.documents = files.map { DocumentReader.read(path: $0.0, bytes: Array($0.1.utf8)) }
        #expect(try submission.findings(of: "PL-003").count == count)
    }

    @Test(
        "The NFC plugin writes NDEF unless it is told not to",
        arguments: [
            (#"["react-native-nfc-manager"]"#, "/expo/plugins/0"),
            (#"["expo-camera", ["react-native-nfc-manager", {"nfcPermission": "x"}]]"#, "/expo/plugins/1"),
            (#"[["react-native-nfc-manager", {"includeNdefEntitlement": true}]]"#, "/expo/plugins/0"),
            (#"[["react-native-nfc-manager", {"includeNdefEntitlement": false}]]"#, nil),
            (
                #"["react-native-nfc-manager", ["expo-build-properties", {"ios": {"deploymentTarget": "12.4"}}]]"#,
                nil
            ),
        ]
    )
    func nfc(_ plugins: String, _ place: String?) throws {
        let findings = try Self.submission(plugins).findings(of: "PL-031")
        #expect(findings.map(\.location.pointer.description) == (place.map { [$0] } ?? []))
        #expect(findings.allSatisfy { $0.severity == .warning })
    }
}
