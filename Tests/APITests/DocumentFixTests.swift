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

    /// What `fix=true` makes of one file.
    private func mended(_ path: String, _ file: Data) throws -> [String: Any] {
        let body = ["documents": [["path": path, "base64": file.base64EncodedString()]]]
        let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        let fixed = try client.post("/v1/evaluations?fix=true", json: json).json["fixed"] as? [String: Any]
        return try #require((fixed?["documents"] as? [[String: Any]])?.first)
    }

    @Test("A document whose patches cannot be made is told with the reason, in the language of the answer")
    func notMended() throws {
        let text = "{ NSPrivacyCollectedDataTypes = (); NSPrivacyTracking = NO; }"
        let body = ["documents": [["path": "PrivacyInfo.xcprivacy", "text": text]]]
        let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        for (language, word) in [("en", "plutil"), ("zh-Hans", "属性列表")] {
            let answer = try client.post("/v1/evaluations?fix=true&lang=\(language)", json: json).json
            let fixed = try #require(answer["fixed"] as? [String: Any])
            #expect((fixed["documents"] as? [Any])?.isEmpty == true)
            let left = try #require((fixed["not_mended"] as? [[String: Any]])?.first)
            #expect(left["path"] as? String == "PrivacyInfo.xcprivacy" && left["reason"] as? String == "format")
            #expect((left["detail"] as? String)?.contains(word) == true)
        }
    }

    @Test("What stands in the app.json of Expo is mended there, comments and all")
    func json() throws {
        let text = """
            {
              "expo": {
                "ios": {
                  // Ours
                  "privacyManifests": {
                    "NSPrivacyCollectedDataTypes": [],
                    "NSPrivacyTracking": "NO"
                  }
                }
              }
            }

            """
        let document = try mended("app.json", Data(text.utf8))
        #expect(document["text"] as? String == text.replacing("\"NO\"", with: "false"))
    }

    @Test("A binary property list, and a text in UTF-16, come back as such, in Base64")
    func otherForms() throws {
        let list: [String: Any] = ["NSPrivacyCollectedDataTypes": [Any](), "NSPrivacyTracking": "NO"]
        let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let text = """
            <?xml version="1.0" encoding="UTF-16"?>
            <plist version="1.0"><dict><key>NSPrivacyCollectedDataTypes</key><array/>
            <key>NSPrivacyTracking</key><string>NO</string></dict></plist>
            """
        let wide = try #require(text.data(using: .utf16))
        for (file, start) in [(binary, Array("bplist00".utf8)), (wide, Array(wide.prefix(8)))] {
            let document = try mended("PrivacyInfo.xcprivacy", file)
            #expect(document["text"] == nil)
            let base64 = try #require(document["base64"] as? String)
            let mended = try #require(Data(base64Encoded: base64))
            #expect(Array(mended.prefix(8)) == start)
            let read = try PropertyListSerialization.propertyList(from: mended, format: nil) as? [String: Any]
            #expect(read?["NSPrivacyTracking"] as? Bool == false)
        }
    }
}
