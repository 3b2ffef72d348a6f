import Documents
import TestSupport
import Testing

/// Files at the limits: each would take minutes if its cost grew with the square of its size.
@Suite("Documents at their limits")
struct DocumentBoundsTests {
    private func read(_ path: String, _ text: String) -> Document {
        DocumentReader.read(path: path, bytes: Array(text.utf8))
    }

    private func plist(_ body: String) -> String { "<plist version=\"1.0\"><dict>\(body)</dict></plist>" }

    private func keys(_ count: Int) -> String { (0..<count).map { "<key>k\($0)</key><true/>" }.joined() }

    @Test("A place is the same whether it is reached from before, from behind or from the start")
    func places() {
        var noise = SeededGenerator(seed: 11)
        let pieces = ["a", "é", "\n", "\r\n", "\r", "𝄞", "日", "ab "]
        let text = Array(
            (0..<90_000).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &noise)] }.joined().utf8
        )
        var places = TextPlaces(text)
        for _ in 0..<60 {
            let offset = Int.random(in: 0...text.count, using: &noise)
            var fresh = TextPlaces(text)
            #expect(places.position(at: offset) == fresh.position(at: offset), "\(offset)")
        }
    }

    @Test("What follows a comment is found wherever the comment stands")
    func following() throws {
        let body = """
            <key>a</key><array><dict><key>b</key><string>x</string></dict><array/><string>y</string></array>
            <key>c</key><dict><key>d</key><dict/></dict><key>e</key><true/>
            """
        let root = try #require(read("Info.plist", plist(body)).root)
        var found: [String?] = []
        for offset in 0..<plist(body).utf8.count {
            let pointer = root.following(offset)?.description
            if found.last != .some(pointer) { found.append(pointer) }
        }
        #expect(found == ["", "/a", "/a/0", "/a/0/b", "/a/1", "/a/2", "/c", "/c/d", "/e", nil])
    }

    @Test("A declaration that is repeated is told a hundred times, and the file is not searched for each")
    func declarations() {
        let line = "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\n"
        let faults = read("Info.plist", String(repeating: line, count: 200_000)).faults
        #expect(faults.count == 101)
        #expect(faults.first?.code == .xmlDeclarationNotFirst && faults.last?.code == .tooManyFaults)
    }

    @Test("A comment with more names of rules than there are rules is not understood")
    func remark() throws {
        let few = read("Info.plist", plist("<!-- permission-atlas: off PM-006, PS-003 --><key>a</key><true/>"))
        #expect(few.remarks.map(\.rules) == [["PM-006", "PS-003"]])
        let names = String(repeating: "PM-006 ", count: 100_000)
        let many = read("Info.plist", plist("<!-- permission-atlas: off \(names)--><key>a</key><true/>"))
        #expect(many.remarks.map(\.scope) == [nil])
    }

    @Test(
        "Faults below a key of a megabyte name the nearest place that a pointer is short enough for",
        arguments: ["package.json", "Info.plist"]
    )
    func pointers(_ path: String) {
        let key = String(repeating: "k", count: 1_000_000)
        let text =
            path == "package.json"
            ? "{\"a\":{\"\(key)\":[\(Array(repeating: "\"\\q\"", count: 90).joined(separator: ","))]}}"
            : plist(
                "<key>a</key><dict><key>\(key)</key><array>\(String(repeating: "<integer>x</integer>", count: 90))</array></dict>"
            )
        let faults = read(path, text).faults
        #expect(faults.count == 90)
        #expect(Set(faults.map(\.pointer.description)) == ["/a"])
        let attributes = String(repeating: " b='1'", count: 80)
        let long = read("Info.plist", plist("<\(key)\(attributes)/>")).faults
        #expect(long.allSatisfy { $0.arguments.values.allSatisfy { $0.utf8.count < 1_000 } } && long.count > 70)
    }

    @Test("What people write has 50,000 values, a lock file more")
    func configuration() {
        #expect(read("Info.plist", plist(keys(49_000))).status == .read)
        #expect(read("Info.plist", plist(keys(50_001))).faults.map(\.code) == [.tooManyNodes])
        let list = "{\"a\":[\(Array(repeating: "1", count: 60_000).joined(separator: ","))]}"
        #expect(read("app.json", "{\"expo\":\(list)}").faults.map(\.code) == [.tooManyNodes])
        #expect(read("package-lock.json", list).status == .read)
    }

    @Test("Values of a binary property list that share their data hold it once; long strings count for their length")
    func sharedData() throws {
        let count = 40_000
        func file(_ object: [UInt8]) -> [UInt8] {
            var file = BinaryFile(
                [0xD1, 1, 2],
                BinaryFile.string("CFBundleName"),
                [0xAF, 0x11] + BinaryFile.bigEndian(count, size: 2) + [UInt8](repeating: 3, count: count),
                object
            )
            file.offsetIntSize = 4
            return file.bytes
        }
        let length = [UInt8](BinaryFile.bigEndian(1_000_000, size: 4))
        let long = [UInt8](repeating: 0x61, count: 1_000_000)
        let data = DocumentReader.read(path: "Info.plist", bytes: file([0x4F, 0x12] + length + long))
        #expect(data.root?["CFBundleName"]?.elements?.count == count)
        let string = DocumentReader.read(path: "Info.plist", bytes: file([0x5F, 0x12] + length + long))
        #expect(string.faults.map(\.code) == [.tooManyNodes])
    }

    @Test("A pod's target is the innermost one around it, however many other blocks there are")
    func blocks() {
        let open = "target 'A' do\n" + String(repeating: "if x\n", count: 8_000)
        let document = read("Podfile", open + String(repeating: "pod 'P'\n", count: 5_000))
        let pods = document.root?["pods"]?.elements ?? []
        #expect(pods.count == 5_000)
        #expect(Set(pods.map { $0["target"]?.string }) == ["A"])
        #expect(read("Podfile", String(repeating: "a a\n", count: 100_000)).faults.map(\.code) == [.tooManyNodes])
    }

    @Test("Comments count as tokens do")
    func comments() {
        let source = read("a.js", String(repeating: "//#a\n", count: 500_000))
        #expect(source.faults.map(\.code) == [.tooManyTokens])
    }

    @Test("A condition of the preprocessor is read as far as conditions go")
    func conditions() throws {
        let long = "#if " + String(repeating: "a|", count: 190) + "\n"
        let text =
            "void f(void) {\n#if TARGET_OS_OSX || 0\n[Abc b];\n#else\n[Abc c];\n#endif\n\(long)[Abc d];\n#endif\n}"
        let names = try #require(read("a.m", text).source).references.filter { $0.name.count == 1 }
        #expect(names.map(\.name) == ["c", "d"])
        #expect(names.map(\.availability) == [.unguarded, .unsure])
    }

    @Test("Versions compare number by number")
    func versions() throws {
        for (outer, inner, told) in [("15", "15.0", "15.0"), ("15.1", "15", "15.1"), ("9.3", "10", "10")] {
            let text =
                "void f(void) {\nif (@available(iOS \(outer), *)) {\nif (@available(iOS \(inner), *)) {\n[Abc b];\n}\n}\n}"
            let source = try #require(read("a.m", text).source)
            let reference = try #require(source.references.last)
            guard case .from(let version, _) = reference.availability else {
                Issue.record("\(reference)")
                continue
            }
            #expect(version == told)
        }
    }

    @Test("The documents of one request share what is read of them")
    func room() {
        var room = DocumentRoom()
        let bytes = Array(plist(keys(49_000)).utf8)
        let documents = (0..<5).map { room.read(path: "\($0)/Info.plist", bytes: bytes) }
        #expect(documents.map(\.status) == [.read, .read, .read, .unreadable, .unreadable])
        #expect(documents.last?.faults.map(\.code) == [.tooManyNodes])
        let source = room.read(path: "a.swift", bytes: Array("let a = 1".utf8))
        #expect(source.status == .read)
    }

    @Test("Values that few bytes of an archive stand for count as well")
    func expandedArchive() {
        // Six arrays of ten, each of which holds the next: a hundred thousand values.
        let arrays = (3...7).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) }
        var file = BinaryFile([0xD1, 1, 2], BinaryFile.string("CFBundleName"))
        file.objects += arrays + [BinaryFile.string("x")]
        var room = DocumentRoom()
        let statuses = (0..<400).map { room.read(path: "\($0)/Info.plist", bytes: file.bytes).status }
        #expect(statuses.allSatisfy { $0 == .unreadable })
        #expect(room.read(path: "Info.plist", bytes: Array(plist(keys(10)).utf8)).faults.map(\.code) == [.tooManyNodes])
    }
}
