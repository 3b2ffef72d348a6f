/// What a connection holds for TLS: its channel, and sealed octets that wait to be sent.
///
/// Its properties are not checked at run time for overlapping accesses, see ``Connection``.
package final class SecureLayer {
    /// Octets of the largest record with its header: 2^14, and what TLS 1.2 lets a cipher add (RFC 5246 §6.2.3).
    package static let recordSize = 16_384 + 2_048 + 5
    /// Octets of answers that are sealed at a time.
    static let sealedSize = 49_152

    let channel: any SecureChannel
    /// Octets that wait to be sent.
    @exclusivity(unchecked) var wire = ByteBuffer()
    /// Octets at the front of the machine's output that are in ``wire`` too; they count as sent when it is empty.
    @exclusivity(unchecked) var sealed = 0
    /// Whether anything has been received.
    var hasBegun = false
    @exclusivity(unchecked) var phase = Phase.handshake
    /// When the handshake, or the farewell, has to be over; without meaning in between.
    var deadline: Milliseconds

    enum Phase {
        case handshake
        case established
        /// close_notify is in ``wire``.
        case closing
    }

    init(_ channel: any SecureChannel, deadline: Milliseconds) {
        self.channel = channel
        self.deadline = deadline
    }

    /// What the connection waits for, where the machine alone waits for `outlook`.
    func outlook(over outlook: ConnectionMachine.Outlook) -> ConnectionMachine.Outlook {
        var outlook = outlook
        switch phase {
        case .established:
            break
        case .handshake:
            // Answers wait for its end; so does the end of the connection, unless a deadline passes.
            outlook.wantsInput = true
            outlook.wantsOutput = false
            outlook.ending = .none
            outlook.deadline = min(deadline, outlook.deadline ?? .max)
        case .closing:
            outlook.deadline = deadline
        }
        // A client that takes nothing is not listened to: it could ask for replies without end.
        if wire.end > 0 {
            outlook.wantsInput = false
            outlook.wantsOutput = true
        }
        return outlook
    }
}
