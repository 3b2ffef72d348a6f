import Documents
import Testing

@Suite("Patches of a text")
struct DocumentPatchTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- head -->
        <plist version="1.0">
        <dict>
          <!-- first -->
          <key>A</key> <!-- a -->
          <string>x &amp; y</string>
          <key>L</key>
          <array>
            <string>1</string>
            <string>2</string> <!-- two -->
          </array>
          <key>E</key><array/>
          <key>D</key>
          <dict>
          </dict>
        </dict>
        </plist>

        """

    private static let (a, l, e, d) = (
        Pointer.root.appending("A"), Pointer.root.appending("L"), Pointer.root.appending("E"),
        Pointer.root.appending("D")
    )

    private func patched(_ patch: [PatchOperation], _ text: String = text) -> String? {
        let bytes = Array(text.utf8)
        let document = DocumentReader.read(path: "Info.plist", bytes: bytes)
        return DocumentPatch.edits(patch, in: document, bytes)
            .map { String(decoding: TextEdit.apply($0, to: bytes), as: UTF8.self) }
    }

    @Test(
        "Only what the patch names changes",
        arguments: [
            ([.replace(a, .string("<z>"))], "<string>x &amp; y</string>", "<string>&lt;z&gt;</string>"),
            ([.replace(a, .boolean(true))], "<string>x &amp; y</string>", "<true/>"),
            ([.remove(l.appending(0))], "    <string>1</string>\n", ""),
            ([.remove(l.appending(1))], "    <string>2</string> <!-- two -->\n", "     <!-- two -->\n"),
            ([.remove(e)], "  <key>E</key><array/>\n", ""),
            (
                [.add(l.appending("-"), .string("3"))], "<!-- two -->\n", "<!-- two -->\n    <string>3</string>\n"
            ),
            ([.add(l.appending(0), .string("0"))], "    <string>1", "    <string>0</string>\n    <string>1"),
            (
                [.add(e.appending("-"), .integer(5))], "<array/>",
                "<array>\n    <integer>5</integer>\n  </array>"
            ),
            (
                [.add(d.appending("K"), .array([.string("v")]))], "  <dict>\n  </dict>",
                "  <dict>\n    <key>K</key>\n    <array>\n      <string>v</string>\n    </array>\n  </dict>"
            ),
            (
                [.add(.root.appending("N"), .boolean(false))], "  </dict>\n</dict>",
                "  </dict>\n  <key>N</key>\n  <false/>\n</dict>"
            ),
            ([.move(from: a, to: .root.appending("B&"))], "<key>A</key>", "<key>B&amp;</key>"),
        ] as [([PatchOperation], String, String)]
    )
    func keepsTheRest(_ patch: [PatchOperation], old: String, new: String) throws {
        #expect(Self.text.components(of: old) == 2)
        #expect(patched(patch) == Self.text.replacing(old, with: new))
    }

    @Test("Steps that build on one another come out as they do in the tree")
    func sequence() throws {
        let text = try #require(patched([.remove(Self.l.appending(0)), .remove(Self.l.appending(0))]))
        #expect(!text.contains("<string>1") && !text.contains("<string>2") && text.contains("<!-- first -->"))
        let moved = try #require(patched([.move(from: Self.a, to: Self.d.appending("A"))]))
        #expect(moved.contains("<dict>\n    <key>A</key>\n    <string>x &amp; y</string>\n  </dict>"))
    }

    @Test("On one line, and with CR LF, it stays well-formed")
    func otherLayouts() {
        let line = "<plist version=\"1.0\"><dict><key>A</key><string>x</string></dict></plist>"
        #expect(patched([.remove(Self.a)], line) == "<plist version=\"1.0\"><dict></dict></plist>")
        #expect(patched([.add(Self.e, .boolean(true))], line)?.contains("<key>E</key>") == true)
        let wide = Self.text.replacing("\n", with: "\r\n")
        #expect(
            patched([.remove(Self.l.appending(0))], wide) == wide.replacing("    <string>1</string>\r\n", with: "")
        )
        let longer = wide.replacing("\r\n  </array>", with: "\r\n    <true/>\r\n  </array>")
        #expect(patched([.add(Self.l.appending("-"), .boolean(true))], wide) == longer)
    }

    @Test("What does not fit, or cannot be edited surely, gives no edits")
    func refuses() {
        #expect(patched([.remove(Self.l.appending(7))]) == nil)
        #expect(patched([.add(Self.a.appending("x"), .boolean(true))]) == nil)
        #expect(patched([]) == nil)
        let binary = Array("bplist00".utf8)
        let document = DocumentReader.read(path: "Info.plist", bytes: binary)
        #expect(DocumentPatch.edits([.remove(Self.a)], in: document, binary) == nil)
    }
}

extension String {
    /// The number of pieces between the occurrences of `text`.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count + 1 }
}
