import HTTPServer
import TestSupport
import Testing

@Suite struct ProxyHeaderParserTests {
    /// A header that is complete, and whom it names; empty for the proxy itself.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let octets: [UInt8]
        let client: String
    }

    static let samples: [Sample] = [
        line("TCP4 192.0.2.1 198.51.100.1 56324 443", "192.0.2.1"),
        line("TCP4 255.255.255.255 255.255.255.255 65535 65535", "255.255.255.255"),
        line("TCP4 0.0.0.0 0.0.0.0 0 0", "0.0.0.0"),
        line("TCP6 2001:db8::1 2001:db8::2 1 2", "2001:db8::1"),
        line("TCP6 ::ffff:192.0.2.9 ::1 1 2", "192.0.2.9"),
        line(
            "TCP6 ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 65535 65535",
            "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"
        ),
        line("UNKNOWN", ""),
        line("UNKNOWN ffff:: ffff:: 65535 65535", ""),
        binary("IPv4", 0x21, 0x11, [192, 0, 2, 1, 198, 51, 100, 1, 220, 4, 1, 187], "192.0.2.1"),
        binary("IPv4 with TLVs", 0x21, 0x11, [192, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 2, 1, 2], "192.0.2.1"),
        binary("IPv6", 0x21, 0x21, [0x20, 1, 0x0D, 0xB8] + zeros(11) + [1] + zeros(20), "2001:db8::1"),
        binary("IPv6 with long TLVs", 0x21, 0x21, zeros(15) + [1] + zeros(20) + zeros(4_060), "::1"),
        binary("UNIX", 0x21, 0x31, zeros(216), "unix"),
        binary("UNSPEC", 0x21, 0x00, [], ""),
        binary("UNSPEC with more", 0x21, 0x00, [1, 2, 3], ""),
        binary("LOCAL", 0x20, 0x00, [], ""),
        binary("LOCAL with addresses", 0x20, 0x11, zeros(12), ""),
        binary("LOCAL of an unknown family", 0x20, 0xFF, zeros(3), ""),
    ]

    static let signature: [UInt8] = [13, 10, 13, 10, 0, 13, 10, 0x51, 0x55, 0x49, 0x54, 10]

    private static func line(_ text: String, _ client: String) -> Sample {
        Sample(testDescription: text, octets: Array("PROXY \(text)\r\n".utf8), client: client)
    }

    private static func binary(
        _ name: String,
        _ command: UInt8,
        _ family: UInt8,
        _ rest: [UInt8],
        _ client: String
    )
        -> Sample
    {
        let length = [UInt8(rest.count >> 8), UInt8(rest.count & 0xFF)]
        return Sample(testDescription: name, octets: signature + [command, family] + length + rest, client: client)
    }

    private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    /// Gives the pieces one after another; what came last, and the octets that were not read.
    private func run(_ pieces: [ArraySlice<UInt8>]) -> (event: ProxyHeaderParser.Event, rest: Int) {
        var parser = ProxyHeaderParser()
        var event = ProxyHeaderParser.Event.needsMore
        var read = 0
        for piece in pieces where event == .needsMore {
            let octets = Array(piece)
            var offset = 0
            event = parser.parse(octets.span, at: &offset)
            read += offset
        }
        return (event, pieces.reduce(0) { $0 + $1.count } - read)
    }

    @Test("A header names its client, at any split, and nothing behind it is read", arguments: samples)
    func splits(_ sample: Sample) {
        let octets = sample.octets + Array("GET / HTTP/1.1\r\n".utf8)
        let client: ClientAddress? =
            sample.client == "unix" ? .unix : sample.client.isEmpty ? nil : ClientAddress(sample.client)
        // Every split of the part that is looked at, and the whole octet by octet.
        for split in 0...min(sample.octets.count, 260) {
            let done = run([octets[..<split], octets[split...]])
            #expect(done.event == .client(client) && done.rest == 16, "split at \(split)")
        }
        let single = run(octets.indices.map { octets[$0...$0] })
        #expect(single.event == .client(client) && single.rest == 16)
    }

    @Test("A header that is cut short is awaited", arguments: samples)
    func cut(_ sample: Sample) {
        for end in 0..<min(sample.octets.count, 260) {
            #expect(run([sample.octets[..<end]]).event == .needsMore)
        }
    }

    @Test(
        "What is no line of version 1 is refused, octet by octet as well",
        arguments: [
            "GET / HTTP/1.1\r\n", "PROXX", "PROXY\tTCP4", "PROXY \r\n", "PROXY TCP4\r\n",
            "PROXY TCP4 192.0.2.1 198.51.100.1 1\r\n", "PROXY TCP4 192.0.2.1 198.51.100.1 1 2 3\r\n",
            "PROXY TCP4  192.0.2.1 198.51.100.1 1 2\r\n", "PROXY TCP4 192.0.2.1 198.51.100.1 65536 2\r\n",
            "PROXY TCP4 192.0.2.1 198.51.100.1 01 2\r\n", "PROXY TCP4 192.0.2.1 198.51.100.1 -1 2\r\n",
            "PROXY TCP4 192.0.2.1 198.51.100.1 1 +2\r\n", "PROXY TCP4 ::1 ::1 1 2\r\n",
            "PROXY TCP6 192.0.2.1 192.0.2.2 1 2\r\n", "PROXY TCP4 192.0.2.256 192.0.2.2 1 2\r\n",
            "PROXY TCP4 192.0.2.1 x 1 2\r\n", "PROXY tcp4 192.0.2.1 192.0.2.2 1 2\r\n",
            "PROXY UDP4 192.0.2.1 192.0.2.2 1 2\r\n", "PROXY TCP4 192.0.2.1 192.0.2.2 1 2\n", "PROXY TCP4\rX",
            "PROXY UNKNOWN\n", "PROXY UNKNOWN\r\r\n", "PROXY UNKNOWN \(String(repeating: "x", count: 93))",
            "\0\0\0\0", "\r\n\r\n\0\r\nQUIX",
        ]
    )
    func malformedLines(_ text: String) {
        expectMalformed(Array(text.utf8))
    }

    @Test(
        "What is no header of version 2 is refused",
        arguments: [
            [0x11, 0x11, 0, 12], [0x31, 0x11, 0, 12], [0x22, 0x11, 0, 12], [0x2F, 0, 0, 0], [0x21, 0x11, 0, 11],
            [0x21, 0x11, 0, 0], [0x21, 0x21, 0, 35], [0x21, 0x31, 0, 215], [0x21, 0x12, 0, 12], [0x21, 0x22, 0, 36],
            [0x21, 0x41, 0, 12], [0x21, 0x01, 0, 12], [0x21, 0x11, 0x10, 0x01], [0x20, 0, 0xFF, 0xFF],
        ] as [[UInt8]]
    )
    func malformedBinary(_ octets: [UInt8]) {
        expectMalformed(Self.signature + octets + [UInt8](repeating: 0, count: 256))
    }

    private func expectMalformed(_ octets: [UInt8]) {
        for pieces in [[octets[...]], octets.indices.map { octets[$0...$0] }] {
            guard case .malformed(let why) = run(pieces).event else {
                Issue.record("taken: \(octets)")
                continue
            }
            #expect(why.hasSuffix("."))
        }
    }

    @Test("Octets at random are taken or refused, the same at any split", arguments: 0..<64)
    func random(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<200 {
            var octets = Self.samples.randomElement(using: &generator)?.octets ?? []
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                octets[Int.random(in: 0..<min(octets.count, 64), using: &generator)] =
                    .random(in: 0...255, using: &generator)
            }
            let whole = run([octets[...]])
            let split = Int.random(in: 0...octets.count, using: &generator)
            let parts = run([octets[..<split], octets[split...]])
            #expect(whole.event == parts.event)
            let single = run(octets.indices.map { octets[$0...$0] })
            #expect(whole.event == single.event)
        }
    }
}
