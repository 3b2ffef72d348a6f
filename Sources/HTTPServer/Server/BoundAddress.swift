/// Where a server listens, as the system says.
package struct BoundAddress: Sendable, Equatable, CustomStringConvertible {
    /// `127.0.0.1:8080`, `[::1]:8080` or `unix:/run/permission-atlas.sock`.
    package let description: String
    /// Whether TLS is spoken there.
    package let isSecure: Bool
    /// The port; `nil` for a UNIX socket.
    package let port: UInt16?

    /// How a client names the server there: `https://127.0.0.1:8443`, `unix:/run/permission-atlas.sock`.
    package var url: String { port == nil ? description : "\(isSecure ? "https" : "http")://\(description)" }
}
