import Catalog
import Documents
import Foundation
import HTTPModel
import Testing

struct ManifestTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private func post(_ path: String, _ body: [String: Any]) throws -> Response {
        client.post(
            "/v1/manifests:\(path)",
            json: String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        )
    }

    private func text(_ response: Response, _ index: Int = 0) throws -> String {
        let documents = try #require(try response.json["documents"] as? [[String: Any]], "\(response.text)")
        return try #require(documents[index]["text"] as? String)
    }

    @Test("A character that XML cannot hold is refused with its place, and left out of a merged manifest")
    func controlCharacters() throws {
        let response = try post(
            "build",
            [
                "tracking": true, "tracking_domains": ["a.example.com", "b\u{FFFE}.example.com"],
                "purpose_strings": ["NSCameraUsageDescription": "Scans\u{1} codes.\n"],
            ]
        )
        #expect(response.status == .unprocessableContent)
        #expect(
            try response.faultPlaces == ["/tracking_domains/1", "/purpose_strings/NSCameraUsageDescription"]
        )
        #expect(response.text.contains("Character 6 is U+0001"))
        let manifest = """
            <plist version="1.0"><dict><key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key>\
            <array><string>a\u{1}.example.com</string><string>b.example.com</string></array></dict></plist>
            """
        let merged = try post("merge", ["manifests": [["path": "PrivacyInfo.xcprivacy", "text": manifest]]])
        #expect(try text(merged).unicodeScalars.allSatisfy { $0.value >= 0x20 || $0.properties.isWhitespace })
        let leftovers = try #require(try merged.json["left_out"] as? [[String: Any]])
        #expect(leftovers.contains { $0["why"] as? String == "character-not-in-xml" }, "\(merged.text)")
    }

    @Test("Answers become a manifest without a finding, names in any known form")
    func builds() throws {
        let response = try post(
            "build",
            [
                "tracking": true, "tracking_domains": ["track.example.com"],
                "collected_data": [
                    [
                        "type": "NSPrivacyCollectedDataTypeDeviceID", "linked": true, "tracking": true,
                        "purposes": ["NSPrivacyCollectedDataTypePurposeThirdPartyAdvertising"],
                    ]
                ],
                "accessed_apis": [["category": "UserDefaults", "reasons": ["ca92.1"]]],
                "purpose_strings": [
                    "NSUserTrackingUsageDescription": "Shows ads that fit what you bought in our shop & in others."
                ],
            ]
        )
        #expect(try response.json["verdict"] as? String == "pass", "\(response.text)")
        #expect(
            try text(response) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>NSPrivacyTracking</key>
                \t<true/>
                \t<key>NSPrivacyTrackingDomains</key>
                \t<array>
                \t\t<string>track.example.com</string>
                \t</array>
                \t<key>NSPrivacyCollectedDataTypes</key>
                \t<array>
                \t\t<dict>
                \t\t\t<key>NSPrivacyCollectedDataType</key>
                \t\t\t<string>NSPrivacyCollectedDataTypeDeviceID</string>
                \t\t\t<key>NSPrivacyCollectedDataTypeLinked</key>
                \t\t\t<true/>
                \t\t\t<key>NSPrivacyCollectedDataTypeTracking</key>
                \t\t\t<true/>
                \t\t\t<key>NSPrivacyCollectedDataTypePurposes</key>
                \t\t\t<array>
                \t\t\t\t<string>NSPrivacyCollectedDataTypePurposeThirdPartyAdvertising</string>
                \t\t\t</array>
                \t\t</dict>
                \t</array>
                \t<key>NSPrivacyAccessedAPITypes</key>
                \t<array>
                \t\t<dict>
                \t\t\t<key>NSPrivacyAccessedAPIType</key>
                \t\t\t<string>NSPrivacyAccessedAPICategoryUserDefaults</string>
                \t\t\t<key>NSPrivacyAccessedAPITypeReasons</key>
                \t\t\t<array>
                \t\t\t\t<string>CA92.1</string>
                \t\t\t</array>
                \t\t</dict>
                \t</array>
                </dict>
                </plist>

                """
        )
        #expect(
            try text(response, 1) == """
                <key>NSUserTrackingUsageDescription</key>
                <string>Shows ads that fit what you bought in our shop &amp; in others.</string>

                """
        )
    }

    @Test("Nothing to declare is a valid manifest too")
    func buildsEmpty() throws {
        let response = try post("build", [:])
        #expect(try response.json["verdict"] as? String == "pass", "\(response.text)")
        #expect(!(try text(response)).contains("NSPrivacyAccessedAPITypes"))
    }

    @Test("Answers that contradict themselves or Apple's vocabulary are refused with their place")
    func refuses() throws {
        let response = try post(
            "build",
            [
                "tracking_domains": ["a.example.com"],
                "accessed_apis": [
                    ["category": "NSPrivacyAccessedAPICategoryUserDefaults", "reasons": ["C617.1", "C56D.1"]],
                    ["category": "Clipboard", "reasons": ["CA92.1"]],
                ],
                "collected_data": [["type": "NSPrivacyCollectedDataTypeDeviceID", "purposes": [String]()]],
                "purpose_strings": ["NSCameraUsageDescription": " ", "NSCamraUsageDescription": "x"],
            ]
        )
        #expect(response.status.code == 422)
        let places = Set(try response.faultPlaces)
        #expect(
            places.isSuperset(of: [
                "/tracking_domains", "/accessed_apis/0/reasons/0", "/accessed_apis/0/reasons/1",
                "/accessed_apis/1/category", "/collected_data/0", "/purpose_strings/NSCameraUsageDescription",
                "/purpose_strings/NSCamraUsageDescription",
            ])
        )
    }

    private func manifest(
        _ path: String,
        tracking: Bool,
        domain: String,
        _ category: String,
        _ reasons: [String]
    ) -> [String: String] {
        let codes = reasons.map { "<string>\($0)</string>" }.joined()
        return [
            "path": path,
            "text": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>NSPrivacyTracking</key><\(tracking)/>
            <key>NSPrivacyTrackingDomains</key><array><string>\(domain)</string></array>
            <key>NSPrivacyAccessedAPITypes</key><array><dict>
            <key>NSPrivacyAccessedAPIType</key><string>\(category)</string>
            <key>NSPrivacyAccessedAPITypeReasons</key><array>\(codes)</array>
            </dict></array>
            </dict></plist>
            """,
        ]
    }

    @Test("Several manifests become one that passes; who brought what, and what was left out, is told")
    func merges() throws {
        let defaults = "NSPrivacyAccessedAPICategoryUserDefaults"
        let manifests = [
            manifest("A.xcprivacy", tracking: true, domain: "a.example.com", defaults, ["CA92.1"]),
            manifest(
                "B.xcprivacy",
                tracking: false,
                domain: "b.example.com",
                defaults,
                ["CA92.1", "C56D.1", "C617.1"]
            ),
            ["path": "C.xcprivacy", "text": "<plist>"],
        ]
        let response = try post("merge", ["manifests": manifests])
        let json = try response.json
        let text = try text(response)
        #expect(text.contains("a.example.com") && !text.contains("b.example.com") && !text.contains("C56D.1"))
        let left = try #require(json["left_out"] as? [[String: Any]])
        #expect(
            left.map { "\($0["path"] ?? "") \($0["why"] ?? "")" } == [
                "B.xcprivacy domain-without-tracking", "B.xcprivacy sdk-only-reason",
                "B.xcprivacy reason-of-another-category", "C.xcprivacy unreadable",
            ]
        )
        let origins = try #require(json["provenance"] as? [[String: [String]]])
        #expect(origins.contains { $0["value"]?.last == "CA92.1" && $0["from"] == ["A.xcprivacy", "B.xcprivacy"] })
        #expect(json["verdict"] as? String != "fail", "\(response.text)")
    }

    @Test("What is no manifest, or bears one path twice, is refused")
    func refusesMerge() throws {
        #expect(try post("merge", ["manifests": [[String: String]]()]).status.code == 422)
        let plist = ["path": "Info.plist", "text": "<plist version=\"1.0\"><dict/></plist>"]
        #expect(try post("merge", ["manifests": [plist]]).status.code == 422)
        let item = ["path": "A.xcprivacy", "text": "<plist version=\"1.0\"><dict/></plist>"]
        #expect(try post("merge", ["manifests": [item, item]]).faultPlaces == ["/manifests/1/path"])
    }
}
