/// How long a connection may take, and how much it may hold.
package struct ConnectionLimits: Sendable {
    /// What a single request may hold.
    package var request = RequestLimits()
    /// From the accepting of a connection that speaks TLS to the end of its handshake; then it is closed.
    ///
    /// Default 10 s.
    package var handshakeTimeout: Milliseconds = 10_000
    /// From the first octet of a request to the end of its head; then 408.
    ///
    /// Default 10 s.
    package var headerTimeout: Milliseconds = 10_000
    /// For how long a body may be silent, or fall behind ``minimumRate`` in all since it was last up with it; then 408.
    ///
    /// However much came before, and however fast, it earns no longer silence. Default 30 s.
    package var bodyTimeout: Milliseconds = 30_000
    /// Between two requests; then the connection is closed.
    ///
    /// Default 60 s.
    package var idleTimeout: Milliseconds = 60_000
    /// For how long the client may take nothing of the answers that wait, or fall behind ``minimumRate`` in all since it
    /// was last up with it; then the connection is closed.
    ///
    /// Default 30 s.
    package var writeTimeout: Milliseconds = 30_000
    /// Octets a second below which a body, or the reading of an answer, counts as an attack.
    ///
    /// Default 4 KiB.
    package var minimumRate = 4_096
    /// For the client to close after the server's last octet.
    ///
    /// Default 1 s.
    package var lingerTimeout: Milliseconds = 1_000
    /// Octets that are read and dropped meanwhile.
    ///
    /// Default 256 KiB.
    package var lingerOctets = 262_144
    /// Octets of waiting answers above which no further request is read.
    ///
    /// Default 256 KiB.
    package var outputMark = 262_144
    /// Octets of a streamed body that are read at once.
    ///
    /// Default 64 KiB.
    package var streamPiece = 65_536
    /// Octets of waiting output below which the next piece of a streamed body is read.
    ///
    /// With ``streamPiece`` it bounds what a connection that streams holds. Default 16 KiB.
    package var streamMark = 16_384
    /// How long a connection without a request may live on after a drain has begun.
    ///
    /// Default 0.5 s.
    package var drainGrace: Milliseconds = 500

    package init() {}
}
