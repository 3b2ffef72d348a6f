internal import API
internal import Catalog
internal import Dispatch
internal import Foundation
internal import HTTPServer
internal import Logging
internal import Metrics
internal import Store

/// Runs the service until it is told to end.
enum ServeCommand: Command {
    static let name = "serve"
    static let summary = "Runs the service; creates, migrates and loads the database when needed."
    static let options =
        Configuration.options + CertificateOptions.options + ProtectionOptions.options + OpenTable.options
        + [ServeCheck.option]

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        if invocation.isOn(ServeCheck.option.name) { return try ServeCheck.run(invocation) }
        // First of all: a SIGHUP would end the process, and no signal during the start must be lost.
        let reloads = ReloadSignal()
        let ending = EndSignals()
        try invocation.takesNoOperands()
        LargeBlocks.mapEach()
        let environment = ProcessInfo.processInfo.environment
        let manager = ServiceManager(environment)
        var configuration = try Configuration(invocation)
        let passed = try PassedSockets.addresses(environment)
        let log = JSONLinesSink()
        // A reader of the log that stalls does not keep the process from its end.
        defer { log.flush(within: 2_000) }
        for warning in PermissionAtlas.strangers(environment) {
            log.write(LogRecord(.warning, "unknown-environment", [("detail", .string(warning))]))
        }
        if !passed.isEmpty {
            configuration.server.addresses = passed
            let unused = ["host", "port", "unix"].filter { invocation[$0] != nil }.joined(separator: ", ")
            if !unused.isEmpty {
                log.write(LogRecord(.warning, "sockets-passed", [("ignored", .string(unused))]))
            }
        }
        OpenFiles.makeRoom(for: &configuration.server.connections, log: log)
        let certificates = try CertificateOptions.contexts(configuration.certificates, log: log)
        configuration.server.secureChannels = certificates
        let metrics = Registry()
        let datasets = DatasetMetrics(in: metrics)
        let clock = ContinuousClock()
        let start = clock.now
        let timings = metrics.histogram(
            "permission_atlas_sqlite_statement_duration_seconds",
            "How long statements take, from their preparation to the end of their rows."
        )
        let table = try OpenTable(invocation, timings: timings)
        datasets.loaded(after: clock.now - start)
        let catalog = CatalogHolder(table.snapshot)
        table.store.prepareSearchSoon()
        BuildMetrics.register(in: metrics)
        ProcessMetrics.register(in: metrics)
        CertificateMetrics.register(in: metrics, certificates)
        metrics.add(
            Family(
                "permission_atlas_log_lines_dropped_total",
                .counter,
                "Lines of the log that were dropped, because its reader did not keep up."
            )
        ) { [Sample(.integer(log.droppedLines))] }
        let evaluations = EvaluationStore(
            table.database,
            bounds: configuration.evaluations,
            today: { OpenTable.today() },
            failed: { log.write(LogRecord(.warning, "evaluations-not-kept", [("detail", .string($0))])) }
        )
        evaluations.beginExpiry()
        let readiness = Readiness()
        let service = AtlasService(
            catalog: catalog,
            store: table.store,
            evaluations: evaluations,
            files: try pages(invocation),
            crossOrigin: configuration.crossOrigin,
            log: log,
            readiness: readiness,
            metrics: metrics,
            today: { OpenTable.today() }
        )
        let server = Server(configuration: configuration.server, service: service, log: log, metrics: metrics)
        let addresses: [BoundAddress]
        do throws(ServerError) { addresses = try server.start() } catch {
            throw CommandError(.unavailable, error.description)
        }
        log.write(
            LogRecord(
                .info,
                "started",
                [
                    ("version", .string(PermissionAtlas.version)), ("dataset", .string(table.snapshot.dataset.id)),
                    ("database", .string(try OpenTable.absolutePath(invocation))),
                ]
            )
        )
        do throws(CommandError) {
            for address in addresses { try Terminal.write("listening on \(address.url)") }
        } catch {
            // The log names the addresses too; nobody has to go without the service for want of this line.
            log.write(LogRecord(.warning, "stdout-failed", [("detail", .string(error.message))]))
        }
        let reloading = Reloading(
            invocation,
            certificates: certificates,
            store: table.store,
            catalog: catalog,
            server: server,
            drainDelay: configuration.drainDelay,
            log: log,
            metrics: datasets
        )
        let status = "Serving \(addresses.map(\.url).joined(separator: ", "))"
        reloads.begin {
            manager.reloading()
            reloading.reload()
            manager.ready(status)
        }
        let watchdog = Watchdog(manager, server)
        manager.ready(status)
        ending.wait()
        reloads.cancel()
        manager.stopping()
        readiness.beginDrain()
        let delay = reloading.presentDrainDelay
        if delay > 0 {
            log.write(LogRecord(.info, "leaving", [("seconds", .integer((delay + 999) / 1_000))]))
            Thread.sleep(forTimeInterval: Double(delay) / 1_000)
        }
        let cut = withExtendedLifetime(watchdog) { server.drain() }
        evaluations.flush()
        do throws(StoreError) { try table.store.checkpoint() } catch {
            log.write(LogRecord(.warning, "checkpoint-failed", [("detail", .string(error.description))]))
        }
        log.write(LogRecord(.info, "stopped", [("connections_cut", .integer(cut))]))
        return .clean
    }

    /// The files of the web page.
    static func pages(_ invocation: Invocation) throws(CommandError) -> StaticFiles {
        let directory = try Installation(invocation).pages
        do { return try StaticFiles(directory: directory) } catch {
            throw CommandError(.unavailable, "the web page cannot be read: \(error)")
        }
    }
}
