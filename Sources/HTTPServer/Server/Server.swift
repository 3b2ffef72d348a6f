internal import Dispatch
internal import Glibc
package import HTTPModel
package import Logging
package import Metrics
internal import Synchronization

/// An HTTP/1.1 server: event loops in front of a service.
package final class Server: Sendable {
    private struct State: Sendable {
        var listeners: [Listener] = []
        var mailboxes: [Mailbox] = []
        var pool: WorkPool?
        var protection: Protection?
        var isDraining = false
        var hasStarted = false
        var configuration: ServerConfiguration
    }

    private let service: any Service
    private let log: any LogSink
    private let metrics: Registry
    private let state: Mutex<State>
    private let running = DispatchGroup()
    private let total = ConnectionCount()

    /// - Parameters:
    ///   - configuration: addresses, limits and timeouts.
    ///   - service: answers the requests, from several threads at once.
    ///   - log: takes the events of the server, and a line for each request.
    ///   - metrics: shows what the server counts, once it has started.
    package init(
        configuration: ServerConfiguration,
        service: any Service,
        log: any LogSink,
        metrics: Registry = Registry()
    ) {
        state = Mutex(State(configuration: configuration))
        self.service = service
        self.log = log
        self.metrics = metrics
    }

    /// Opens every address and begins to serve.
    ///
    /// - Returns: the addresses as bound, with the port that was picked for port 0.
    /// - Throws: the first reason why that is not possible; nothing is left open then.
    package func start() throws(ServerError) -> [BoundAddress] {
        let (isFirst, configuration) = state.withLock { state in
            defer { state.hasStarted = true }
            return (!state.hasStarted, state.configuration)
        }
        guard isFirst else { throw .alreadyStarted }
        signal(SIGPIPE, SIG_IGN)
        let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let loopCount = max(1, configuration.loops ?? cores)
        let listeners = try Self.open(configuration, loops: loopCount)
        let pool = WorkPool(workers: max(1, configuration.workers ?? max(2, cores)), capacity: configuration.workQueue)
        let protection = Protection(configuration)
        total.limit = configuration.connections
        let routes = service.routeNames
        var loops: [EventLoop] = []
        do throws(ServerError) {
            for index in 0..<loopCount {
                let loop = try EventLoop(
                    index: index,
                    configuration: configuration,
                    service: service,
                    pool: pool,
                    total: total,
                    protection: protection,
                    metrics: LoopMetrics(routeCount: routes.count + 1),
                    listeners: listeners,
                    log: log
                )
                loops.append(loop)
            }
        } catch {
            for listener in listeners { listener.closeAll() }
            throw error
        }
        ServerMetrics.register(in: metrics, routes: routes, loops: loops.map(\.metrics), total: total, pool: pool)
        state.withLock { state in
            state.listeners = listeners
            state.mailboxes = loops.map(\.mailbox)
            state.pool = pool
            state.protection = protection
        }
        for listener in listeners {
            log.write(LogRecord(.info, "listening", [("address", .string(listener.address.description))]))
        }
        for loop in loops {
            running.enter()
            loop.start { [running] in running.leave() }
        }
        return listeners.map(\.address)
    }

    /// Stops accepting, answers what is under way, and returns when the last connection is closed.
    ///
    /// That takes at most ``ServerConfiguration/drainTimeout``: connections that are still busy then are closed. May be
    /// called more than once, from any thread that is neither a loop nor a worker.
    ///
    /// - Returns: how many connections were open at the deadline, and closed.
    @discardableResult
    package func drain() -> Int {
        beginDrain()
        running.wait()
        let listeners = state.withLock { state in
            defer { state.listeners = [] }
            return state.listeners
        }
        for listener in listeners where listener.isShared { listener.close() }
        return total.cut
    }

    /// Begins a drain and returns at once.
    package func beginDrain() {
        let started = state.withLock { state -> State? in
            guard !state.mailboxes.isEmpty, !state.isDraining else { return nil }
            state.isDraining = true
            return state
        }
        guard let started else { return }
        for listener in started.listeners { listener.hide() }
        log.write(LogRecord(.info, "draining"))
        let deadline = Clock.monotonic() / 1_000_000 + started.configuration.drainTimeout
        for mailbox in started.mailboxes { mailbox.post(.drain(deadline: deadline)) }
    }

    /// Holds clients to the limits of `configuration` from now on, those that are connected too.
    ///
    /// What cannot change while the server runs stays as it is: addresses, loops, workers, TLS, the memory for bodies.
    package func reload(_ configuration: ServerConfiguration) {
        state.withLock { state in
            let old = state.configuration
            var next = configuration
            next.addresses = old.addresses
            next.loops = old.loops
            next.workers = old.workers
            next.secureChannels = old.secureChannels
            next.bodyMemory = old.bodyMemory
            state.configuration = next
            guard let former = state.protection else { return }
            let protection = Protection(next, after: former, of: old)
            state.protection = protection
            total.limit = next.connections
            state.pool?.resize(capacity: next.workQueue)
            // Under the lock, so that the loops hear of two reloads in their order.
            for mailbox in state.mailboxes { mailbox.post(.configure(next, protection)) }
        }
    }

    /// Calls `body` once every loop has turned; never where one is stuck.
    package func ping(_ body: @escaping @Sendable () -> Void) {
        let turns = DispatchGroup()
        for mailbox in state.withLock({ $0.mailboxes }) {
            turns.enter()
            mailbox.post(.ping { turns.leave() })
        }
        turns.notify(queue: .global(), execute: body)
    }

    private static func open(_ configuration: ServerConfiguration, loops: Int) throws(ServerError) -> [Listener] {
        var listeners: [Listener] = []
        do throws(ServerError) {
            for address in configuration.addresses {
                switch address {
                case .tcp(let host, let port):
                    let isSecure = configuration.secureChannels != nil
                    listeners += try Listener.tcp(host: host, port: port, isSecure: isSecure, loops: loops)
                case .unix(let path, let mode):
                    listeners.append(try Listener.unix(path: path, mode: mode))
                case .inherited(let descriptor):
                    let isSecure = configuration.secureChannels != nil
                    listeners.append(try Listener.inherited(descriptor, isSecure: isSecure))
                }
            }
        } catch {
            for listener in listeners { listener.closeAll() }
            throw error
        }
        return listeners
    }
}
