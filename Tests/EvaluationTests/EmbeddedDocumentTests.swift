import Catalog
import Documents
import Evaluation
import Testing

@Suite("Property lists within the configuration of frameworks")
struct EmbeddedDocumentTests {
    private static let good = "Scans the code on your ticket so that it can be added to your wallet."

    private func expo(_ members: String) -> Sample { Sample("{\"expo\": {\(members)}}", path: "app.json") }

    private func places(_ findings: [Finding]) -> [String] {
        findings.map { "\($0.location.path ?? "") \($0.location.pointer)" }
    }

    @Test("The text of a plug-in's option is reviewed at the option, and its key is there")
    func option() throws {
        var sample = expo(
            """
            "ios": {"infoPlist": {}},
              "plugins": ["expo-router", ["expo-camera", {
                "cameraPermission": "TODO",
                "microphonePermission": "\(Self.good)"
              }]]
            """
        )
        sample.submission.apis = [APIUse(name: "AVCaptureDevice.requestAccess(for:)", arguments: ["for": "video"])]
        let evaluation = try sample.evaluation()
        let placeholder = try #require(evaluation.findings.first { $0.rule == "PS-002" })
        #expect(places([placeholder]) == ["app.json /expo/plugins/1/1/cameraPermission"])
        #expect(placeholder.location.position?.line == 3)
        #expect(evaluation.requiredKeys.first { $0.key == "NSCameraUsageDescription" }?.present == true)
        #expect(!evaluation.findings.contains { $0.phrase.hasPrefix("missing") && $0.permission == "camera" })
    }

    @Test("An option wins over infoPlist: what it replaces is not reviewed")
    func replaced() throws {
        let findings = try expo(
            """
            "ios": {"infoPlist": {"NSCameraUsageDescription": "TODO"}},
            "plugins": [["expo-camera", {"cameraPermission": "\(Self.good)", "microphonePermission": false}]]
            """
        ).findings()
        #expect(findings.filter { $0.severity > .note }.map(\.short) == [])
    }

    @Test("Options alone make an Info.plist: what it lacks belongs into infoPlist")
    func optionsAlone() throws {
        var sample = expo("\"plugins\": [[\"expo-camera\", {\"cameraPermission\": \"\(Self.good)\"}]]")
        sample.submission.apis = [APIUse(name: "CNContactStore.requestAccess(for:completionHandler:)")]
        let missing = try #require(try sample.findings().first { $0.permission == "contacts" && $0.severity == .error })
        #expect(places([missing]) == ["app.json /expo/ios/infoPlist/NSContactsUsageDescription"])
        #expect(missing.patch == [])
    }

    @Test("A key that an option takes out is missing, and told at the option")
    func withheld() throws {
        var sample = expo(
            """
            "ios": {"infoPlist": {"NSCameraUsageDescription": "\(Self.good)"}},
            "plugins": [["expo-camera", {"cameraPermission": false}]]
            """
        )
        sample.submission.apis = [APIUse(name: "AVCaptureDevice.requestAccess(for:)", arguments: ["for": "video"])]
        let missing = try sample.findings().filter { $0.permission == "camera" && $0.severity == .error }
        #expect(places(missing) == ["app.json /expo/plugins/0/1/cameraPermission"])
    }

    @Test("What one plug-in takes out and another writes is not known to be missing; an empty option is none")
    func unclear() throws {
        for plugins in [
            "[\"expo-camera\", {\"cameraPermission\": false}], \"expo-image-picker\"",
            "[\"expo-camera\", {\"cameraPermission\": \"\"}]",
        ] {
            var sample = expo("\"ios\": {\"infoPlist\": {\"A\": true}}, \"plugins\": [\(plugins)]")
            sample.submission.apis = [APIUse(name: "AVCaptureDevice.requestAccess(for:)", arguments: ["for": "video"])]
            let loud = try sample.findings().filter { $0.permission == "camera" && $0.severity > .note }
            #expect(loud.map(\.rule) == ["PS-003"])
        }
    }

    @Test("A plug-in writes a text of its own: the key is not missing. What an unknown one writes, nobody knows")
    func writtenByPlugin() throws {
        func camera(_ plugins: String) throws -> [Finding] {
            var sample = expo("\"ios\": {\"infoPlist\": {\"A\": true}}, \"plugins\": [\(plugins)]")
            sample.submission.apis = [APIUse(name: "AVCaptureDevice.requestAccess(for:)", arguments: ["for": "video"])]
            return try sample.findings().filter { $0.permission == "camera" && $0.severity > .note }
        }
        #expect(try camera("").map(\.severity) == [.error])
        #expect(try camera("\"expo-camera\"").map(\.rule) == ["PS-003"])
        #expect(try camera("\"./plugins/with-camera\"").map(\.severity) == [.warning])
    }

