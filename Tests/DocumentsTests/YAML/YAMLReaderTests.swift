import Documents
import Testing

@Suite("YAML")
struct YAMLReaderTests {
    static let sample = """
        # A lock file
        PODS:
          - Alamofire (5.9.1)
          - Firebase/Core (10.22.0):
            - FirebaseCore (= 10.22.0)
          - "扫码 (1.0)"
        DEPENDENCIES: [Alamofire, 'it''s', {a: &x b}]

        SPEC CHECKSUMS:
          Alamofire: f36a35757af4587d8e4f4bfa223ad10be2422b8c
          ok: true
          none: ~
          text: |
            two
            lines
          same: *x

        COCOAPODS: 1.10

        """

    private func root(_ text: String) throws -> Node {
        try #require(TextFormat.yaml.read(Array(text.utf8)).root)
    }

    @Test("Every value and key has its place, and the document's own keys lead there")
    func places() throws {
        let root = try root(Self.sample)
        #expect(root["PODS"]?.elements?.first?.string == "Alamofire (5.9.1)")
        let pod = try #require(root["PODS"]?.elements?[1].entries?.first)
        #expect(pod.key == "Firebase/Core (10.22.0)")
        #expect((pod.position.line, pod.position.column, pod.position.offset) == (4, 5, 46))
        #expect(pod.value.elements?.first?.string == "FirebaseCore (= 10.22.0)")
        #expect(root["PODS"]?.elements?[2].string == "扫码 (1.0)")
        let checksum = try #require(root["SPEC CHECKSUMS"]?["Alamofire"])
        #expect((checksum.position.line, checksum.position.column) == (10, 14))
        #expect(checksum.position.offset == Self.sample.utf8.count - Self.suffix(from: "f36a").utf8.count)
    }

    private static func suffix(from word: String) -> Substring {
        guard let range = sample.firstRange(of: word) else { return "" }
        return sample[range.lowerBound...]
    }

    @Test("Versions stay as written; only true, false and null are other values")
    func scalars() throws {
        let root = try root(Self.sample)
        #expect(root["COCOAPODS"]?.string == "1.10")
        #expect(root["SPEC CHECKSUMS"]?["ok"]?.boolean == true)
        #expect(root["SPEC CHECKSUMS"]?["none"]?.typeName == "null")
        #expect(root["SPEC CHECKSUMS"]?["text"]?.string == "two\nlines\n")
        let quoted = try self.root("a: \"true\"\nb: !!str true\nc:\n")
        #expect(quoted["a"]?.string == "true")
        #expect(quoted["b"]?.string == "true")
        #expect(quoted["c"]?.typeName == "null")
    }

    @Test("An alias is the value of its anchor")
    func aliases() throws {
        let root = try root(Self.sample)
        #expect(root["SPEC CHECKSUMS"]?["same"]?.string == "b")
        let twice = try self.root("a: &x {b: c}\nd: [*x, *x]\n*x : e\n")
        #expect(twice["d"]?.elements?.map { $0["b"]?.string } == ["c", "c"])
    }

    @Test(
        "Aliases of aliases cannot make a small file large",
        arguments: ["lol", String(repeating: "a", count: 4_096)]
    )
    func billionLaughs(_ text: String) {
        var bomb = "a0: &a0 \(text)\n"
        for level in 1..<12 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",")
            bomb += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let document = TextFormat.yaml.read(Array(bomb.utf8))
        #expect(document.faults.map(\.code) == [.tooManyNodes])
        #expect(document.root == nil)
    }

    @Test("Aliases cannot nest beyond the limit")
    func deepAliases() {
        let levels = (1..<200).map { "a\($0): &a\($0) [*a\($0 - 1)]" }
        let document = TextFormat.yaml.read(Array(("a0: &a0 x\n" + levels.joined(separator: "\n")).utf8))
        #expect(document.faults.map(\.code) == [.nestingTooDeep])
    }

    @Test("Lines end as in every other format, columns count scalars")
    func lines() throws {
        let root = try root("\u{FEFF}a: \"😀\"\r\nb: [\"é\", c]\r\n")
        let last = try #require(root["b"]?.elements?.last)
        #expect((last.position.line, last.position.column, last.position.offset) == (2, 10, 24))
    }
}
