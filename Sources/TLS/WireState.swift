internal import HTTPServer

/// What the BIO of a channel reads from and writes to while OpenSSL is called.
struct WireState {
    /// Octets received that OpenSSL has not taken.
    var input = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Where octets for the peer go; `nil` outside of calls.
    var output: UnsafeMutablePointer<ByteBuffer>?
}
