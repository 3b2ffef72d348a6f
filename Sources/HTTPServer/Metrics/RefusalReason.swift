internal import HTTPModel

/// Why the server itself, not the service, refused a request or a connection.
package enum RefusalReason: String, CaseIterable, Sendable {
    /// No valid HTTP/1.1 request.
    case malformedRequest = "malformed-request"
    case requestTimeout = "request-timeout"
    case contentTooLarge = "content-too-large"
    case uriTooLong = "uri-too-long"
    case expectationFailed = "expectation-failed"
    case headerTooLarge = "header-too-large"
    case notImplemented = "not-implemented"
    case httpVersion = "http-version"
    /// The queue of the work pool is full.
    case queueFull = "queue-full"
    /// Under way at the deadline of a drain.
    case draining
    /// As many connections as are served at once.
    case connectionLimit = "connection-limit"
    /// As many connections as an address may have.
    case addressLimit = "address-limit"
    /// More requests than an address may make.
    case rateLimit = "rate-limit"
    /// As many octets of bodies as are held at once.
    case memory
    /// Plain HTTP where TLS is spoken.
    case plainHTTP = "plain-http"
    /// No readable header of the PROXY protocol.
    case proxyHeader = "proxy-header"

    /// The reason behind a refusal that is told by its status alone.
    init(_ status: Status) {
        self =
            switch status {
            case .requestTimeout: .requestTimeout
            case .contentTooLarge: .contentTooLarge
            case .uriTooLong: .uriTooLong
            case .expectationFailed: .expectationFailed
            case .requestHeaderFieldsTooLarge: .headerTooLarge
            case .notImplemented: .notImplemented
            case .httpVersionNotSupported: .httpVersion
            default: .malformedRequest
            }
    }

    /// The place among all reasons.
    var index: Int { Self.places[self] ?? 0 }

    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
