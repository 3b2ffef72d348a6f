import Documents
import Foundation
import TestSupport
import Testing

@Suite("JSON")
struct JSONReaderTests {
    private func read(_ text: String) -> Reading { JSONReader.read(Array(text.utf8)) }

    @Test("Each fault is found alone, at its exact place, with its arguments", arguments: JSONFaultSamples.all)
    func findsFault(_ sample: FaultSample) {
        let faults = JSONReader.read(sample.bad).faults
        #expect(faults.map(\.code) == [sample.code])
        #expect(faults.first?.position.line == sample.line)
        #expect(faults.first?.position.column == sample.column)
        #expect(faults.first?.arguments == sample.arguments)
        #expect(faults.first?.arguments.keys.sorted() == sample.code.placeholders.sorted())
    }

    @Test("The same input put right has no fault, and Foundation reads the same", arguments: JSONFaultSamples.all)
    func readsGoodTwin(_ sample: FaultSample) throws {
        let reading = JSONReader.read(sample.good)
        #expect(reading.faults == [])
        let foundation = try JSONSerialization.jsonObject(with: Data(sample.good), options: .fragmentsAllowed)
        #expect(try #require(reading.root).matches(foundation))
    }

    private static let sample = """
        {
          "target": {"kind": "app", "min_ios": "14.0", "flags": [true, false, null]},
          "text": "扫描 \\"é\\" \\\\ \\/ \\b\\f\\n\\r\\t \\u00e9 \\ud83d\\ude00",
          "numbers": [0, -1, 1.5, -2e3, 4E-2, 123456789012],
          "empty": [{}, [], ""]
        }

        """

    @Test("Every value and key has its place, and every fault its pointer")
    func places() throws {
        let root = try #require(read(Self.sample).root)
        let entry = try #require(root["target"]?.entry("min_ios"))
        #expect(entry.position == Position(offset: 30, line: 2, column: 29))
        #expect(entry.value.position.column == 40)
        #expect(root["text"]?.string == "扫描 \"é\" \\ / \u{8}\u{C}\n\r\t é 😀")
        #expect(
            root["numbers"]?.elements?.map(\.typeName) == ["integer", "integer", "real", "real", "real", "integer"]
        )
        #expect(read("{\"a\": [1, {\"b\": NaN}]}").faults.map(\.pointer.description) == ["/a/1/b"])
    }

    @Test("Slips whose meaning is plain are read over, all of them reported")
    func readsOverSlips() throws {
        let reading = read("{a: 'b', // c\n \"d\": [NaN, True, 01,],}")
        #expect(
            reading.faults.map(\.code) == [
                .jsonUnquotedKey, .jsonSingleQuotes, .jsonComment, .jsonNotANumber, .jsonUnknownWord, .jsonBadNumber,
                .jsonTrailingComma, .jsonTrailingComma,
            ]
        )
        let root = try #require(reading.root)
        #expect(root["a"]?.string == "b")
        #expect(root["d"]?.elements?[1].boolean == true)
    }

    @Test("Of a key given twice the later value counts, also among many keys", arguments: [1, 100])
    func duplicateKeys(_ count: Int) throws {
        let members = (0..<count).map { "\"key \($0)\": \($0)" }.joined(separator: ",\n")
        let reading = read("{\(members),\n\"key 0\": true}")
        #expect(reading.faults.map(\.code) == [.duplicateKey])
        #expect(reading.faults.first?.position.line == count + 1)
        #expect(reading.faults.first?.arguments == ["key": "key 0", "first_line": "1"])
        #expect(try #require(reading.root)["key 0"]?.boolean == true)
    }

    @Test("Keys of other code units are other keys, also among many", arguments: [0, 100])
    func canonicallyEqualKeys(_ count: Int) throws {
        let members = (0..<count).map { "\"key \($0)\": \($0),\n" }.joined()
        let reading = read("{\(members)\"caf\u{E9}\": 1, \"cafe\u{301}\": true}")
        #expect(reading.faults == [])
        #expect(try #require(reading.root)["cafe\u{301}"]?.boolean == true)
        #expect(try #require(reading.root)["caf\u{E9}"]?.boolean == nil)
        #expect(read("{\(members)\"caf\u{E9}\": 1, \"caf\\u00e9\": 2}").faults.map(\.code) == [.duplicateKey])
    }

    @Test("Nesting is read up to the limit, and is a fault beyond", arguments: [128, 129, 100_000])
    func nesting(_ depth: Int) {
        let reading = read(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        #expect((reading.root != nil) == (depth <= 128))
        #expect(reading.faults.map(\.code) == (depth <= 128 ? [] : [.nestingTooDeep]))
    }

    @Test("Bytes and values are read up to the limit")
    func limits() {
        var limits = DocumentLimits()
        limits.bytes = 4
        limits.nodes = 2
        #expect(JSONReader.read(Array("[1 ]".utf8), limits: limits).faults == [])
        #expect(JSONReader.read(Array("[1,2]".utf8), limits: limits).faults.map(\.code) == [.tooLarge])
        limits.bytes = 5
        #expect(JSONReader.read(Array("[1,2]".utf8), limits: limits).faults.map(\.code) == [.tooManyNodes])
    }

    @Test("Cut off anywhere, the sample gives a fault and no tree, or only white space is missing")
    func everyTruncation() {
        let bytes = Array(Self.sample.utf8)
        for length in 0..<bytes.count {
            let reading = JSONReader.read(Array(bytes[..<length]))
            #expect((reading.root == nil) == (length < bytes.count - 1), "cut at \(length)")
            #expect(reading.faults.isEmpty == (length == bytes.count - 1), "cut at \(length)")
        }
    }

    @Test("With any byte replaced, what Foundation refuses is a fault here, and the rest is the same")
    func everyMutation() throws {
        let sample = Array(Self.sample.utf8)
        for index in sample.indices {
            for replacement in Array("{}[]\",:\\/u0-+.eEtnx \u{1}".utf8) + [0xFF] where replacement != sample[index] {
                var bytes = sample
                bytes[index] = replacement
                let reading = JSONReader.read(bytes)
                let foundation = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
                let place = "\(String(decoding: [replacement], as: UTF8.self)) at \(index)"
                if reading.faults.isEmpty {
                    #expect(try #require(reading.root).matches(foundation), "\(place)")
                } else if let root = reading.root, reading.faults.map(\.code) == [.duplicateKey] {
                    #expect(root.entries?.isEmpty == false)
                } else if reading.faults.map(\.code) != [.jsonTrailingComma] {
                    // Foundation takes a comma before `]`.
                    #expect(foundation == nil, "\(place): \(reading.faults)")
                }
            }
        }
    }

    @Test("A megabyte of random bytes ends with faults")
    func randomMegabyte() {
        var noise = SeededGenerator(seed: 2)
        let reading = JSONReader.read(noise.bytes(1 << 20))
        #expect(reading.root == nil)
        #expect((1...101).contains(reading.faults.count))
    }
}
