/// What a ``SecureChannel`` found in octets of the wire.
package enum OpenedOctets: Sendable, Equatable {
    /// So many octets; none while the handshake goes on, or while a record is incomplete.
    case octets(Int)
    /// So many octets, and then the peer's close_notify.
    case ended(Int)
    /// The peer broke the protocol, or offered nothing acceptable: why, in a few words for the log.
    case failed(String)
}
