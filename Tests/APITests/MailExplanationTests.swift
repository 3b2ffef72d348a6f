import Catalog
import Foundation
import HTTPModel
import Testing

struct MailExplanationTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private func explain(_ text: String) throws -> [[String: Any]] {
        let response = client.send(
            .post,
            "/v1/mail:explain",
            [("Content-Type", "text/plain; charset=utf-8")],
            body: Array(text.utf8)
        )
        #expect(response.status == .ok, "\(response.text)")
        return try response.json["items"] as? [[String: Any]] ?? []
    }

    private func patches(_ item: [String: Any]) -> [[String: Any]] {
        (item["fix"] as? [String: Any])?["patches"] as? [[String: Any]] ?? []
    }

    private func json(_ value: Any) throws -> String {
        String(
            decoding: try JSONSerialization.data(
                withJSONObject: value,
                options: [.sortedKeys, .withoutEscapingSlashes]
            ),
            as: UTF8.self
        )
    }

    @Test("A missing purpose string becomes a patch of the named bundle's Info.plist, its text left to the developer")
    func purposeString() throws {
        let items = try explain(
            """
            Hello,
            We noticed one or more issues with a recent delivery for the following app:

            ITMS-90683: Missing purpose string in Info.plist - Your app’s code references one or more APIs that access \
            sensitive user data. The Info.plist file for the “My App.app/PlugIns/Scan.appex” bundle should contain a \
            NSCameraUsageDescription key with a user-facing purpose string.
            """
        )
        #expect(items.map { $0["code"] as? String } == ["ITMS-90683"])
        let item = try #require(items.first)
        #expect(item["bundle"] as? String == "My App.app/PlugIns/Scan.appex")
        #expect(item["keys"] as? [String] == ["NSCameraUsageDescription"])
        #expect(
            try json(patches(item)) == """
                [{"document":"My App.app/PlugIns/Scan.appex/Info.plist",\
                "gaps":[{"choices":[],"path":"/NSCameraUsageDescription"}],\
                "patch":[{"op":"add","path":"/NSCameraUsageDescription","value":null}]}]
                """
        )
    }

    @Test("A Chinese text of the same mail says the same")
    func chinese() throws {
        let items = try explain(
            "ITMS-91053：缺少 API 声明 - 您的 App 在“Runner.app/Frameworks/shared.framework/shared”文件中引用了 "
                + "NSPrivacyAccessedAPICategoryFileTimestamp、NSPrivacyAccessedAPICategoryDiskSpace。"
        )
        let item = try #require(items.first)
        #expect(item["bundle"] as? String == "Runner.app/Frameworks/shared.framework")
        let patches = patches(item)
        #expect(
            patches.map { $0["document"] as? String }
                == Array(repeating: "Runner.app/Frameworks/shared.framework/PrivacyInfo.xcprivacy", count: 2)
        )
        let gaps = try #require((patches.first?["gaps"] as? [[String: Any]])?.first)
        #expect(gaps["path"] as? String == "/NSPrivacyAccessedAPITypes/-/NSPrivacyAccessedAPITypeReasons/0")
        #expect((gaps["choices"] as? [String])?.contains("0A2A.1") == true, "a framework may give an SDK's reason")
    }

    @Test("In the app itself a reason that only SDKs may give is no choice")
    func appReasons() throws {
        let items = try explain(
            "ITMS-91053: Missing API declaration - the “Sample.app/Sample” file, NSPrivacyAccessedAPICategoryUserDefaults."
        )
        let item = try #require(items.first)
        let gap = try #require((patches(item).first?["gaps"] as? [[String: Any]])?.first)
        #expect((gap["choices"] as? [String])?.sorted() == ["1C8F.1", "AC6B.1", "CA92.1"])
    }

    @Test("Codes stand apart, a code alone in parentheses counts, an unknown one is said to be unknown")
    func codes() throws {
        let text = """
            ERROR ITMS-90771: "Missing Info.plist value. The Info.plist key 'BGTaskSchedulerPermittedIdentifiers' ..."
            Invalid purpose string. NSMicrophoneUsageDescription (90738)
            ITMS-99999: Something new.
            """
        let items = try explain(text)
        // What stands before a code belongs to the one before it.
        #expect(items.map { $0["code"] as? String } == ["ITMS-90771", "ITMS-90738", "ITMS-99999"])
        #expect(items.map { $0["status"] as? String } == ["known", "known", "unknown"])
        #expect(patches(items[2]).isEmpty)
        let response = client.post("/v1/mail:explain", json: #"{"text":"ITMS-99999"}"#)
        #expect(try response.json["unknown_codes"] as? [String] == ["ITMS-99999"])
    }

    @Test("A text without a code has no items; a wrong body is told")
    func edges() throws {
        #expect(try explain("Your app is ready for sale. Call 90683 now.").isEmpty)
        #expect(client.post("/v1/mail:explain", json: "{}").status.code == 422)
        #expect(client.post("/v1/mail:explain", json: #"{"txt":"x"}"#).status.code == 422)
        let image = client.send(.post, "/v1/mail:explain", [("Content-Type", "image/png")], body: [1])
        #expect(image.status.code == 415)
        let latin = client.send(.post, "/v1/mail:explain", [("Content-Type", "text/plain")], body: [0xFF])
        #expect(latin.status.code == 400)
    }
}
