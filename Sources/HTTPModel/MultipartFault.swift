/// Why a body is no multipart form.
package enum MultipartFault: Error, Equatable, CustomStringConvertible {
    case badBoundary
    case noBoundary
    case malformedBoundaryLine(offset: Int)
    case unterminated
    case tooManyParts(limit: Int)
    case malformedHeader(part: Int)
    case noName(part: Int)
    case transferEncoding(String, part: Int)

    /// One English sentence; parts are counted from 1.
    package var description: String {
        switch self {
        case .badBoundary: "The boundary of the media type must have 1 to 70 characters."
        case .noBoundary: "The body does not contain the boundary that its media type names."
        case .malformedBoundaryLine(let offset): "The boundary line at offset \(offset) does not end in CRLF."
        case .unterminated: "The body ends before the closing boundary."
        case .tooManyParts(let limit): "The form has more than \(limit) parts."
        case .malformedHeader(let part): "Part \(part) has a malformed or too long header."
        case .noName(let part):
            "Part \(part) needs a Content-Disposition of the form form-data; name=\"...\"."
        case .transferEncoding(let encoding, let part):
            "Part \(part) is sent as \(encoding); send its octets as they are (RFC 7578 section 4.7)."
        }
    }
}
