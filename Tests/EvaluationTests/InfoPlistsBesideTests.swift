import Catalog
import Documents
import Evaluation
import Testing

@Suite("The configuration of a framework beside an Info.plist")
struct InfoPlistsBesideTests {
    private static let good = "Scans the code on your ticket so that it can be added to your wallet."
    private static let camera = APIUse(name: "AVCaptureDevice.requestAccess(for:)", arguments: ["for": "video"])

    private static func uniApp(_ texts: String, plist: String, path: String) -> Sample {
        var sample = Sample(
            #"{"name": "a", "app-plus": {"distribute": {"ios": {"privacyDescription": {\#(texts)}}}}}"#,
            path: "manifest.json"
        )
        sample.add(Sample.plist(plist), path: path)
        return sample
    }

    @Test("UniApp: the cloud merges the Info.plist of the project, so the texts of both are judged, and one is enough")
    func merged() throws {
        for path in ["Info.plist", "nativeResources/ios/Info.plist", "uni_modules/a/utssdk/app-ios/Info.plist"] {
            var sample = Self.uniApp(
                #""NSCameraUsageDescription": "TODO", "NSContactsUsageDescription": " ""#,
                plist: text("NSMicrophoneUsageDescription", "TODO"),
                path: path
            )
            sample.submission.apis = [
                Self.camera, APIUse(name: "AVCaptureDevice.requestAccess(for:)", arguments: ["for": "audio"]),
                APIUse(name: "EKEventStore.requestFullAccessToEvents()"),
            ]
            let evaluation = try sample.evaluation()
            let loud = evaluation.findings.filter { $0.severity > .note }
            let place = "/app-plus/distribute/ios/privacyDescription"
            #expect(
                Set(loud.map { "\($0.rule) \($0.location.path ?? "") \($0.location.pointer)" }) == [
                    "PS-001 manifest.json \(place)/NSContactsUsageDescription",
                    "PS-002 manifest.json \(place)/NSCameraUsageDescription",
                    "PS-002 \(path) /NSMicrophoneUsageDescription",
                    "XP-006 manifest.json \(place)/NSCalendarsFullAccessUsageDescription",
                ],
                "\(path)"
            )
            #expect(evaluation.context.unreadConfigurations == [])
            let keys = Dictionary(uniqueKeysWithValues: evaluation.requiredKeys.map { ($0.key, $0.present) })
            #expect(keys["NSMicrophoneUsageDescription"] == .some(true))
            #expect(keys["NSCalendarsFullAccessUsageDescription"] == .some(false))
        }
    }

    @Test("UniApp: where both have a key, the Info.plist wins")
    func replaced() throws {
        let sample = Self.uniApp(
            #""NSCameraUsageDescription": "TODO""#,
            plist: text("NSCameraUsageDescription", Self.good),
            path: "Info.plist"
        )
        #expect(try sample.findings().filter { $0.severity > .note } == [])
    }

    @Test(
        "UniApp: a native project and a built app have an Info.plist of their own, and that is said",
        arguments: [
            ("ios/Sample/Info.plist", "", "TODO", true), ("Sample.app/Info.plist", "", "TODO", true),
            ("Info.plist", "<key>DTPlatformVersion</key><string>26.0</string>", "TODO", true),
            ("ios/Sample/Info.plist", "", good, false),
        ]
    )
    func native(_ path: String, _ member: String, _ text: String, _ isSaid: Bool) throws {
        let sample = Self.uniApp(
            #""NSCameraUsageDescription": "\#(text)""#,
            plist: member + EvaluationTests.text("NSCameraUsageDescription", Self.good),
            path: path
        )
        let evaluation = try sample.evaluation()
        #expect(evaluation.findings.filter { $0.severity > .note } == [])
        let place = "/app-plus/distribute/ios/privacyDescription"
        #expect(
            evaluation.context.unreadConfigurations
                == (isSaid ? ["manifest.json \(place): \(path) is built instead"] : [])
        )
    }

    @Test("Expo: with a native project its Info.plist is built, and that is said where app.json says something else")
    func expo() throws {
        let members = #""ios": {"infoPlist": {"NSCameraUsageDescription": "TODO"}}"#
        var sample = Sample("{\"expo\": {\"slug\": \"a\", \(members)}}", path: "app.json")
        sample.add(Sample.plist(text("NSCameraUsageDescription", Self.good)), path: "ios/Sample/Info.plist")
        let evaluation = try sample.evaluation()
        #expect(evaluation.findings.filter { $0.severity > .note } == [])
        #expect(
            evaluation.context.unreadConfigurations
                == ["app.json /expo/ios/infoPlist: ios/Sample/Info.plist is built instead"]
        )
    }

    @Test("An Info.plist of another project, of an extension, a test or a pod says nothing of the configuration")
    func others() throws {
        let members = #""ios": {"infoPlist": {"NSCameraUsageDescription": "TODO"}}"#
        let app = "{\"expo\": {\"slug\": \"a\", \(members)}}"
        for (path, body) in [
            ("apps/b/ios/Info.plist", text("NSCameraUsageDescription", Self.good)),
            ("apps/a/ios/Share/Info.plist", "<key>NSExtension</key><dict/>"),
            ("apps/a/ios/SampleTests/Info.plist", "<key>CFBundlePackageType</key><string>BNDL</string>"),
            ("apps/a/ios/Pods/Target Support Files/A/A-Info.plist", "<key>CFBundleName</key><string>A</string>"),
        ] {
            var sample = Sample(app, path: "apps/a/app.json")
            sample.add(Sample.plist(body), path: path)
            #expect(try sample.findings("PS-002").map(\.location.path) == ["apps/a/app.json"], "\(path)")
        }
    }

    @Test("Cordova: what prepare writes anew into the Info.plist is judged, and is there")
    func cordova() throws {
        let config = """
            <widget id="a" xmlns="http://www.w3.org/ns/widgets"><platform name="ios">
            <edit-config target="NSCameraUsageDescription" file="*-Info.plist" mode="merge"><string>TODO</string></edit-config>
            <config-file target="*-Info.plist" parent="NSMicrophoneUsageDescription"><string>\(Self.good)</string></config-file>
            </platform></widget>
            """
        var sample = Sample(config, path: "config.xml")
        sample.add(
            Sample.plist(text("NSMicrophoneUsageDescription", Self.good)),
            path: "platforms/ios/Sample/Sample-Info.plist"
        )
        sample.submission.apis = [Self.camera]
        let evaluation = try sample.evaluation()
        let loud = evaluation.findings.filter { $0.severity > .note }
        #expect(loud.map { "\($0.rule) \($0.location.path ?? "")" } == ["PS-002 config.xml"])
        #expect(evaluation.requiredKeys.map(\.present) == [true])
    }
}
