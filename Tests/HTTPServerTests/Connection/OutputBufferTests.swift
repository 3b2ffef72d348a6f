@testable import HTTPServer
import Testing

@Suite struct OutputBufferTests {
    private func take(_ buffer: inout OutputBuffer, step: Int) -> [UInt8] {
        var taken: [UInt8] = []
        while !buffer.isEmpty {
            let part = buffer.withRanges { Array($0.joined().prefix(step)) }
            taken += part
            buffer.consume(part.count)
        }
        return taken
    }

    @Test("What goes in comes out in order, whatever is taken at a time", arguments: [1, 7, 4_096, 5_000, 100_000])
    func order(step: Int) {
        var buffer = OutputBuffer()
        for round in 0..<3 {
            var expected: [UInt8] = []
            for index in 0..<12 {
                buffer.append(literal: "head ")
                buffer.append(decimal: index * 1_000)
                let body = [UInt8](repeating: UInt8(0x61 + index), count: index % 3 == 2 ? 100 : 4_096 + index)
                buffer.append(body: body)
                expected += Array("head \(index * 1_000)".utf8) + body
            }
            #expect(buffer.count == expected.count)
            #expect(take(&buffer, step: step) == expected, "round \(round)")
        }
    }

    @Test("Output can be added behind a body that is half sent")
    func interleaved() {
        var buffer = OutputBuffer()
        let body = [UInt8](repeating: 0x62, count: 5_000)
        buffer.append(literal: "a")
        buffer.append(body: body)
        buffer.consume(2_001)
        buffer.append(literal: "c")
        buffer.append(body: body)
        buffer.append(literal: "d")
        #expect(take(&buffer, step: 1_000) == Array(body.dropFirst(2_000)) + [0x63] + body + [0x64])
    }

    @Test("Every large body counts but one that lasts anyway, until it is sent")
    func ownCount() {
        var buffer = OutputBuffer()
        #expect(buffer.ownCount == 0)
        buffer.append(body: [UInt8](repeating: 0x61, count: 100_000), isOwn: false)
        #expect(buffer.ownCount == 0)
        buffer.append(body: [UInt8](repeating: 0x62, count: 50_000))
        #expect(buffer.ownCount == 50_000)
        buffer.append(literal: "end")
        #expect(50_003...51_000 ~= buffer.ownCount)
        buffer.consume(150_003)
        #expect(buffer.ownCount == 0)
    }

    @Test("Two large bodies may follow each other")
    func adjacent() {
        var buffer = OutputBuffer()
        let bodies = [UInt8](0x61...0x63).map { [UInt8](repeating: $0, count: 4_096) }
        for body in bodies { buffer.append(body: body) }
        #expect(take(&buffer, step: 3_000) == bodies.flatMap(\.self))
    }

    @Test("Numbers are written in decimal digits", arguments: [0, 9, 10, 99, 100, 600, 65_536, .max])
    func decimal(value: Int) {
        var buffer = OutputBuffer()
        buffer.append(decimal: value)
        #expect(String(decoding: take(&buffer, step: 100), as: UTF8.self) == "\(value)")
    }

    @Test("Small output is one range")
    func oneRange() {
        var buffer = OutputBuffer()
        buffer.append(literal: "ab")
        buffer.append([UInt8]("cd".utf8))
        buffer.append("ef")
        buffer.consume(1)
        #expect(buffer.withOnlyRange { Array($0) } == Array("bcdef".utf8))
        buffer.append(body: [UInt8](repeating: 0, count: 4_096))
        #expect(buffer.withOnlyRange { $0.count } == nil)
    }
}
