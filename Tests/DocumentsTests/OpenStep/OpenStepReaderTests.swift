import Documents
import Testing

@Suite("OpenStep property lists and strings files")
struct OpenStepReaderTests {
    static let sample = """
        /* Localized versions of Info.plist keys */
        "NSCameraUsageDescription" = "扫描 \\"票\\" 上的二维码。\\n"; // why
        NSMicrophoneUsageDescription = 'Records \\U4e2d\\344.';
        CFBundleName;
        nested = { list = (a, "b", <0f bd>,); empty = {}; };

        """

    private func root(_ text: String) throws -> Node {
        try #require(TextFormat.openStep.read(Array(text.utf8)).root)
    }

    @Test("Every value and key has its place")
    func places() throws {
        let root = try root(Self.sample)
        let camera = try #require(root.entry("NSCameraUsageDescription"))
        #expect((camera.position.line, camera.position.column) == (2, 1))
        #expect((camera.value.position.line, camera.value.position.column) == (2, 30))
        #expect(camera.value.string == "扫描 \"票\" 上的二维码。\n")
        #expect(root["NSMicrophoneUsageDescription"]?.string == "Records 中ä.")
        #expect(root["CFBundleName"]?.string == "CFBundleName")
        #expect(root["nested"]?["list"]?.elements?.map(\.typeName) == ["string", "string", "data"])
        #expect(root["nested"]?["empty"]?.entries?.isEmpty == true)
    }

    @Test("Every fault is told, not only the first")
    func everyFault() throws {
        let document = TextFormat.openStep.read(Array("\"a\" = \"b\"\n\"c\" \"d\";\n\"e\" = ;\nf = g;".utf8))
        #expect(
            document.faults.map(\.code) == [
                .openStepSemicolonMissing, .openStepPunctuationExpected, .openStepValueExpected,
            ]
        )
        #expect(document.faults.map(\.position.line) == [1, 2, 3])
        #expect(document.root?.entries?.map(\.key) == ["a", "f"])
    }

    @Test("A key of UTF-16 has the place of its bytes")
    func utf16Places() throws {
        let bytes: [UInt8] = [0xFF, 0xFE] + "\n\"é\" = b;".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let entry = try #require(TextFormat.openStep.read(bytes).root?.entries?.first)
        #expect(entry.key == "é")
        #expect(entry.position == Position(offset: 4, line: 2, column: 1))
        #expect(entry.value.position == Position(offset: 16, line: 2, column: 7))
    }
}
