/// What the parser takes before it refuses.
package struct RequestLimits: Sendable {
    /// Octets of the request line, its CR LF included; above it 414 (RFC 9112 §3).
    ///
    /// Default 8 KiB.
    package var requestLine: Int
    /// Octets of one field line; above it 431 (RFC 6585 §5).
    ///
    /// Default 8 KiB.
    package var field: Int
    /// Octets of all field lines of one section, header or trailer; above it 431.
    ///
    /// Default 32 KiB.
    package var fields: Int
    /// Field lines of one section; above it 431.
    ///
    /// Default 100.
    package var fieldCount: Int
    /// Octets of a body after removal of the chunked coding; above it 413 (RFC 9110 §15.5.14).
    ///
    /// Default 16 MiB.
    package var body: Int
    /// Octets of one chunk-size line with its extensions; above it 400 (RFC 9112 §7.1.1).
    ///
    /// Default 1 KiB.
    package var chunkLine: Int
    /// Octets of a body that is read only to be dropped, when the request is refused on its head.
    ///
    /// Default 256 KiB.
    package var skippedBody: Int

    /// The defaults, but for what is given.
    package init(
        requestLine: Int = 8_192,
        field: Int = 8_192,
        fields: Int = 32_768,
        fieldCount: Int = 100,
        body: Int = 16_777_216,
        chunkLine: Int = 1_024,
        skippedBody: Int = 262_144
    ) {
        self.requestLine = requestLine
        self.field = field
        self.fields = fields
        self.fieldCount = fieldCount
        self.body = body
        self.chunkLine = chunkLine
        self.skippedBody = skippedBody
    }
}
