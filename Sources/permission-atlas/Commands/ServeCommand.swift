internal import API
internal import Catalog
internal import Dispatch
internal import Foundation
internal import HTTPServer
internal import Logging
internal import Metrics

/// Runs the service until it is told to end.
enum ServeCommand: Command {
    static let name = "serve"
    static let summary = "Runs the service; creates, migrates and loads the database when needed."
    static let options =
        [
            Option("host", "ADDRESS", "IPv4 or IPv6 address or host name (default: 127.0.0.1)"),
            Option("port", "PORT", "0 takes a free one (default: 8080)"),
            Option("unix", "PATH", "listen on this UNIX socket as well"),
            Option("workers", "N", "evaluations and searches that run at once (default: one a core, two at least)"),
            Option("no-access-log", nil, "log no line for each request"),
        ] + CertificateOptions.options + ProtectionOptions.options + OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        LargeBlocks.mapEach()
        var configuration = try configuration(invocation)
        let log = JSONLinesSink()
        OpenFiles.makeRoom(for: &configuration.connections, log: log)
        let certificates = try CertificateOptions.contexts(invocation, log: log)
        configuration.secureChannels = certificates
        // The signals are blocked from here on, so that one that comes during the start is not lost.
        let ending = EndSignals()
        let table = try OpenTable(invocation)
        let pages: StaticFiles
        do { pages = try StaticFiles(directory: Installation(invocation).pages) } catch {
            throw CommandError(.unavailable, "the web page cannot be read: \(error)")
        }
        let metrics = Registry()
        ProcessMetrics.register(in: metrics)
        let readiness = Readiness()
        let service = AtlasService(
            catalog: CatalogHolder(table.snapshot),
            store: table.store,
            files: pages,
            crossOrigin: try ProtectionOptions.crossOrigin(invocation),
            log: log,
            readiness: readiness,
            metrics: metrics,
            today: { OpenTable.today() }
        )
        let server = Server(configuration: configuration, service: service, log: log, metrics: metrics)
        let addresses: [BoundAddress]
        do throws(ServerError) { addresses = try server.start() } catch {
            throw CommandError(.unavailable, error.description)
        }
        for address in addresses {
            Terminal.write("listening on \(address.url)")
        }
        ending.wait()
        readiness.beginDrain()
        server.drain()
        return .clean
    }

    private static func configuration(_ invocation: Invocation) throws(CommandError) -> ServerConfiguration {
        var configuration = ServerConfiguration()
        let port = try invocation.integer("port", in: 0...65_535, standard: 8_080)
        configuration.addresses = [.tcp(host: invocation["host"] ?? "127.0.0.1", port: UInt16(clamping: port))]
        if let path = invocation["unix"] { configuration.addresses.append(.unix(path: path, mode: 0o660)) }
        if invocation["workers"] != nil {
            configuration.workers = try invocation.integer("workers", in: 1...256, standard: 2)
        }
        configuration.logsRequests = !invocation.isOn("no-access-log")
        try ProtectionOptions.apply(to: &configuration, invocation)
        return configuration
    }
}
