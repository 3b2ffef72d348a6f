import Documents
import Evaluation
import Testing

@Suite("XP-018: configuration that the build does not read")
struct UnreadConfigurationTests {
    @Test("A config-file with the attributes of edit-config writes nothing, and the reverse")
    func cordova() throws {
        let config = """
            <widget id="a"><platform name="ios">
            <config-file file="*-Info.plist" target="NSCameraUsageDescription" mode="merge"><string>TODO</string></config-file>
            <edit-config target="*-Info.plist" parent="NSMicrophoneUsageDescription"><string>TODO</string></edit-config>
            <config-file target="*-Info.plist" parent="NSContactsUsageDescription"><string>TODO</string></config-file>
            <edit-config file="*-Info.plist" target="NSMotionUsageDescription" mode="merge"><string>TODO</string></edit-config>
            </platform><platform name="android">
            <config-file file="*-Info.plist" target="NSCameraUsageDescription"><string>TODO</string></config-file>
            </platform></widget>
            """
        let findings = try Sample(config, path: "config.xml").findings("XP-018")
        #expect(
            Set(findings.map(\.short)) == [
                "XP-018 attributes /children/0/children/0", "XP-018 attributes /children/0/children/1",
            ]
        )
        #expect(findings.map { $0.arguments["key"] }.contains(.text("NSCameraUsageDescription")))
    }

    @Test("A member of UniApp that is misspelt is told with the one that is meant; others are let be")
    func uniApp() throws {
        for (members, expected) in [
            (#""privacyDescripton": {}"#, ["member privacyDescription"]),
            (#""UIBackgroundMode": "audio""#, ["member UIBackgroundModes"]),
            (#""NSCameraUsageDescription": "x""#, ["text privacyDescription"]),
            (#""privacyDescription": {}, "dSYMs": false, "idfa": true, "somethingOfOurOwn": 1"#, []),
        ] {
            let text = #"{"name": "a", "app-plus": {"distribute": {"ios": {\#(members)}}}}"#
            let findings = try Sample(text, path: "manifest.json").findings("XP-018")
            let told = findings.map { finding in
                if case .text(let right) = finding.arguments["right"] { "\(finding.phrase) \(right)" } else { "" }
            }
            #expect(told == expected)
        }
    }
}
