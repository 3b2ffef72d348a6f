import HTTPServer

/// Limits so small that inputs of a few hundred octets pass them.
enum Limits {
    static var request: RequestLimits {
        var limits = RequestLimits()
        limits.requestLine = 256
        limits.field = 256
        limits.fields = 1_024
        limits.fieldCount = 16
        limits.body = 1_024
        limits.chunkLine = 64
        limits.skippedBody = 256
        return limits
    }

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
