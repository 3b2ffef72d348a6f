internal import CZlib

/// Writes one gzip member (RFC 1952) from octets that come in pieces; the same octets give the same member.
package final class GzipCompressor {
    /// Of zlib's 1 to 9: the last that makes the table's lists notably smaller, for some 2 ms a megabyte more than 5.
    static let level: Int32 = 6

    /// zlib keeps a pointer to it, so it may not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private var piece = [UInt8](repeating: 0, count: 16_384)

    /// Begins a member.
    ///
    /// - Parameter count: Octets to come, if that is known: the memory for a short text takes longer to set up than
    ///   the text takes to compress.
    package init(expecting count: Int? = nil) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // Windows of 2^9 to 2^15 octets; 16 more asks for a gzip header instead of zlib's.
        let window = count.map { min(15, max(9, Int.bitWidth - max(0, $0 - 1).leadingZeroBitCount)) } ?? 15
        let status = deflateInit2_(
            stream,
            Self.level,
            Z_DEFLATED,
            Int32(window + 16),
            Int32(min(8, window - 6)),
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        )
        // The parameters are fixed: all that can fail is memory.
        precondition(status == Z_OK, "zlib refused to start: \(status)")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Takes `octets`, and hands what they compress to to `output`, in pieces.
    package func append(_ octets: [UInt8], to output: (ArraySlice<UInt8>) -> Void) {
        run(octets, Z_NO_FLUSH, output)
    }

    /// Ends the member; nothing may be appended any more.
    package func finish(to output: (ArraySlice<UInt8>) -> Void) { run([], Z_FINISH, output) }

    private func run(_ octets: [UInt8], _ flush: Int32, _ output: (ArraySlice<UInt8>) -> Void) {
        var octets = octets
        octets.withUnsafeMutableBufferPointer { input in
            // More than 4 GiB at once would not fit zlib's counter.
            stream.pointee.next_in = input.baseAddress
            stream.pointee.avail_in = UInt32(clamping: input.count)
            while true {
                let room = piece.count
                let left = piece.withUnsafeMutableBufferPointer { buffer in
                    stream.pointee.next_out = buffer.baseAddress
                    stream.pointee.avail_out = UInt32(room)
                    _ = deflate(stream, flush)
                    return Int(stream.pointee.avail_out)
                }
                output(piece[..<(room - left)])
                // Room that is left means that zlib has nothing more to give.
                guard left == 0 else { return }
            }
        }
    }
}
