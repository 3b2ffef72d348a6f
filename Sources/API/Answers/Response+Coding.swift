internal import Compression
internal import HTTPModel

extension Response {
    /// Octets below which compressing saves next to nothing: of 686 octets of a record 425 are left, and a name for it.
    private static let least = 512

    /// The response in the coding that the request allows, with the `Vary` that says so (RFC 9110 §12.5.5).
    ///
    /// - Parameters:
    ///   - coding: What `Accept-Encoding` allows.
    ///   - others: Further fields by which the answer was picked, each behind a comma.
    /// - Returns: The same, in gzip or not.
    func coded(_ coding: ContentCoding, varyingAlsoBy others: String = "") -> Response {
        var response = self
        response.headers.append("Vary", "Accept-Encoding" + others)
        guard coding != .identity, coding == .gzip || body.count >= Self.least else { return response }
        let compressed = Gzip.compressed(body)
        // Less than an eighth saved, as of a picture, is not worth unpacking.
        guard coding == .gzip || compressed.count < body.count / 8 * 7 else { return response }
        response.body = compressed
        response.headers.append("Content-Encoding", "gzip")
        return response
    }
}
