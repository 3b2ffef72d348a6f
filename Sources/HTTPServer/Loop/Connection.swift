/// One accepted socket, confined to its loop.
final class Connection {
    let descriptor: Int32
    /// Slot and generation; names the connection in epoll, in the wheel and in the mailbox.
    let tag: UInt64
    let peer: String
    var machine: ConnectionMachine
    /// Octets received that the machine has not read.
    var pending: [UInt8] = []
    /// The events that epoll watches for.
    var interest: Readiness
    /// The tick of the wheel at which the deadline is looked at.
    var scheduledTick = Int.max
    /// When the octets under way came, in nanoseconds of the monotonic clock.
    var received = 0

    init(descriptor: Int32, tag: UInt64, peer: String, machine: consuming ConnectionMachine, interest: Readiness) {
        self.descriptor = descriptor
        self.tag = tag
        self.peer = peer
        self.machine = machine
        self.interest = interest
    }
}
