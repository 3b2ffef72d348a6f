import Foundation
import HTTPModel
import Testing

@testable import API

/// Submissions of frameworks' apps, and what the rules on them say.
struct CrossPlatformTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private func rules(_ json: String) throws -> Set<String> {
        let response = client.post("/v1/evaluations", json: json)
        #expect(response.status == .ok, "\(response.text)")
        let findings = try response.json["findings"] as? [[String: Any]] ?? []
        return Set(findings.compactMap { $0["rule"] as? String })
    }

    private static func podfile(_ text: String, _ rest: String) -> String {
        let written = text.replacing("\n", with: #"\n"#)
        return #"{"documents":[{"path":"ios/Podfile","text":"\#(written)"}],\#(rest)}"#
    }

    @Test(
        "What is at fault is found",
        arguments: [
            (
                podfile("setup_permissions([ 'Camera' ])", #""apis":["request(PERMISSIONS.IOS.PHOTO_LIBRARY)"]"#),
                "XP-001"
            ),
            (
                #"{"documents":[{"path":"ios/Podfile","text":"platform :ios, '15'"},{"path":"package.json","text":"{\"dependencies\":{\"react-native-permissions\":\"^4.1.0\"}}"}],"apis":["PERMISSIONS.IOS.CAMERA"]}"#,
                "XP-001"
            ),
            (
                podfile(
                    "x = ['PERMISSION_CAMERA=0']",
                    #""target":{"framework":"flutter"},"apis":["Permission.camera.request()"]"#
                ),
                "XP-004"
            ),
            (#"{"apis":["PERMISSIONS.IOS.PHOTOS"]}"#, "XP-014"),
            (#"{"target":{"framework":"flutter"},"apis":["Permission.photo.status"]}"#, "XP-014"),
            (#"{"apis":["uni.getAlbum({})"]}"#, "XP-014"),
            (
                #"{"target":{"framework":"flutter"},"documents":[{"path":"Info.plist","text":"<plist version=\"1.0\"><dict><key>A</key><true/></dict></plist>"}],"apis":["Permission.camera"]}"#,
                "PL-003"
            ),
        ]
    )
    func found(json: String, rule: String) throws {
        #expect(try rules(json).contains(rule), "\(json)")
    }

    @Test(
        "What is right, or not known to be wrong, is left alone",
        arguments: [
            podfile("setup_permissions([ 'Camera' ])", #""apis":["check(PERMISSIONS.IOS.CAMERA)"]"#),
            // Handlers of versions before 4.0 come from pods and package.json.
            podfile("pod 'Permission-Camera', :path => '../p'", #""apis":["PERMISSIONS.IOS.CAMERA"]"#),
            podfile("platform :ios, '15'", #""apis":["PERMISSIONS.IOS.CAMERA"]"#),
            // Macros of one family build the same code in.
            podfile(
                "x = ['PERMISSION_LOCATION=1']",
                #""target":{"framework":"flutter"},"apis":["Permission.locationWhenInUse"]"#
            ),
            // Permissions of Android.
            #"{"target":{"framework":"flutter"},"apis":["Permission.storage.request()","Permission.sms","Permission.ignoreBatteryOptimizations"]}"#,
            // The table has only those calls of uni and wx that concern permissions.
            #"{"target":{"framework":"uniapp"},"apis":["uni.request","uni.setClipboardData","uni.showToast"]}"#,
            #"{"target":{"framework":"wechat"},"apis":["wx.request","wx.openDocument","uni.authorize"]}"#,
            #"{"target":{"framework":"uniapp"},"apis":["wx.chooseImage"]}"#,
            #"{"target":{"framework":"react-native"},"handled_states":{"camera":["granted","blocked"]}}"#,
            #"{"target":{"framework":"native"},"handled_states":{"photo-library":["authorized"]}}"#,
            #"{"target":{"framework":"uniapp"},"documents":[{"path":"PrivacyInfo.xcprivacy","text":"<plist version=\"1.0\"><dict><key>NSPrivacyTracking</key><false/></dict></plist>"}]}"#,
            #"{"documents":[{"path":"Info.plist","text":"<plist version=\"1.0\"><dict><key>NSMicrophoneUsageDescription</key><string>Talk to the people in your call.</string></dict></plist>"}],"apis":[{"name":"getUserMedia","arguments":{"audio":"true"}}]}"#,
        ]
    )
    func leftAlone(json: String) throws {
        let found = try rules(json).filter { $0.hasPrefix("XP-") || $0 == "API-006" }
        #expect(found.isEmpty, "\(json)")
    }

    @Test("A type of the app's own in Swift is no constant of a plugin")
    func ownType() throws {
        let json = Self.podfile(
            "platform :ios, '15'",
            #""target":{"framework":"native"},"apis":["Permission.camera"]"#
        )
        #expect(try rules(json).allSatisfy { !$0.hasPrefix("XP-") })
    }

    @Test("A finding names the handler to add, and where it is missing")
    func handler() throws {
        let json = Self.podfile(
            "setup_permissions([ 'Camera' ])",
            #""apis":[{"name":"PERMISSIONS.IOS.PHOTO_LIBRARY","file":"src/App.tsx","line":12}]"#
        )
        let findings = try client.post("/v1/evaluations", json: json).json["findings"] as? [[String: Any]] ?? []
        let finding = try #require(findings.first { $0["rule"] as? String == "XP-001" })
        #expect(finding["severity"] as? String == "error")
        #expect((finding["location"] as? [String: Any])?["line"] as? Int == 12)
        #expect(((finding["fix"] as? [String: Any])?["text"] as? String)?.contains("'PhotoLibrary'") == true)
    }

    @Test("A missing text of UniApp is told once, for its own place")
    func privacyDescription() throws {
        let json =
            #"{"documents":[{"path":"manifest.json","text":"{\"appid\":\"__UNI__1\",\"app-plus\":{\"modules\":{\"Barcode\":{}},\"distribute\":{\"ios\":{\"privacyDescription\":{}}}}}"}]}"#
        let findings = try client.post("/v1/evaluations", json: json).json["findings"] as? [[String: Any]] ?? []
        let missing = findings.filter { ($0["message"] as? String)?.contains("NSCameraUsageDescription") == true }
        #expect(missing.count == 1)
        #expect(missing.first?["rule"] as? String == "XP-006")
        let place = missing.first?["location"] as? [String: Any]
        #expect(place?["pointer"] as? String == "/app-plus/distribute/ios/privacyDescription/NSCameraUsageDescription")
    }
}
