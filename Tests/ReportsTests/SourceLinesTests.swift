import Testing

@testable import Reports

struct SourceLinesTests {
    @Test
    func `Lines end at LF, CR LF and CR, and only those asked for are kept`() {
        let lines = SourceLines([1, 2, 4, 9], of: Array("a\nb\r\nc\rd".utf8))
        #expect(lines[1].map(Array.init) == Array("a".utf8))
        #expect(lines[2].map(Array.init) == Array("b".utf8))
        #expect(lines[3] == nil)
        #expect(lines[4].map(Array.init) == Array("d".utf8))
        #expect(lines[9] == nil)
    }

    @Test
    func `A line of more than 16 KiB is left out`() {
        let long = [UInt8](repeating: 0x61, count: SourceLines.longest)
        #expect(SourceLines([1], of: long)[1]?.count == SourceLines.longest)
        #expect(SourceLines([1], of: long + [0x61])[1] == nil)
    }
}
