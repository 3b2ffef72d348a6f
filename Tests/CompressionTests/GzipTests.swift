import CZlib
import Compression
import Testing

struct GzipTests {
    /// What zlib makes of `member`; `nil` where it is no whole gzip member.
    private func decompressed(_ member: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard inflateInit2_(&stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var input = member
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1_000)
        return input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            while true {
                let status = piece.withUnsafeMutableBufferPointer { buffer in
                    stream.next_out = buffer.baseAddress
                    stream.avail_out = UInt32(buffer.count)
                    return inflate(&stream, Z_NO_FLUSH)
                }
                output += piece[..<(piece.count - Int(stream.avail_out))]
                if status == Z_STREAM_END { return stream.avail_in == 0 ? output : nil }
                guard status == Z_OK else { return nil }
            }
        }
    }

    private func text(_ count: Int) -> [UInt8] {
        (0..<count).map { 0x61 + UInt8(truncatingIfNeeded: ($0 / 7 ^ $0 * $0 / 1_000) % 26) }
    }

    @Test(
        "What is compressed comes out again, whatever its length",
        arguments: [0, 1, 2, 40, 511, 512, 513, 1_024, 1_025, 16_384, 32_768, 32_769, 100_000, 2_000_000]
    )
    func roundTrip(count: Int) {
        let octets = text(count)
        let member = Gzip.compressed(octets)
        #expect(decompressed(member) == octets)
        #expect(Gzip.compressed(octets) == member)
        #expect(count < 1_000 || member.count < count * 3 / 4)
    }

    @Test("Octets that do not compress come out again, too")
    func noise() {
        var generator = SystemRandomNumberGenerator()
        let octets = (0..<300_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let member = Gzip.compressed(octets)
        #expect(decompressed(member) == octets)
        #expect(member.count < octets.count + 1_000)
    }

    @Test("In whatever pieces octets come, the member holds them", arguments: [1, 100, 65_536])
    func pieces(size: Int) {
        let octets = text(100_000)
        let compressor = GzipCompressor()
        var member: [UInt8] = []
        for start in stride(from: 0, to: octets.count, by: size) {
            compressor.append(Array(octets[start..<min(start + size, octets.count)])) { member += $0 }
        }
        compressor.finish { member += $0 }
        #expect(decompressed(member) == octets)
    }

    @Test("More octets than were expected are no fault")
    func wrongCount() {
        let octets = text(100_000)
        let compressor = GzipCompressor(expecting: 10)
        var member: [UInt8] = []
        compressor.append(octets) { member += $0 }
        compressor.finish { member += $0 }
        #expect(decompressed(member) == octets)
    }

    @Test("The name may stand in an entity tag")
    func name() {
        #expect(Gzip.name.wholeMatch(of: /gzip-[0-9.a-z-]+-[1-9]/) != nil)
    }
}
