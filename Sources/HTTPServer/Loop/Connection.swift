/// One accepted socket, confined to its loop.
///
/// Its properties are read and written many times a request. The checks at run time that no two accesses overlap took a
/// tenth of the instructions; no access here outlasts a call that could begin another one.
final class Connection {
    let descriptor: Int32
    /// Slot and generation; names the connection in epoll, in the wheel and in the mailbox.
    let tag: UInt64
    /// The other end of the socket.
    let peer: ClientAddress
    /// Whom the connection serves: the peer, or whom it named by the PROXY protocol.
    var client: ClientAddress
    /// Whom the request under way serves: the client, or whom that names as a trusted proxy.
    var requester: ClientAddress { didSet { if requester != oldValue { requesterText = nil } } }
    private var requesterText: String?
    /// Whether ``requester`` is a proxy that speaks for someone whom it does not name: such requests share its bucket.
    var hidesRequester = false
    /// Reads the header of the PROXY protocol, while that is awaited.
    @exclusivity(unchecked) var proxyHeader: ProxyHeaderParser?
    /// When that has to be there.
    var proxyDeadline = Milliseconds.max
    /// Whether ``client`` has it among its connections.
    var isCounted = false
    /// What it is charged for; `nil` while that is nothing.
    @exclusivity(unchecked) var lease: MemoryLease?
    /// Field lines about the rate limit that go with the next answer.
    @exclusivity(unchecked) var rateFields: [UInt8] = []
    @exclusivity(unchecked) var machine: ConnectionMachine
    /// What TLS needs; `nil` where plain HTTP is spoken.
    @exclusivity(unchecked) var secure: SecureLayer?
    /// Octets received that the machine has not read.
    @exclusivity(unchecked) var pending: [UInt8] = []
    /// The events that epoll watches for.
    @exclusivity(unchecked) var interest: Readiness
    /// The tick of the wheel at which the deadline is looked at.
    @exclusivity(unchecked) var scheduledTick = Int.max
    /// When the octets under way came, in nanoseconds of the monotonic clock.
    @exclusivity(unchecked) var received = 0

    /// Whether octets may be read from the client now.
    var wantsInput: Bool { pending.isEmpty && (machine.wantsInput || secure?.phase == .handshake) }

    init(
        descriptor: Int32,
        tag: UInt64,
        peer: ClientAddress,
        machine: consuming ConnectionMachine,
        interest: Readiness
    ) {
        self.descriptor = descriptor
        self.tag = tag
        self.peer = peer
        client = peer
        requester = peer
        self.machine = machine
        self.interest = interest
    }

    /// The address of ``requester`` as text.
    var requesterName: String {
        if let requesterText { return requesterText }
        let text = requester.description
        requesterText = text
        return text
    }
}
