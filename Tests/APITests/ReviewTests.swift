import Foundation
import HTTPModel
import Testing

@testable import API

/// Reviews of texts and screens over the table in `data/`.
struct ReviewTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private struct Item {
        let verdict: String?
        let rules: [String]
        let template: String?

        init(_ json: [String: Any]) {
            verdict = json["verdict"] as? String
            rules = (json["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
            template = json["template"] as? String
        }
    }

    private func items(_ texts: [[String: String]]) throws -> [Item] {
        let body = try #require(String(data: JSONSerialization.data(withJSONObject: texts), encoding: .utf8))
        let response = client.post("/v1/purpose-strings:review", json: body)
        #expect(response.status == .ok, "\(response.text)")
        return try #require(try response.json["items"] as? [[String: Any]]).map(Item.init)
    }

    private func prompt(_ json: String) throws -> Item {
        let response = client.post("/v1/prompts:review", json: json)
        #expect(response.status == .ok, "\(response.text)")
        return Item(try response.json)
    }

    @Test(
        "Purpose strings are judged as App Review has judged them",
        arguments: [
            ("NSPhotoLibraryUsageDescription", "需要访问您的照片", "zh-Hans", "reject", ["PS-003", "PS-006"]),
            ("NSPhotoLibraryUsageDescription", "选择商品照片并上传到您的商品页。", "zh-Hans", "pass", []),
            ("NSPhotoLibraryUsageDescription", "已选照片的商品转化率高出 2.3 倍", "zh-Hans", "weak", ["PS-007"]),
            ("NSPhotoLibraryUsageDescription", "Required by Apple", "en", "reject", ["PS-002"]),
            (
                "NSPhotoLibraryUsageDescription",
                "This app requires photo library access to function properly.", "en", "reject", ["PS-004"]
            ),
            (
                "NSPhotoLibraryUsageDescription", "We need access to your photos to upload and process them.", "en",
                "reject", ["PS-006"]
            ),
            (
                "NSMicrophoneUsageDescription", "App needs microphone access", "en", "reject",
                ["PS-003", "PS-006", "PS-013"]
            ),
            (
                "NSContactsUsageDescription", "App would like to access your Contacts", "en", "reject",
                ["PS-003", "PS-006", "PS-013"]
            ),
            (
                "NSLocationWhenInUseUsageDescription", "Your route is shown on the map with turn-by-turn directions.",
                "en", "pass", []
            ),
            ("NSMicrophoneUsageDescription", "Detects snoring sounds at night.", "en", "pass", []),
        ]
    )
    func purposeStrings(
        _ sample: (key: String, text: String, locale: String, verdict: String, rules: [String])
    ) throws {
        let item = try #require(try items([["key": sample.key, "text": sample.text, "locale": sample.locale]]).first)
        #expect(item.verdict == sample.verdict)
        #expect(item.rules == sample.rules)
        #expect((item.template == nil) == (sample.verdict == "pass"))
    }

    @Test("Items are answered in order; a text repeated under another permission is seen, in one language")
    func together() throws {
        let text = "Shows the stores that carry what you look for."
        let items = try items([
            ["key": "NSLocationWhenInUseUsageDescription", "text": text, "locale": "en"],
            ["key": "NSCameraUsageDescription", "text": text, "locale": "en"],
            ["key": "NSCameraUsageDescription", "text": text, "locale": "en-GB"],
            ["key": "Privacy - Camera Usage Description", "text": "", "locale": "fr"],
        ])
        #expect(items.map(\.verdict) == ["pass", "weak", "pass", "reject"])
        #expect(items[1].rules == ["PS-010"])
        #expect(items[3].rules == ["PS-001"])
    }

    @Test("Other languages are looked at for placeholders and emptiness alone")
    func otherLanguages() throws {
        let items = try items([
            ["key": "NSCameraUsageDescription", "text": "Fotocamera per scansionare.", "locale": "it"],
            ["key": "NSCameraUsageDescription", "text": "TODO", "locale": "it"],
            ["key": "NSCameraUsageDescription", "text": "写真を撮影するためにカメラを使用します。", "locale": "ja"],
        ])
        #expect(items.map(\.verdict) == ["pass", "reject", "pass"])
    }

    @Test("A bad request names the fault and its place", arguments: ["{}", "[]"])
    func faults(_ json: String) throws {
        let response = client.post("/v1/purpose-strings:review", json: json)
        #expect(response.status == .unprocessableContent)
        #expect(try response.faultPlaces == [""])
    }

    @Test("An item that is none is answered by its faults, and the others are judged")
    func invalidItems() throws {
        let json = #"""
            [{"text":"x"},{"key":"NSCamraUsage","text":"x"},{"key":"NSCameraUsageDescription","txt":"x"},
            {"key":"NSCameraUsageDescription","text":"x","locale":"?"},7,
            {"key":"NSCameraUsageDescription","text":"TODO"}]
            """#
        let response = client.post("/v1/purpose-strings:review", json: json)
        #expect(response.status == .ok, "\(response.text)")
        let items = try #require(try response.json["items"] as? [[String: Any]])
        let places = items.map { item in
            (item["errors"] as? [[String: Any]])?.compactMap { $0["pointer"] as? String }
        }
        #expect(places == [["/0"], ["/1/key"], ["/2/txt", "/2"], ["/3/locale"], ["/4"], nil])
        #expect(items.map { $0["verdict"] as? String } == [nil, nil, nil, nil, nil, "reject"])
        #expect(items.map { $0["key"] is String } == [false, false, true, true, false, true])
    }

    @Test(
        "A screen before the alert has one button, which leads to the alert",
        arguments: [
            (
                #"{"permission":"camera","buttons":[{"text":"允许","action":"request"},{"text":"以后再说","action":"dismiss"}]}"#,
                "reject", ["UX-002", "UX-001"]
            ),
            (#"{"permission":"camera","buttons":[{"text":"允许"},{"text":"以后再说"}]}"#, "reject", ["UX-002", "UX-001"]),
            (#"{"permission":"camera","buttons":[{"text":"继续","action":"request"}]}"#, "pass", []),
            (
                #"{"permission":"camera","dismissible":true,"buttons":[{"text":"Next","action":"request"}]}"#, "reject",
                ["UX-001"]
            ),
            (#"{"permission":"camera","buttons":[{"text":"Open Settings","action":"settings"}]}"#, "weak", ["UX-003"]),
            (
                #"{"permission":"camera","title":"“Shop” Would Like to Access the Camera","buttons":[{"text":"Continue","action":"request"}]}"#,
                "weak", ["UX-004"]
            ),
            (
                #"{"permission":"camera","body":"Please tap Allow to scan codes.","buttons":[{"text":"Continue","action":"request"}]}"#,
                "reject", ["PS-008", "UX-004"]
            ),
            (
                #"{"permission":"camera","phase":"after-denial","user_initiated":true,"buttons":[{"text":"Enable in Settings","action":"settings"},{"text":"Not now","action":"cancel"}]}"#,
                "pass", []
            ),
        ]
    )
    func prompts(_ sample: (json: String, verdict: String, rules: [String])) throws {
        let item = try prompt(sample.json)
        #expect(item.verdict == sample.verdict)
        #expect(item.rules.sorted() == sample.rules.sorted())
    }

    @Test(
        "Consent is not to be paid for",
        arguments: [
            ("tracking", "Get 50 coins if you allow tracking", true),
            ("tracking", "Allow tracking and win a gift card!", true),
            ("tracking", "允许跟踪即可领取50金币", true), ("tracking", "Earn 100 points by allowing tracking.", true),
            ("notifications", "Turn it on and unlock a bonus: 20 gems for enabling notifications", true),
            ("location", "开启后即送优惠券，授权就送", true), ("tracking", "With your consent you see ads that fit.", false),
            ("tracking", "You get relevant offers and coupons in our ads.", false),
            ("tracking", "Three points before you get started", false),
            ("notifications", "Hear when you can collect your reward.", false),
            ("camera", "Scan the code on your gift card to redeem it.", false),
            ("location", "See where you get discounts near you.", false), ("camera", "扫描二维码领取优惠券", false),
        ]
    )
    func rewards(_ sample: (permission: String, body: String, isReported: Bool)) throws {
        let button = #"{"text":"Continue","action":"request"}"#
        let json = #"{"permission":"\#(sample.permission)","body":"\#(sample.body)","buttons":[\#(button)]}"#
        let item = try prompt(json)
        #expect(item.rules.contains("UX-008") == sample.isReported, "\(item.rules)")
        #expect((item.verdict == "pass") == !sample.isReported)
    }

    @Test("No purpose string pays for consent either")
    func rewardsInTexts() throws {
        let items = try items([
            ["key": "NSUserTrackingUsageDescription", "text": "Allow tracking to get 50 coins for the next level."],
            [
                "key": "NSUserTrackingUsageDescription",
                "text": "Shows ads for things that you looked at in other apps.",
            ],
            ["key": "NSCameraUsageDescription", "text": "Scans gift cards so that you can redeem them in the shop."],
        ])
        #expect(items.map { $0.rules.contains("UX-008") } == [true, false, false])
        #expect(items.first?.verdict == "reject")
    }

    @Test("Nothing follows a refusal at once; the next day, a tap on the feature may lead to Settings")
    func denial() throws {
        let settings = #""buttons":[{"text":"Settings","action":"settings"},{"text":"Cancel","action":"cancel"}]"#
        let start = #"{"permission":"camera","phase":"after-denial",\#(settings),"#
        #expect(try prompt(start + #""seconds_since_denial":1,"user_initiated":false}"#).rules == ["UX-005"])
        #expect(try prompt(start + #""seconds_since_denial":86400,"user_initiated":true}"#).rules == [])
        let again = try prompt(start + #""seconds_since_denial":86400,"user_initiated":false,"denied_count":2}"#)
        #expect(again.rules == ["UX-006"])
    }

    @Test("Prompts of a submission are judged with the rest of it")
    func evaluation() throws {
        let response = client.post(
            "/v1/evaluations",
            json: #"{"prompts":[{"permission":"camera","buttons":[{"text":"Allow","action":"request"}]}]}"#
        )
        #expect(response.status == .ok, "\(response.text)")
        let finding = try #require((try response.json["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "UX-002")
        #expect((finding["location"] as? [String: Any])?["pointer"] as? String == "/prompts/0/buttons/0")
        #expect(try response.json["not_judged"] as? [String] == [])
        let unknown = client.post("/v1/prompts:review", json: #"{"permission":"camra","title":"x","buton":[]}"#)
        #expect(unknown.status == .unprocessableContent)
        #expect(try Set(unknown.faultPlaces) == ["/permission", "/buton"])
    }
}
