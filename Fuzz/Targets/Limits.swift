import HTTPServer

/// Limits so small that inputs of a few hundred octets pass them.
enum Limits {
    static let request = RequestLimits(
        requestLine: 256,
        field: 256,
        fields: 1_024,
        fieldCount: 16,
        body: 1_024,
        chunkLine: 64,
        skippedBody: 256
    )

    static var connection: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.request = request
        limits.outputMark = 1_024
        limits.streamMark = 64
        limits.streamPiece = 48
        limits.lingerOctets = 1_024
        return limits
    }
}
