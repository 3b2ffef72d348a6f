import Documents
import Foundation
import Testing

@Suite("Patches of UTF-16 and of binary property lists")
struct OtherEncodingsPatchTests {
    private static let tracking = Pointer.root.appending("NSPrivacyTracking")

    private func patched(_ patch: [PatchOperation], _ bytes: [UInt8]) -> [UInt8]? {
        let document = DocumentReader.read(path: "PrivacyInfo.xcprivacy", bytes: bytes)
        return DocumentPatch.edits(patch, in: document, bytes).map { TextEdit.apply($0, to: bytes) }
    }

    @Test(
        "A text in UTF-16 stays one, byte order mark and all",
        arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian]
    )
    func utf16(encoding: String.Encoding) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-16"?>
            <plist version="1.0">
            <dict>
              <!-- 追踪 🙂 -->
              <key>Note</key>
              <string>é</string>
              <key>NSPrivacyTracking</key>
              <string>NO</string>
            </dict>
            </plist>
            """
        func encoded(_ text: String) throws -> [UInt8] {
            let mark: [UInt8] = encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
            return mark + [UInt8](try #require(text.data(using: encoding)))
        }
        let result = try #require(patched([.replace(Self.tracking, .boolean(false))], try encoded(text)))
        #expect(result == (try encoded(text.replacing("<string>NO</string>", with: "<false/>"))))
        let longer = try #require(patched([.add(.root.appending("文"), .string("字🙂"))], try encoded(text)))
        let wanted = "<string>NO</string>\n  <key>文</key>\n  <string>字🙂</string>"
        #expect(longer == (try encoded(text.replacing("<string>NO</string>", with: wanted))))
    }

    @Test("A binary property list is written anew, and Foundation reads the same from it")
    func binary() throws {
        let list: [String: Any] = [
            "NSPrivacyTracking": "NO", "中文": ["é", "plain", "plain"], "data": Data([0, 1, 2]), "real": 1.5,
            "numbers": [0, 255, 256, 65_536, 4_294_967_296, -1], "flag": true, "empty": [String: Any](),
            "many": (0..<300).map { "element \($0)" },
        ]
        let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        let result = try #require(patched([.replace(Self.tracking, .boolean(false))], bytes))
        let read = try PropertyListSerialization.propertyList(from: Data(result), format: nil) as? NSDictionary
        var wanted = list
        wanted["NSPrivacyTracking"] = false
        #expect(read == NSDictionary(dictionary: wanted))
    }

    @Test("A binary property list with a date is left alone: the tree has it in whole seconds only")
    func dates() throws {
        let list: [String: Any] = ["NSPrivacyTracking": "NO", "date": Date(timeIntervalSince1970: 0.5)]
        let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        #expect(patched([.replace(Self.tracking, .boolean(false))], bytes) == nil)
    }

    @Test("Base64 is that of RFC 4648", arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"])
    func base64(text: String) {
        #expect(Base64Encoding.text(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
    }
}
