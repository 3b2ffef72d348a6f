internal import CLinux
internal import Dispatch
internal import Glibc
internal import HTTPModel
internal import Logging

/// One event loop: a serial queue that owns listeners, an epoll set and the connections accepted from it.
///
/// The epoll descriptor is watched by one dispatch source. While there is work, the handler stays in `epoll_wait`; only
/// when nothing has happened for a while does it go back to Dispatch, which then wakes it again. A source for each
/// connection would cost twice the processor time, and on Linux libdispatch drops such a source at a reset before the
/// descriptor has been read to its end.
///
/// The properties that each request touches are not checked at run time for overlapping accesses, see ``Connection``.
actor EventLoop {
    static let mailboxTag = UInt64.max
    /// Listener `n` has this tag less `n`.
    static let listenerTag = UInt64.max - 1

    nonisolated let mailbox: Mailbox
    nonisolated private let executor: QueueExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    @exclusivity(unchecked) private(set) var configuration: ServerConfiguration
    let service: any Service
    let pool: WorkPool
    let total: ConnectionCount
    @exclusivity(unchecked) private(set) var protection: Protection
    /// Whether a request is looked at before the service decides on it.
    @exclusivity(unchecked) private(set) var isWatchful: Bool
    let metrics: LoopMetrics
    let epoll: Int32
    let buffers = LoopBuffers()
    var listeners: [(descriptor: Int32, isShared: Bool, isInherited: Bool, isSecure: Bool)]
    @exclusivity(unchecked) var connections = ConnectionTable()
    @exclusivity(unchecked) var wheel: DeadlineWheel
    @exclusivity(unchecked) var accessLog: AccessLog
    @exclusivity(unchecked) var date = DateLine()
    /// An output buffer with room in it, lent to the connection that is being served.
    @exclusivity(unchecked) var spareOutput = OutputBuffer()
    /// The same for sealed octets.
    @exclusivity(unchecked) var spareWire = ByteBuffer()
    /// Whether a connection has given up memory it was charged for, since the loop last had nothing to do.
    var freedMuch = false
    /// Answers that need only be copied.
    @exclusivity(unchecked) var ready = ReadyAnswers()
    /// Nanoseconds of the monotonic clock, read once for each batch of events.
    @exclusivity(unchecked) var moment: Int
    /// The same in milliseconds.
    @exclusivity(unchecked) var now: Milliseconds
    /// When a loop that ran out of descriptors accepts again.
    @exclusivity(unchecked) var acceptsAgain: Milliseconds?
    @exclusivity(unchecked) var drainDeadline: Milliseconds?
    /// When a loop that drains accepts no more.
    @exclusivity(unchecked) var listensUntil: Milliseconds?
    @exclusivity(unchecked) private var source: (any DispatchSourceRead)?
    private var timer: (any DispatchSourceTimer)?
    private var onStop: (@Sendable () -> Void)?

    /// - Throws: when the process has no descriptor left.
    init(
        index: Int,
        configuration: ServerConfiguration,
        service: any Service,
        pool: WorkPool,
        total: ConnectionCount,
        protection: Protection,
        metrics: LoopMetrics,
        listeners: [Listener],
        log: any LogSink
    ) throws(ServerError) {
        executor = QueueExecutor(label: "permission-atlas.loop.\(index)")
        mailbox = try Mailbox()
        epoll = clinux_epoll_create()
        guard epoll >= 0 else { throw .system("epoll_create1", errno) }
        self.configuration = configuration
        self.service = service
        self.pool = pool
        self.total = total
        self.protection = protection
        isWatchful = Self.isWatchful(configuration, protection)
        self.metrics = metrics
        self.listeners = listeners.map {
            ($0.descriptor(ofLoop: index), $0.isShared, $0.isInherited, $0.address.isSecure)
        }
        accessLog = AccessLog(sink: log, isOn: configuration.logsRequests)
        date.strictTransport = configuration.strictTransport
        moment = Clock.monotonic()
        now = moment / 1_000_000
        wheel = DeadlineWheel(now: now)
    }

    /// Begins to serve; `onStop` is called once, after a drain, when nothing is left.
    nonisolated func start(onStop: @escaping @Sendable () -> Void) {
        executor.queue.async { self.assumeIsolated { $0.begin(onStop) } }
    }

    private func begin(_ onStop: @escaping @Sendable () -> Void) {
        self.onStop = onStop
        clinux_epoll_add(epoll, mailbox.descriptor, Readiness.input.rawValue, Self.mailboxTag)
        watchListeners()
        let source = DispatchSource.makeReadSource(fileDescriptor: epoll, queue: executor.queue)
        source.setEventHandler { self.assumeIsolated { $0.turn() } }
        let epoll = epoll
        source.setCancelHandler { close(epoll) }
        let timer = DispatchSource.makeTimerSource(queue: executor.queue)
        timer.setEventHandler { self.assumeIsolated { $0.turn() } }
        self.source = source
        self.timer = timer
        source.resume()
        timer.resume()
    }

    /// Serves until nothing has happened for the time of ``ServerConfiguration/linger``.
    private func turn() {
        readClock()
        var lastWork = now
        while source != nil {
            let wait = max(0, min(nextDeadline, lastWork + configuration.linger) - now)
            let count = Int(clinux_epoll_wait(epoll, buffers.events.baseAddress, 256, Int32(wait)))
            readClock()
            date.refresh(second: Clock.wall() / 1_000_000_000)
            for index in 0..<max(0, count) { handle(buffers.events[index]) }
            passDeadlines()
            if drainDeadline != nil, listensUntil == nil, connections.count == 0 { return stop() }
            if count > 0 {
                lastWork = now
            } else if now - lastWork >= configuration.linger {
                break
            }
        }
        accessLog.flush()
        if freedMuch { clinux_give_back_memory() }
        freedMuch = false
        let due = nextDeadline
        let wait = due == .max ? .distantFuture : DispatchTime.now() + .milliseconds(max(1, due - now))
        timer?.schedule(deadline: wait, leeway: .milliseconds(DeadlineWheel.tick / 2))
    }

    private func readClock() {
        moment = Clock.monotonic()
        now = moment / 1_000_000
    }

    private func handle(_ event: clinux_event) {
        if event.tag == Self.mailboxTag {
            for message in mailbox.take() { handle(message) }
        } else if event.tag > UInt64.max - 1 - UInt64(listeners.count) {
            accept(from: Int(Self.listenerTag - event.tag))
        } else if let connection = connections[event.tag] {
            serve(connection, events: Readiness(rawValue: event.events))
        }
    }

    private func handle(_ message: Mailbox.Message) {
        switch message {
        case .answer(let tag, let response):
            metrics.add(to: .returned)
            guard let connection = connections[tag] else { return }
            answer(connection, response)
            resume(connection)
        case .drain(let deadline):
            drain(until: deadline)
        case .configure(let configuration, let protection):
            configure(configuration, protection)
        case .ping(let body):
            body()
        }
    }

    private func configure(_ configuration: ServerConfiguration, _ protection: Protection) {
        self.configuration = configuration
        self.protection = protection
        isWatchful = Self.isWatchful(configuration, protection)
        accessLog.isOn = configuration.logsRequests
        date.strictTransport = configuration.strictTransport
        // The heads that are kept were within the limits until now.
        ready = ReadyAnswers()
        for connection in connections.all {
            connection.machine.limits = configuration.limits
            settle(connection)
        }
    }

    private static func isWatchful(_ configuration: ServerConfiguration, _ protection: Protection) -> Bool {
        protection.rates != nil || !configuration.trustedProxies.isEmpty
    }

    /// The next moment at which something is due by the clock alone; `.max` when nothing is.
    private var nextDeadline: Milliseconds {
        // Each batch of events asks. `min` of more than two makes an array; and not an optional to be mapped, because a
        // closure given to the library is checked, each time, to run on its actor.
        min(
            min(wheel.nextMoment ?? .max, acceptsAgain ?? .max),
            min(listensUntil ?? .max, drainDeadline ?? .max)
        )
    }

    private func passDeadlines() {
        while let (tick, tags) = wheel.next(now: now) {
            for tag in tags {
                guard let connection = connections[tag], connection.scheduledTick == tick else { continue }
                connection.scheduledTick = .max
                expire(connection)
            }
        }
        if let moment = acceptsAgain, moment <= now {
            acceptsAgain = nil
            watchListeners()
        }
        if let listensUntil, listensUntil <= now { stopListening() }
        if let drainDeadline, drainDeadline <= now {
            total.cut(connections.count)
            for connection in connections.all { giveUp(connection) }
        }
    }

    private func stop() {
        accessLog.flush()
        source?.cancel()
        timer?.cancel()
        source = nil
        timer = nil
        onStop?()
        onStop = nil
    }
}
