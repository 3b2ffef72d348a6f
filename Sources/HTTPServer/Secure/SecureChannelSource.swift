/// Makes the channels of connections that speak TLS; called from all loops at once.
package protocol SecureChannelSource: Sendable {
    /// A channel for a connection that was just accepted; `nil` when there is no memory for one.
    func makeChannel() -> (any SecureChannel)?
}
