/// Turns the octets of one connection's wire into those of HTTP and back: TLS, without a socket.
///
/// It does no I/O: the event loop gives it what was received, and sends what it asks to be sent. Confined to one loop.
package protocol SecureChannel: AnyObject {
    /// What the handshake led to, once octets can be sealed; `nil` before.
    var session: SecureSession? { get }

    /// Takes all of `received`, and opens every record that is complete now.
    ///
    /// - Parameters:
    ///   - received: octets of the wire, next to those of the last call.
    ///   - plain: room for what the records hold: for ``SecureLayer/recordSize`` octets more than `received` has.
    ///   - wire: takes what the peer is to be sent at once: a part of the handshake, a ticket, an alert.
    /// - Returns: how much `plain` holds now, or why the connection cannot go on.
    func open(
        _ received: UnsafeRawBufferPointer,
        into plain: UnsafeMutableRawBufferPointer,
        replyingTo wire: inout ByteBuffer
    ) -> OpenedOctets

    /// Seals `plain` in records at the end of `wire`; `false` when that is impossible, and the connection lost.
    func seal(_ plain: UnsafeRawBufferPointer, into wire: inout ByteBuffer) -> Bool

    /// Appends the alert close_notify (RFC 8446 §6.1) to `wire`; nothing is sealed any more.
    func close(into wire: inout ByteBuffer)
}

extension SecureChannel {
    /// Whether the handshake is over.
    package var isEstablished: Bool { session != nil }
}
