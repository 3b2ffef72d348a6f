internal import Metrics

/// What a server shows of itself: the sums over its loops, and the state of its pool.
struct ServerMetrics {
    private let registry: Registry
    private let loops: [LoopMetrics]

    /// Adds every family to `registry`.
    ///
    /// - Parameters:
    ///   - registry: where the metrics are asked for.
    ///   - routes: names of the service's routes, by ``Response/route`` less one.
    ///   - loops: of all event loops.
    ///   - total: the connections of all loops.
    ///   - pool: the work pool.
    static func register(
        in registry: Registry,
        routes: [String],
        loops: [LoopMetrics],
        total: ConnectionCount,
        pool: WorkPool
    ) {
        let metrics = ServerMetrics(registry: registry, loops: loops)
        metrics.addRequests(routes)
        metrics.addConnections(total)
        metrics.addHandshakes()
        metrics.addPool(pool)
    }

    private func addRequests(_ routes: [String]) {
        let space = LabelSpace([
            .init("route", ["none"] + routes), .init("method", MethodLabel.allCases.map(\.text)),
            .init("status", StatusLabel.texts),
        ])
        registry.add(
            Family(
                "permission_atlas_http_requests_total",
                .counter,
                "Requests answered or refused; the route is none where no route was found."
            )
        ) { [loops] in space.samples(of: loops.map(\.requests)) }
        registry.add(
            Family(
                "permission_atlas_http_request_duration_seconds",
                .histogram,
                "From the arrival of a request's last octets to its answer, on the event loop (inline) or by a worker "
                    + "(offloaded, the wait for it included)."
            )
        ) { [loops] in
            [("inline", \LoopMetrics.inlineDurations), ("offloaded", \.offloadedDurations)].compactMap { name, path in
                Distribution.sum(loops.map { $0[keyPath: path].distribution })
                    .map { Sample(.distribution($0), labels: [("execution", name)]) }
            }
        }
        registry.add(
            Family(
                "permission_atlas_http_requests_in_flight",
                .gauge,
                "Requests given to the work pool and not answered yet."
            )
        ) { [loops] in [Sample(.integer(Self.sum(loops, .offloaded) - Self.sum(loops, .returned)))] }
        let reasons = RefusalReason.allCases.map { ($0.rawValue, $0.index) }
        let help = "Requests and connections that the server itself refused, by reason."
        add("permission_atlas_http_refusals_total", help, "reason", reasons) { $0.refusals }
        let phases = TimeoutPhase.allCases.map { ($0.rawValue, $0.index) }
        add(
            "permission_atlas_http_timeouts_total",
            "Connections whose time was over, by what they were at.",
            "phase",
            phases
        ) { $0.timeouts }
    }

    private func addConnections(_ total: ConnectionCount) {
        registry.add(Family("permission_atlas_connections_open", .gauge, "Connections open now.")) {
            [Sample(.integer(total.value))]
        }
        registry.add(Family("permission_atlas_connections_limit", .gauge, "Connections that may be open at once.")) {
            [Sample(.integer(total.limit))]
        }
        add("permission_atlas_connections_accepted_total", "Connections accepted, served or not.", .accepted)
        add(
            "permission_atlas_connections_evicted_total",
            "Idle connections closed to make room for new ones.",
            .evicted
        )
        add("permission_atlas_received_bytes_total", "Octets received from clients.", .receivedOctets)
        add("permission_atlas_sent_bytes_total", "Octets sent to clients.", .sentOctets)
    }

    private func addHandshakes() {
        registry.add(
            Family(
                "permission_atlas_tls_handshakes_total",
                .counter,
                "TLS handshakes by outcome, and by the version of TLS where they led to a session."
            )
        ) { [loops] in HandshakeMetrics.samples(of: loops.map(\.handshakes)).outcomes }
        registry.add(
            Family(
                "permission_atlas_tls_resumptions_total",
                .counter,
                "TLS handshakes that took up an earlier session by its ticket."
            )
        ) { [loops] in HandshakeMetrics.samples(of: loops.map(\.handshakes)).resumptions }
    }

    private func addPool(_ pool: WorkPool) {
        registry.add(Family("permission_atlas_workers", .gauge, "Workers of the pool.")) {
            [Sample(.integer(pool.workerCount))]
        }
        registry.add(Family("permission_atlas_workers_busy", .gauge, "Workers at work now.")) {
            [Sample(.integer(pool.load.busy))]
        }
        registry.add(Family("permission_atlas_work_queue_depth", .gauge, "Pieces of work that wait for a worker.")) {
            [Sample(.integer(pool.load.waiting))]
        }
        registry.add(
            Family("permission_atlas_work_queue_capacity", .gauge, "Pieces of work that may wait; above it 503.")
        ) { [Sample(.integer(pool.load.capacity))] }
    }

    private func add(_ name: String, _ help: String, _ event: LoopMetrics.Event) {
        registry.add(Family(name, .counter, help)) { [loops] in [Sample(.integer(Self.sum(loops, event)))] }
    }

    /// Adds a counter with one label, whose values are counted at these places of a block of each loop.
    private func add(
        _ name: String,
        _ help: String,
        _ label: String,
        _ values: [(String, Int)],
        in block: @escaping @Sendable (LoopMetrics) -> Cells
    ) {
        registry.add(Family(name, .counter, help)) { [loops] in
            values.map { value, place in
                Sample(.integer(loops.reduce(0) { $0 + block($1)[place] }), labels: [(label, value)])
            }
        }
    }

    private static func sum(_ loops: [LoopMetrics], _ event: LoopMetrics.Event) -> Int {
        loops.reduce(0) { $0 + $1.events[event.rawValue] }
    }
}
