@testable import HTTPServer
import Testing

@Suite struct ByteBufferTests {
    private func text(_ buffer: borrowing ByteBuffer) -> String {
        String(decoding: buffer.range(upTo: buffer.end), as: UTF8.self)
    }

    @Test("What is appended can be read, and dropped from the front")
    func appendAndConsume() {
        var buffer = ByteBuffer()
        buffer.append(literal: "ab")
        buffer.append("cd")
        buffer.append(digit: 17)
        buffer.append(decimal: 1_024)
        #expect(text(buffer) == "abcd71024")
        buffer.consume(4)
        #expect(text(buffer) == "71024")
        buffer.append(UInt8(ascii: "!"))
        buffer.consume(5)
        #expect(text(buffer) == "!")
        buffer.consume(1)
        let bounds = [buffer.start, buffer.end]
        #expect(bounds == [0, 0])
    }

    @Test("Growth keeps what is there")
    func growth() {
        var buffer = ByteBuffer()
        var expected = ""
        for index in 0..<20_000 {
            buffer.append(decimal: index)
            expected += "\(index)"
        }
        #expect(text(buffer) == expected)
        let end = buffer.end
        buffer.consume(end)
        buffer.append(literal: "again")
        #expect(text(buffer) == "again")
    }
}
