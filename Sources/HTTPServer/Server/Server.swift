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
        var hasStarted = false
    }

    private let configuration: ServerConfiguration
    private let service: any Service
    private let log: any LogSink
    private let metrics: Registry
    private let state = Mutex(State())
    private let running = DispatchGroup()

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
        self.configuration = configuration
        self.service = service
        self.log = log
        self.metrics = metrics
    }

    /// Opens every address and begins to serve.
    ///
    /// - Returns: the addresses as bound, with the port that was picked for port 0.
    /// - Throws: the first reason why that is not possible; nothing is left open then.
    package func start() throws(ServerError) -> [BoundAddress] {
        let isFirst = state.withLock { state in
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
        guard isFirst else { throw .alreadyStarted }
        signal(SIGPIPE, SIG_IGN)
        let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let loopCount = max(1, configuration.loops ?? cores)
        let listeners = try Self.open(configuration, loops: loopCount)
        let pool = WorkPool(workers: max(1, configuration.workers ?? max(2, cores)), capacity: configuration.workQueue)
        let total = ConnectionCount()
        let protection = Protection(configuration)
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
    package func drain() {
        beginDrain()
        running.wait()
        let listeners = state.withLock { state in
            defer { state.listeners = [] }
            return state.listeners
        }
        for listener in listeners where listener.isShared { listener.close() }
    }

    /// Begins a drain and returns at once.
    package func beginDrain() {
        let (mailboxes, listeners) = state.withLock { state in
            defer { state.mailboxes = [] }
            return (state.mailboxes, state.listeners)
        }
        guard !mailboxes.isEmpty else { return }
        for listener in listeners { listener.hide() }
        log.write(LogRecord(.info, "draining"))
        let deadline = Clock.monotonic() / 1_000_000 + configuration.drainTimeout
        for mailbox in mailboxes { mailbox.post(.drain(deadline: deadline)) }
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
                }
            }
        } catch {
            for listener in listeners { listener.closeAll() }
            throw error
        }
        return listeners
    }
}
