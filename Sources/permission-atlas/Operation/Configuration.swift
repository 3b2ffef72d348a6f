internal import HTTPServer

/// Everything that can be set of a running service, read from one invocation.
struct Configuration: Sendable {
    /// Addresses, limits and timeouts.
    var server = ServerConfiguration()
    /// How long the service goes on accepting after SIGTERM, while `/readyz` says no.
    var drainDelay: Milliseconds = 0

    static let options =
        [
            Option.configuration,
            Option("host", "ADDRESS", "IPv4 or IPv6 address or host name (default: 127.0.0.1)"),
            Option("port", "PORT", "0 takes a free one (default: 8080)"),
            Option("unix", "PATH", "listen on this UNIX socket as well"),
            Option("loops", "N", "event loops (default: one a core)"),
            Option("workers", "N", "evaluations and searches that run at once (default: one a core, two at least)"),
            Option("work-queue", "N", "evaluations and searches that may wait (default: 256)", isReloadable: true),
            Option("max-body", "OCTETS", "of one request, such as 16M (default: 16M)", isReloadable: true),
            Option("header-timeout", "SECONDS", "for the head of a request (default: 10)", isReloadable: true),
            Option("body-timeout", "SECONDS", "of silence within a body (default: 30)", isReloadable: true),
            Option("idle-timeout", "SECONDS", "between two requests (default: 60)", isReloadable: true),
            Option("write-timeout", "SECONDS", "for a client that takes nothing (default: 30)", isReloadable: true),
            Option("drain-delay", "SECONDS", "to go on accepting after SIGTERM (default: 0)", isReloadable: true),
            Option("drain-timeout", "SECONDS", "for requests under way at the end (default: 10)", isReloadable: true),
            Option("access-log", "on|off", "log a line for each request (default: on)", isReloadable: true),
            Option("no-access-log", nil, "the same as --access-log off", isReloadable: true),
        ]

    private enum Switch: String, CaseIterable { case on, off }

    init(_ invocation: Invocation) throws(CommandError) {
        let port = try invocation.integer("port", in: 0...65_535, standard: 8_080)
        var host = invocation["host"] ?? "127.0.0.1"
        // An IPv6 address as URLs write it.
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        server.addresses = [.tcp(host: host, port: UInt16(clamping: port))]
        if let path = invocation["unix"] { server.addresses.append(.unix(path: path, mode: 0o660)) }
        if invocation["loops"] != nil { server.loops = try invocation.integer("loops", in: 1...256, standard: 1) }
        if invocation["workers"] != nil {
            server.workers = try invocation.integer("workers", in: 1...256, standard: 2)
        }
        server.workQueue = try invocation.integer("work-queue", in: 0...100_000, standard: server.workQueue)
        let body = server.limits.request.body
        server.limits.request.body = try invocation.octets("max-body", in: 1_024...1_073_741_824, standard: body)
        for (name, path) in Self.timeouts {
            let standard = server.limits[keyPath: path]
            server.limits[keyPath: path] = try invocation.seconds(name, in: 100...3_600_000, standard: standard)
        }
        drainDelay = try invocation.seconds("drain-delay", in: 0...3_600_000, standard: 0)
        server.drainTimeout = try invocation.seconds(
            "drain-timeout",
            in: 0...3_600_000,
            standard: server.drainTimeout
        )
        let log = try invocation.choice("access-log", of: Switch.self) ?? .on
        let isContradicted = ["access-log", "no-access-log"].allSatisfy { name in
            invocation[name] != nil && invocation.place(name) == "--\(name)"
        }
        guard log == .off || !isContradicted else {
            throw CommandError(.usage, "--access-log on and --no-access-log contradict each other: take one away")
        }
        server.logsRequests = log == .on && !invocation.isOn("no-access-log")
        try ProtectionOptions.apply(to: &server, invocation)
    }

    private static var timeouts: [(String, WritableKeyPath<ConnectionLimits, Milliseconds>)] {
        [
            ("header-timeout", \.headerTimeout), ("body-timeout", \.bodyTimeout), ("idle-timeout", \.idleTimeout),
            ("write-timeout", \.writeTimeout),
        ]
    }
}
