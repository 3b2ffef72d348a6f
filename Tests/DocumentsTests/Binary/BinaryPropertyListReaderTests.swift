import Foundation
import TestSupport
import Testing

@testable import Documents

@Suite("Binary property lists")
struct BinaryPropertyListReaderTests {
    private func read(_ bytes: [UInt8], limits: DocumentLimits = DocumentLimits()) -> Reading {
        BinaryPropertyListReader.read(bytes, limits: limits)
    }

    @Test("Each fault is found alone, at its byte offset, with its arguments", arguments: BinaryFaultSamples.all)
    func findsFault(_ sample: BinaryFaultSample) {
        let faults = read(sample.bad).faults
        #expect(faults.map(\.code) == [sample.code])
        #expect(faults.first?.position == Position(offset: sample.offset, line: nil, column: nil))
        #expect(faults.first?.arguments == sample.arguments)
        #expect(faults.first?.arguments.keys.sorted() == sample.code.placeholders.sorted())
    }

    @Test("The same input put right has no fault, and Foundation reads the same", arguments: BinaryFaultSamples.all)
    func readsGoodTwin(_ sample: BinaryFaultSample) throws {
        let reading = read(sample.good)
        #expect(reading.faults == [])
        let foundation = try PropertyListSerialization.propertyList(from: Data(sample.good), format: nil)
        #expect(try #require(reading.root).matches(foundation))
    }

    /// Every type, in the sizes that Foundation writes; one key a dictionary, so that the bytes are always the same.
    private static func sample() throws -> [UInt8] {
        let value: [[String: Any]] = [
            ["ascii": "text"], ["long": String(repeating: "long ", count: 60)], ["unicode": "扫描 😀"],
            ["integers": [0, 1, 255, 256, 65_536, 1 << 40, -1, Int.max, Int.min] as [Int]], ["real": 1.5],
            ["true": true], ["false": false], ["data": Data([1, 2, 3])], ["long data": Data(repeating: 7, count: 300)],
            ["date": Date(timeIntervalSinceReferenceDate: 814_190_400)], ["many": (0..<20).map { "item \($0)" }],
            ["empty": [:] as [String: Any]], ["nested": ["a": ["b": ["c": [true]]]]],
        ]
        return Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    }

    @Test("Foundation reads the same values")
    func matchesFoundation() throws {
        let bytes = try Self.sample()
        let reading = read(bytes)
        #expect(reading.faults == [])
        let root = try #require(reading.root)
        #expect(root.matches(try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)))
        let types = root.elements?.compactMap { $0.entries?.first?.value.typeName }
        #expect(
            types == [
                "string", "string", "string", "array", "real", "boolean", "boolean", "data", "data", "date", "array",
                "dictionary", "dictionary",
            ]
        )
    }

    @Test("Keys and values have the byte offsets of their objects, and no line")
    func places() throws {
        let root = try #require(read(BinaryFile([0xD1, 1, 2], BinaryFile.string("a"), [0x09]).bytes).root)
        let entry = try #require(root.entry("a"))
        #expect(root.position == Position(offset: 8, line: nil, column: nil))
        #expect(entry.position == Position(offset: 11, line: nil, column: nil))
        #expect(entry.value.position == Position(offset: 13, line: nil, column: nil))
    }

    @Test("References and offsets may have any size from one to eight bytes", arguments: 1...8)
    func sizes(_ size: Int) throws {
        var file = BinaryFile([0xA1] + BinaryFile.bigEndian(1, size: size), [0x09])
        file.objectRefSize = size
        file.offsetIntSize = size
        let reading = read(file.bytes)
        #expect(reading.faults == [])
        #expect(reading.root?.elements?.first?.boolean == true)
    }

    @Test("The pointer of a fault leads to its value")
    func pointer() {
        let file = BinaryFile([0xD1, 1, 2], BinaryFile.string("a"), [0xA2, 3, 4], [0x09], [0x70])
        #expect(read(file.bytes).faults.map(\.pointer.description) == ["/a/1"])
    }

    @Test("Nesting is read up to the limit, and is a fault beyond", arguments: [128, 129, 10_000])
    func nesting(_ depth: Int) {
        var file = BinaryFile()
        file.objects = (1...depth).map { $0 == depth ? [0xA0] : [0xA1] + BinaryFile.bigEndian($0, size: 2) }
        file.objectRefSize = 2
        file.offsetIntSize = 4
        let reading = read(file.bytes)
        #expect((reading.root != nil) == (depth <= 128))
        #expect(reading.faults.map(\.code) == (depth <= 128 ? [] : [.nestingTooDeep]))
    }

    @Test("Arrays that share their elements do not explode")
    func sharedObjects() {
        var file = BinaryFile()
        file.objects = (1...100).map { index in index == 100 ? [0xA0] : [0xA2, UInt8(index), UInt8(index)] }
        let reading = read(file.bytes)
        #expect(reading.faults.map(\.code) == [.tooManyNodes])
        #expect(reading.root == nil)
    }

    @Test("A string that is shared a thousand times counts at each place for its length", arguments: [63, 65_536])
    func sharedString(_ length: Int) throws {
        var file = BinaryFile([0xAF, 0x12, 0, 1, 0, 0] + [UInt8](repeating: 1, count: 65_536))
        file.objects.append(
            [0x5F, 0x12] + BinaryFile.bigEndian(length, size: 4) + [UInt8](repeating: 0x61, count: length)
        )
        file.offsetIntSize = 3
        let reading = read(file.bytes)
        #expect(reading.root?.elements?.count == (length < 64 ? 65_536 : nil))
        #expect(reading.faults.map(\.code) == (length < 64 ? [] : [.tooManyNodes]))
    }

    @Test("Cut off anywhere, the sample gives a fatal fault and no tree")
    func everyTruncation() throws {
        let bytes = try Self.sample()
        for length in 8..<bytes.count {
            let reading = read(Array(bytes[..<length]))
            #expect(reading.root == nil, "cut at \(length)")
            #expect(reading.faults.contains { $0.isFatalForApple }, "cut at \(length)")
        }
    }

    @Test("With any byte replaced, the sample has a fault, or Foundation reads the same")
    func everyMutation() throws {
        let sample = try Self.sample()
        var noise = SeededGenerator(seed: 7)
        for index in sample.indices.dropFirst(8) {
            for replacement in [0x00, 0xFF, 0x0F, 0x80, sample[index] ^ 1, sample[index] &+ 0x10] + noise.bytes(2)
            // Foundation refuses an empty UTF-16 string, which is sound.
            where replacement != sample[index] && replacement != 0x60 {
                var bytes = sample
                bytes[index] = replacement
                let reading = read(bytes)
                // Foundation crashes at some of the faults (a set, for one).
                guard reading.faults.isEmpty else { continue }
                let foundation = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
                #expect(try #require(reading.root).matches(foundation), "\(replacement) at \(index)")
            }
        }
    }

    @Test("Random objects between a sound header and trailer never crash", arguments: 0..<200)
    func noise(_ seed: UInt64) {
        var noise = SeededGenerator(seed: seed)
        var file = BinaryFile()
        file.objects = (0..<20).map { _ in noise.bytes(Int.random(in: 1...12, using: &noise)) }
        let reading = read(file.bytes)
        #expect(reading.root != nil || !reading.faults.isEmpty)
    }
}
