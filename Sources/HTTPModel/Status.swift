/// A response status (RFC 9110 §15).
package struct Status: Hashable, Sendable {
    /// Three digits, 100 to 599.
    package let code: Int
    package init(_ code: Int) { self.code = code }

    package static let ok = Status(200)
    package static let noContent = Status(204)
    package static let partialContent = Status(206)
    package static let notModified = Status(304)
    package static let badRequest = Status(400)
    package static let notFound = Status(404)
    package static let methodNotAllowed = Status(405)
    package static let notAcceptable = Status(406)
    package static let requestTimeout = Status(408)
    package static let preconditionFailed = Status(412)
    package static let contentTooLarge = Status(413)
    package static let uriTooLong = Status(414)
    package static let unsupportedMediaType = Status(415)
    package static let rangeNotSatisfiable = Status(416)
    package static let expectationFailed = Status(417)
    package static let unprocessableContent = Status(422)
    package static let tooManyRequests = Status(429)
    package static let requestHeaderFieldsTooLarge = Status(431)
    package static let internalServerError = Status(500)
    package static let notImplemented = Status(501)
    package static let serviceUnavailable = Status(503)
    package static let httpVersionNotSupported = Status(505)

    /// The phrase of RFC 9110 §15 (RFC 6585 for 429 and 431); empty for a code that is not used here.
    package var reason: String {
        switch code {
        case 200: "OK"
        case 204: "No Content"
        case 206: "Partial Content"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 408: "Request Timeout"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 416: "Range Not Satisfiable"
        case 417: "Expectation Failed"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: ""
        }
    }
}
