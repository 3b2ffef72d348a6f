internal import API
internal import HTTPServer
internal import Store
internal import TLS

/// Everything that can be set of a running service, read from one invocation.
struct Configuration: Sendable {
    /// Addresses, limits and timeouts.
    var server = ServerConfiguration()
    /// How long the service goes on accepting after SIGTERM, while `/readyz` says no.
    var drainDelay: Milliseconds = 0
    /// Which pages may read the answers.
    var crossOrigin = CrossOrigin.any
    /// How long evaluations are kept, and how many.
    var evaluations = EvaluationBounds()
    /// Of the TCP port, the default first; none where it speaks plain HTTP.
    var certificates: [CertificateFiles] = []

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
            Option("evaluation-days", "N", "for how long evaluations are kept; 0 keeps none (default: 30)"),
            Option("evaluation-space", "OCTETS", "for the evaluations kept, such as 1G (default: 256M)"),
            Option("header-timeout", "SECONDS", "for the head of a request (default: 10)", isReloadable: true),
            Option("body-timeout", "SECONDS", "of silence within a body (default: 30)", isReloadable: true),
            Option("idle-timeout", "SECONDS", "between two requests (default: 60)", isReloadable: true),
            Option("write-timeout", "SECONDS", "for a client that takes nothing (default: 30)", isReloadable: true),
            Option("drain-delay", "SECONDS", "to go on accepting after SIGTERM (default: 0)", isReloadable: true),
            Option("drain-timeout", "SECONDS", "for requests under way at the end (default: 10)", isReloadable: true),
            Option("access-log", "on|off", "log a line for each request (default: on)", isReloadable: true),
            Option(
                "no-access-log",
                nil,
                "the same as --access-log off",
                isReloadable: true,
                opposite: "access-log"
            ),
        ]

    private enum Switch: String, CaseIterable { case on, off }

    /// - Throws: everything that is wrong with what `invocation` says, its file and its environment.
    init(_ invocation: Invocation) throws(CommandError) {
        var faults = invocation.faults
        self.init(invocation, faults: &faults)
        try faults.check()
    }

    /// Reads everything that can be read, and notes in `faults` what cannot.
    init(_ invocation: Invocation, faults: inout Faults) {
        let port = faults.read(try invocation.integer("port", in: 0...65_535, standard: 8_080)) ?? 0
        var host = invocation["host"] ?? "127.0.0.1"
        // An IPv6 address as URLs write it.
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        server.addresses = [.tcp(host: host, port: UInt16(clamping: port))]
        if let path = invocation["unix"] { server.addresses.append(.unix(path: path, mode: 0o660)) }
        if invocation["loops"] != nil {
            server.loops = faults.read(try invocation.integer("loops", in: 1...256, standard: 1))
        }
        if invocation["workers"] != nil {
            server.workers = faults.read(try invocation.integer("workers", in: 1...256, standard: 2))
        }
        for (name, path, range) in Self.numbers {
            let standard = server[keyPath: path]
            if let number = faults.read(try invocation.integer(name, in: range, standard: standard)) {
                server[keyPath: path] = number
            }
        }
        let body = server.limits.request.body
        if let octets = faults.read(try invocation.octets("max-body", in: 1_024...1_073_741_824, standard: body)) {
            server.limits.request.body = octets
        }
        if let days = faults.read(try invocation.integer("evaluation-days", in: 0...36_500, standard: evaluations.days))
        {
            evaluations.days = days
        }
        let space = evaluations.octets
        if let octets = faults.read(
            try invocation.octets("evaluation-space", in: 1_048_576...1_099_511_627_776, standard: space)
        ) {
            evaluations.octets = octets
        }
        for (name, path, range) in Self.times {
            let standard = server[keyPath: path]
            if let time = faults.read(try invocation.seconds(name, in: range, standard: standard)) {
                server[keyPath: path] = time
            }
        }
        drainDelay = faults.read(try invocation.seconds("drain-delay", in: 0...3_600_000, standard: 0)) ?? 0
        server.logsRequests = (faults.read(try invocation.choice("access-log", of: Switch.self)) ?? nil) != .off
        ProtectionOptions.apply(to: &server, invocation, faults: &faults)
        crossOrigin = faults.read(try ProtectionOptions.crossOrigin(invocation)) ?? .any
        certificates = faults.read(try CertificateOptions.files(invocation)) ?? []
        server.strictTransport = faults.read(try CertificateOptions.strictTransport(invocation)) ?? nil
        _ = faults.read(try OpenTable.databasePath(invocation))
    }

    private static var numbers: [(String, WritableKeyPath<ServerConfiguration, Int>, ClosedRange<Int>)] {
        [
            ("work-queue", \.workQueue, 0...100_000), ("connections", \.connections, 1...1_000_000),
            ("connections-per-address", \.connectionsPerAddress, 0...1_000_000),
        ]
    }

    private static var times: [(String, WritableKeyPath<ServerConfiguration, Milliseconds>, ClosedRange<Milliseconds>)]
    {
        [
            ("header-timeout", \.limits.headerTimeout, 100...3_600_000),
            ("body-timeout", \.limits.bodyTimeout, 100...3_600_000),
            ("idle-timeout", \.limits.idleTimeout, 100...3_600_000),
            ("write-timeout", \.limits.writeTimeout, 100...3_600_000),
            ("drain-timeout", \.drainTimeout, 0...3_600_000),
        ]
    }
}
