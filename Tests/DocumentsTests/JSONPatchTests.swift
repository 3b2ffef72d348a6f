import Documents
import Testing

@Suite("Patches of JSON")
struct JSONPatchTests {
    private static let text = """
        // The app
        {
          "expo": {
            "name": "Sample", // shown
            "list": ["1", "2"],
            "empty": {},
            "lines": [
              "a",
              "b" // the last
            ],
            'single': "x"
          }
        }

        """

    private static let expo = Pointer.root.appending("expo")
    private static let (list, lines) = (expo.appending("list"), expo.appending("lines"))

    private func patched(_ patch: [PatchOperation], _ text: String = text) -> String? {
        let bytes = Array(text.utf8)
        let document = DocumentReader.read(path: "app.json", bytes: bytes)
        return DocumentPatch.edits(patch, in: document, bytes)
            .map { String(decoding: TextEdit.apply($0, to: bytes), as: UTF8.self) }
    }

    @Test(
        "Only what the patch names changes",
        arguments: [
            ([.replace(expo.appending("name"), .string("a\"b\\\n"))], "\"Sample\"", "\"a\\\"b\\\\\\u000a\""),
            ([.replace(expo.appending("single"), .boolean(true))], "'single': \"x\"", "'single': true"),
            ([.remove(list.appending(0))], "[\"1\", \"2\"]", "[\"2\"]"),
            ([.remove(list.appending(1))], "[\"1\", \"2\"]", "[\"1\"]"),
            ([.remove(lines.appending(0))], "      \"a\",\n", ""),
            ([.remove(lines.appending(1))], "\"a\",\n      \"b\" // the last", "\"a\" // the last"),
            ([.remove(expo.appending("empty"))], "    \"empty\": {},\n", ""),
            ([.remove(expo.appending("single"))], ",\n    'single': \"x\"", ""),
            ([.add(list.appending("-"), .integer(3))], "\"2\"]", "\"2\", 3]"),
            ([.add(list.appending(0), .string("0"))], "[\"1\"", "[\"0\", \"1\""),
            ([.add(lines.appending("-"), .string("c"))], "\"b\" // the last", "\"b\", // the last\n      \"c\""),
            (
                [.add(expo.appending("empty").appending("k"), .array([.string("v")]))], "{},",
                "{\n      \"k\": [\n        \"v\"\n      ]\n    },"
            ),
            (
                [.add(expo.appending("new"), .dictionary([("a", .boolean(false)), ("b", .array([]))]))],
                "'single': \"x\"", "'single': \"x\",\n    \"new\": {\n      \"a\": false,\n      \"b\": []\n    }"
            ),
            ([.move(from: expo.appending("name"), to: expo.appending("slug"))], "\"name\"", "\"slug\""),
        ] as [([PatchOperation], String, String)]
    )
    func keepsTheRest(_ patch: [PatchOperation], old: String, new: String) throws {
        #expect(Self.text.ranges(of: old).count == 1)
        #expect(patched(patch) == Self.text.replacing(old, with: new))
    }

    @Test("A trailing comma stays what it is, and lines end as they do in the file")
    func layouts() {
        let trailing = "{\"expo\": {\r\n\t\"a\": 1,\r\n}}"
        let added = patched([.add(Self.expo.appending("b"), .integer(2))], trailing)
        #expect(added == "{\"expo\": {\r\n\t\"a\": 1,\r\n\t\"b\": 2\r\n}}")
        #expect(patched([.remove(Self.expo.appending("a"))], trailing) == "{\"expo\": {\r\n}}")
    }

    @Test("Steps that build on one another come out as they do in the tree; what does not fit gives no edits")
    func sequence() {
        #expect(patched([.remove(Self.list.appending(0)), .remove(Self.list.appending(0))])?.contains("[]") == true)
        #expect(patched([.remove(Self.list.appending(5))]) == nil)
        #expect(patched([.add(Self.expo.appending("name").appending("x"), .boolean(true))]) == nil)
    }
}