    @Test("A switch adds its background mode to those that are listed")
    func backgroundMode() throws {
        func withoutMode(_ value: Bool) throws -> [Finding] {
            var sample = expo(
                """
                "ios": {"infoPlist": {"UIBackgroundModes": ["fetch"]}},
                "plugins": [["expo-location", {"isIosBackgroundLocationEnabled": \(value)}]]
                """
            )
            sample.submission.apis = [APIUse(name: "CLLocationManager.allowsBackgroundLocationUpdates")]
            return try sample.findings("PL-012")
        }
        #expect(try withoutMode(true) == [])
        #expect(places(try withoutMode(false)) == ["app.json /expo/ios/infoPlist/UIBackgroundModes"])
    }

    @Test("Entitlements that fields of the configuration become are judged at their place")
    func associatedDomains() throws {
        let findings = try expo(
            """
            "ios": {"associatedDomains": ["applinks:https://example.com"], "entitlements": {"aps-environment": "production"}}
            """
        ).findings().filter { $0.severity > .note }
        #expect(places(findings) == ["app.json /expo/ios/associatedDomains/0"])
        #expect(
            findings.map(\.patch)
                == [
                    [
                        .replace(
                            Pointer.root.appending("expo").appending("ios").appending("associatedDomains").appending(0),
                            .string("applinks:example.com")
                        )
                    ]
                ]
        )
    }

    @Test("Entitlements of the configuration are not all: none is missing")
    func entitlements() throws {
        var sample = expo("\"ios\": {\"entitlements\": {\"aps-environment\": \"production\"}}")
        sample.submission.apis = [APIUse(name: "HKHealthStore.requestAuthorization(toShare:read:completion:)")]
        #expect(try sample.findings("PL-039") == [])
    }

    @Test("Beside an Info.plist of the build the configuration says no more of it")
    func beside() throws {
        var sample = expo("\"plugins\": [[\"expo-camera\", {\"cameraPermission\": \"TODO\"}]]")
        sample.add(Sample.plist(text("NSCameraUsageDescription", Self.good)), path: "ios/App/Info.plist")
        #expect(try sample.findings("PS-002") == [])
    }

    private static let config = """
        <?xml version='1.0' encoding='utf-8'?>
        <widget id="com.example.tickets" xmlns="http://www.w3.org/ns/widgets">
          <platform name="android">
            <config-file target="*-Info.plist" parent="NSMotionUsageDescription"><string>TODO</string></config-file>
          </platform>
          <platform name="ios">
            <edit-config target="NSCameraUsageDescription" file="*-Info.plist" mode="merge">
              <string>TODO</string>
            </edit-config>
            <config-file target="*-Info.plist" parent="UIBackgroundModes">
              <array><string>locations</string></array>
            </config-file>
            <privacy-manifest>
              <key>NSPrivacyTracking</key>
              <string>NO</string>
            </privacy-manifest>
            <plugin name="cordova-plugin-calendar">
              <variable name="CALENDAR_USAGE_DESCRIPTION" value=" " />
            </plugin>
          </platform>
        </widget>
        """

    @Test("What a config.xml adds to the Info.plist is judged where it stands")
    func cordova() throws {
        let evaluation = try Sample(Self.config, path: "config.xml").evaluation()
        let found = Dictionary(grouping: evaluation.findings) { $0.rule }
        let ios = "/children/1/children"
        #expect(places(found["PS-002"] ?? []) == ["config.xml \(ios)/0/children/0/text"])
        #expect(found["PS-002"]?.first?.location.position?.line == 8)
        #expect(places(found["PL-030"] ?? []) == ["config.xml \(ios)/1/children/0/children/0/text"])
        #expect(places(found["PS-001"] ?? []) == ["config.xml \(ios)/3/children/0/attributes/value"])
        #expect(found["PS-001"]?.first?.location.position?.line == 18)
        let tracking = evaluation.findings.filter { $0.location.pointer.description == "\(ios)/2/children/1/text" }
        #expect(tracking.map(\.rule) == ["PM-012"])
        #expect(evaluation.findings.allSatisfy { $0.location.path == "config.xml" && $0.patch == [] })
    }

    @Test("What a plugin.xml adds is judged where it stands, a variable by its default; beside a config.xml it is not")
    func cordovaPlugin() throws {
        let plugin = """
            <plugin id="sample" xmlns="http://apache.org/cordova/ns/plugins/1.0">
              <preference name="MICROPHONE_TEXT" default=" " />
              <platform name="ios">
                <preference name="CALENDAR_TEXT" />
                <config-file target="*-Info.plist" parent="NSCameraUsageDescription"><string>TODO</string></config-file>
                <config-file target="*-Info.plist" parent="NSMicrophoneUsageDescription">
                  <string>$MICROPHONE_TEXT</string>
                </config-file>
                <edit-config file="*-Info.plist" target="NSCalendarsFullAccessUsageDescription" mode="merge">
                  <string>$CALENDAR_TEXT</string>
                </edit-config>
              </platform>
            </plugin>
            """
        var sample = Sample(plugin, path: "plugin.xml")
        let findings = try sample.findings().filter { $0.severity > .note }
        #expect(
            places(findings) == [
                "plugin.xml /children/0/attributes/default", "plugin.xml /children/1/children/1/children/0/text",
            ]
        )
        #expect(findings.map(\.rule) == ["PS-001", "PS-002"])
        sample.add("<widget id=\"a\"/>", path: "config.xml")
        #expect(try sample.findings().filter { $0.severity > .note } == [])
    }

    @Test("The preference deployment-target is the oldest iOS version; one of the platform wins")
    func cordovaTarget() throws {
        let config = """
            <widget id="a"><preference name="deployment-target" value="12.0"/><platform name="ios">
            <preference name="Deployment-Target" value="19.0"/></platform></widget>
            """
        func context(_ text: String) throws -> EvaluationContext {
            EvaluationContext(
                Sample(text, path: "config.xml").submission,
                catalog: try TestTable.snapshot.get(),
                today: Sample.today
            )
        }
        #expect(try context(config).minIOS == nil)
        #expect(try context(config.replacing("19.0", with: "15.6")).minIOS == OSVersion(15, 6))
        let findings = try Sample(config, path: "config.xml").findings("PL-044")
        #expect(findings.map(\.short) == ["PL-044 never-released /children/1/children/0/attributes/value"])
    }

    @Test("The project.yml of XcodeGen is the Info.plist of its apps, with the keys of its settings and the oldest iOS")
    func xcodeGen() throws {
        let project = """
            name: Sample
            options:
              deploymentTarget:
                iOS: 15.0
            targets:
              App:
                type: application
                platform: iOS
                info:
                  path: App/Info.plist
                  properties:
                    NSCameraUsageDescription: TODO
                    UIBackgroundModes: [audios]
                settings:
                  base:
                    GENERATE_INFOPLIST_FILE: YES
                    INFOPLIST_KEY_NSContactsUsageDescription: Finds the people you invite.
              AppTests:
                type: bundle.unit-test
                platform: iOS
                info:
                  properties:
                    NSMicrophoneUsageDescription: TODO
            """
        var sample = Sample(project, path: "project.yml")
        sample.submission.apis = [
            "CNContactStore.requestAccess(for:completionHandler:)", "EKEventStore.requestFullAccessToEvents()",
        ].map { APIUse(name: $0) }
        let evaluation = try sample.evaluation()
        let place = "/targets/App/info/properties"
        let found = Dictionary(grouping: evaluation.findings) { $0.rule }
        #expect(evaluation.context.minIOS == OSVersion(15))
        #expect(places(found["PS-002"] ?? []) == ["project.yml \(place)/NSCameraUsageDescription"])
        #expect(found["PS-002"]?.first?.location.position?.line == 12)
        #expect(places(found["PL-030"] ?? []) == ["project.yml \(place)/UIBackgroundModes/0"])
        #expect(!evaluation.findings.contains { $0.permission == "contacts" })
        #expect(evaluation.findings.contains { $0.permission == "calendar" && $0.severity == .error })
        // What is generated anew takes the place of what is there.
        sample.add(Sample.plist(text("NSCameraUsageDescription", Self.good)), path: "App/Info.plist")
        let again = try sample.findings().filter { ["PS-002", "PL-030"].contains($0.rule) }
        #expect(
            Set(places(again)) == [
                "project.yml \(place)/NSCameraUsageDescription", "project.yml \(place)/UIBackgroundModes/0",
            ]
        )
    }

    @Test("A key in a config.xml is there; what it lacks a plug-in may add")
    func partsOfCordova() throws {
        var sample = Sample(Self.config, path: "config.xml")
        sample.submission.apis = ["AVCaptureDevice.requestAccess(for: .video)", "CNContactStore.requestAccess"].map {
            APIUse(name: $0)
        }
        let evaluation = try sample.evaluation()
        let keys = Dictionary(uniqueKeysWithValues: evaluation.requiredKeys.map { ($0.key, $0.present) })
        #expect(keys["NSCameraUsageDescription"] == .some(true))
        #expect(keys["NSContactsUsageDescription"] == .some(nil))
        #expect(!evaluation.findings.contains { $0.permission == "contacts" })
    }

    @Test("The variables of plug-ins in a package.json are texts")
    func variables() throws {
        let package = """
            {"name": "a", "cordova": {"plugins": {"cordova-plugin-ble-central": {
              "BLUETOOTH_USAGE_DESCRIPTION": "TODO", "IOS_INIT_ON_LOAD": "true"}}}}
            """
        let findings = try Sample(package, path: "package.json").findings("PS-002")
        let place = "package.json /cordova/plugins/cordova-plugin-ble-central/BLUETOOTH_USAGE_DESCRIPTION"
        #expect(Set(places(findings)) == [place])
    }
}
