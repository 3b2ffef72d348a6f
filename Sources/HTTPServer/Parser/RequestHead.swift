package import HTTPModel

/// A request with what its head says about the connection and the body.
package struct RequestHead: Sendable {
    /// How the body is framed (RFC 9112 §6.3).
    package enum Framing: Sendable, Equatable {
        case none
        /// Octets, above zero.
        case length(Int)
        case chunked

        /// Whether more than `limit` octets are announced.
        func exceeds(_ limit: Int) -> Bool {
            if case .length(let length) = self { length > limit } else { false }
        }
    }

    /// The request; its body is empty until the message is complete.
    ///
    /// `id` is the client's own `X-Request-Id` if that is a sane one, else empty.
    package var request = Request(.get, "")
    /// 0 for HTTP/1.0, 1 for HTTP/1.1 and above.
    package var minorVersion = 1
    /// Whether the client lets the connection live on (RFC 9112 §9.3).
    package var keepsAlive = false
    /// Whether the client waits for `100 Continue` before it sends the body (RFC 9110 §10.1.1).
    package var expectsContinue = false
    /// How much body follows.
    package var framing = Framing.none
}
