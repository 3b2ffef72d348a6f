import HTTPServer
import TestSupport
import Testing

/// Requests that have been damaged at random: whatever they mean, they mean the same however they arrive.
@Suite struct RequestParserMutationTests {
    private static let spice = [
        "\r", "\n", "\r\n", "\r\n\r\n", "\0", ":", " ", "\t", ",", ";", "=", "\"", "0", "5", "%", "/", "\u{7F}", "é",
        "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n", "Host: h\r\n", "0\r\n\r\n", "HTTP/1.1",
    ]

    private func damage(_ octets: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var octets = octets
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !octets.isEmpty {
            let place = Int.random(in: 0..<octets.count, using: &generator)
            let end = min(octets.count, place + Int.random(in: 1...8, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: octets.remove(at: place)
            case 1: octets[place] = UInt8.random(in: 0...255, using: &generator)
            case 2: octets.insert(contentsOf: (Self.spice.randomElement(using: &generator) ?? "").utf8, at: place)
            case 3: octets.insert(contentsOf: octets[place..<end], at: place)
            default: octets.removeSubrange(place..<end)
            }
        }
        return octets
    }

    @Test("Damaged requests mean the same in one piece, octet by octet, and cut anywhere", arguments: UInt64(0)..<20)
    func anySplit(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let stream = try #require(RequestParserSplitTests.streams.randomElement(using: &generator))
            let octets = damage(Array((stream + stream).utf8), &generator)
            guard octets.count > 1 else { continue }
            let whole = Transcript.lines(of: octets)
            #expect(Transcript.lines(of: octets, cuts: Array(1..<octets.count)) == whole)
            let cuts = (0..<4).map { _ in Int.random(in: 1..<octets.count, using: &generator) }.sorted()
            #expect(Transcript.lines(of: octets, cuts: cuts) == whole, "cut at \(cuts)")
        }
    }
}
