package import HTTPModel

/// What the head of a request says, framing included.
package struct RequestHead: Sendable {
    /// How the body is framed (RFC 9112 §6.3).
    package enum Framing: Sendable, Equatable {
        case none
        /// Octets, above zero.
        case length(Int)
        case chunked
    }

    /// The request without its body; `id` is the client's own `X-Request-Id` if that is a sane one, else empty.
    package var request: Request
    /// 0 for HTTP/1.0, 1 for HTTP/1.1 and above.
    package var minorVersion: Int
    /// Whether the client lets the connection live on (RFC 9112 §9.3).
    package var keepsAlive: Bool
    /// Whether the client waits for `100 Continue` before it sends the body (RFC 9110 §10.1.1).
    package var expectsContinue: Bool
    package var framing: Framing
}
