import Foundation
import HTTPModel
import Testing

struct DocumentFixTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    @Test("fix=true gives the mended text beside the findings; it goes with JSON alone")
    func fix() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
              <!-- kept -->
              <key>NSPrivacyCollectedDataTypes</key><array/>
              <key>NSPrivacyTracking</key> <string>NO</string>
            </dict>
            </plist>
            """
        let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let body = "{\"documents\":[{\"path\":\"PrivacyInfo.xcprivacy\",\"text\":\(quoted)}]}"
        func evaluate(_ query: String) -> Response { client.post("/v1/evaluations" + query, json: body) }
        let fixed = try #require(try evaluate("?fix=true").json["fixed"] as? [String: Any])
        let documents = try #require(fixed["documents"] as? [[String: Any]])
        #expect(documents.map { $0["text"] as? String } == [text.replacing("<string>NO</string>", with: "<false/>")])
        #expect(try evaluate("").json["fixed"] == nil)
        #expect(try evaluate("?fix=true&format=sarif").faultPlaces == ["fix"])
        #expect(try evaluate("?fix=1").faultPlaces == ["fix"])
    }
}
