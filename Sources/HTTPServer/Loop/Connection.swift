/// One accepted socket, confined to its loop.
final class Connection {
    let descriptor: Int32
    /// Slot and generation; names the connection in epoll, in the wheel and in the mailbox.
    let tag: UInt64
    let peer: String
    var machine: ConnectionMachine
    /// What TLS needs; `nil` where plain HTTP is spoken.
    var secure: SecureLayer?
    /// Octets received that the machine has not read.
    var pending: [UInt8] = []
    /// The events that epoll watches for.
    var interest: Readiness
    /// The tick of the wheel at which the deadline is looked at.
    var scheduledTick = Int.max
    /// When the octets under way came, in nanoseconds of the monotonic clock.
    var received = 0

    /// Whether octets may be read from the client now.
    var wantsInput: Bool { machine.wantsInput || secure?.phase == .handshake }

    init(descriptor: Int32, tag: UInt64, peer: String, machine: consuming ConnectionMachine, interest: Readiness) {
        self.descriptor = descriptor
        self.tag = tag
        self.peer = peer
        self.machine = machine
        self.interest = interest
    }
}
