/// What the parser takes before it refuses.
package struct RequestLimits: Sendable {
    /// Octets of the request line, its CR LF included; above it 414 (RFC 9112 §3).
    ///
    /// Default 8 KiB.
    package var requestLine = 8_192
    /// Octets of one field line; above it 431 (RFC 6585 §5).
    ///
    /// Default 8 KiB.
    package var field = 8_192
    /// Octets of all field lines of one section, header or trailer; above it 431.
    ///
    /// Default 32 KiB.
    package var fields = 32_768
    /// Field lines of one section; above it 431.
    ///
    /// Default 100.
    package var fieldCount = 100
    /// Octets of a body after removal of the chunked coding; above it 413 (RFC 9110 §15.5.14).
    ///
    /// Default 16 MiB.
    package var body = 16_777_216
    /// Octets of one chunk-size line with its extensions; above it 400 (RFC 9112 §7.1.1).
    ///
    /// Default 1 KiB.
    package var chunkLine = 1_024
    /// Octets of a body that is read only to be dropped, when the request is refused on its head.
    ///
    /// Default 256 KiB.
    package var skippedBody = 262_144

    package init() {}
}
