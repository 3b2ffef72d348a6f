import Documents
import TestSupport
import Testing

@Suite("Text formats")
struct TextFormatTests {
    @Test(
        "Each fault is found alone, at its exact place, with its arguments, and is gone once put right",
        arguments: TextFormat.allCases
    )
    func faults(_ format: TextFormat) {
        for sample in format.faultSamples {
            let faults = format.read(sample.bad).faults
            #expect(faults.map(\.code) == [sample.code], "\(sample.testDescription)")
            #expect(faults.first?.position.line == sample.line, "\(sample.testDescription)")
            #expect(faults.first?.position.column == sample.column, "\(sample.testDescription)")
            #expect(faults.first?.arguments == sample.arguments, "\(sample.testDescription)")
            #expect(faults.first?.arguments.keys.sorted() == sample.code.placeholders.sorted())
            #expect(format.read(sample.good).faults == [], "\(sample.testDescription)")
        }
    }

    @Test("Cut off or changed anywhere, a file gives a tree or a fault, within itself", arguments: TextFormat.allCases)
    func everyMutation(_ format: TextFormat) {
        let sample = Array(format.sample.utf8)
        var noise = SeededGenerator(seed: 3)
        let replacements = Array("{}[]<>'\"\\#:;=,-*&!|%/ \t\n".utf8) + [0x00, 0xFF]
        for index in sample.indices {
            check(Array(sample[..<index]), format)
            var bytes = sample
            bytes[index] = replacements.randomElement(using: &noise) ?? 0
            check(bytes, format)
        }
        #expect(format.read(sample).faults == [])
        #expect(format.read(sample).status == .read)
    }

    private func check(_ bytes: [UInt8], _ format: TextFormat) {
        let document = format.read(bytes)
        #expect(document.root != nil || !document.faults.isEmpty)
        #expect(document.faults.allSatisfy { $0.position.offset <= bytes.count && $0.position.line ?? 0 >= 1 })
    }

    @Test("Random bytes end with a fault or a tree", arguments: TextFormat.allCases)
    func noise(_ format: TextFormat) {
        var noise = SeededGenerator(seed: 5)
        check(noise.bytes(1 << 18), format)
    }

    @Test("Nesting is read up to the limit, and is a fault beyond", arguments: TextFormat.allCases, [16, 17, 1_000])
    func nesting(_ format: TextFormat, _ depth: Int) throws {
        var limits = DocumentLimits()
        limits.depth = 16
        let text = try #require(format.nested(depth))
        let isDeep = format.read(Array(text.utf8), limits: limits).faults.contains { $0.code == .nestingTooDeep }
        #expect(isDeep == (depth > 16))
    }

    @Test("Values are read up to the limit", arguments: TextFormat.allCases)
    func values(_ format: TextFormat) {
        var limits = DocumentLimits()
        limits.nodes = 3
        #expect(format.read(Array(format.sample.utf8), limits: limits).faults.map(\.code) == [.tooManyNodes])
    }

    @Test("UTF-16 is read with and without a byte order mark", arguments: TextFormat.allCases, [true, false])
    func utf16(_ format: TextFormat, _ isBigEndian: Bool) {
        let bytes = format.sample.utf16.flatMap { unit in
            let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? halves : halves.reversed()
        }
        let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        // A yarn.lock of Yarn 2 and a property list are told by their bytes.
        #expect(format.read(mark + bytes).faults == [])
        #expect(format.read(mark + bytes).root != nil)
        #expect(format.read(bytes).faults.map(\.code) == [.utf16WithoutByteOrderMark])
        #expect(format.read(bytes).root != nil)
    }
}
