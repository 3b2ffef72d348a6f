/// Everything about a server that can be set.
package struct ServerConfiguration: Sendable {
    /// Where to listen.
    ///
    /// Default 127.0.0.1:8080.
    package var addresses: [ListenAddress] = [.tcp(host: "127.0.0.1", port: 8_080)]
    /// Event loops; `nil` means one a core.
    ///
    /// Default `nil`.
    package var loops: Int?
    /// Pieces of offloaded work that run at once; `nil` means one a core, two at least.
    ///
    /// Default `nil`.
    package var workers: Int?
    /// Pieces of offloaded work that may wait; above it 503 with `Retry-After`.
    ///
    /// Default 256.
    package var workQueue = 256
    /// Connections of all loops; one more is answered 503 and closed.
    ///
    /// Default 10,000.
    package var connections = 10_000
    /// Makes the TLS side of connections; the TCP addresses then speak TLS, a UNIX socket stays plain.
    ///
    /// Default `nil`: plain HTTP everywhere.
    package var secureChannels: (any SecureChannelSource)?
    /// Seconds for which browsers are to use nothing but TLS (RFC 6797), said in answers over TLS; `nil` says nothing.
    ///
    /// Default `nil`.
    package var strictTransport: Int?
    /// Octets that all connections together may hold for their clients, bodies above all, beyond 16 KiB each.
    ///
    /// Larger requests are answered 503 from then on; small ones may take a quarter more.
    /// Default 256 MiB.
    package var bodyMemory = 268_435_456
    /// Connections of one client address, IPv6 counted by its 64-bit network; 0 means any number.
    ///
    /// Default 0.
    package var connectionsPerAddress = 0
    /// Requests of one client address; `nil` means any number.
    ///
    /// Default `nil`.
    package var rate: RateLimit?
    /// Peers that are believed when they name the client; their own requests and connections are not limited.
    ///
    /// Default nobody.
    package var trustedProxies = TrustedProxies()
    /// The field in which trusted proxies name the client.
    ///
    /// Default `X-Forwarded-For`.
    package var forwardingField = ForwardingField.xForwardedFor
    /// Whether each connection of a trusted proxy begins with a header of the PROXY protocol.
    ///
    /// Default false.
    package var usesProxyProtocol = false
    /// How long that header may take; then the connection is closed.
    ///
    /// Default 5 s.
    package var proxyHeaderTimeout: Milliseconds = 5_000
    /// Limits and timeouts of one connection.
    package var limits = ConnectionLimits()
    /// How long a drain waits for requests under way; then their connections are closed.
    ///
    /// Default 10 s.
    package var drainTimeout: Milliseconds = 10_000
    /// How long a loop stays in `epoll_wait` after its last event before it goes back to Dispatch.
    ///
    /// Default 20 ms.
    package var linger: Milliseconds = 20
    /// Whether each request is logged.
    ///
    /// Default true.
    package var logsRequests = true

    package init() {}
}
