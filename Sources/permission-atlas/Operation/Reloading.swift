internal import Catalog
internal import HTTPServer
internal import Logging
internal import Store
internal import Synchronization
internal import TLS

/// What SIGHUP asks for: configuration, certificates and dataset are read again.
///
/// All of them or none: each is read and checked as at the start before any of them counts. Where one is faulty,
/// everything stays as it was, and the log says why.
final class Reloading: Sendable {
    /// As the process was started: what cannot be reloaded runs like this.
    private let started: Invocation
    /// As last reloaded.
    private let present: Mutex<Invocation>
    private let certificates: TLSContexts?
    private let store: CatalogStore
    private let catalog: CatalogHolder
    private let server: Server
    private let log: any LogSink
    private let metrics: DatasetMetrics
    private let drainDelay: Mutex<Milliseconds>

    init(
        _ invocation: Invocation,
        certificates: TLSContexts?,
        store: CatalogStore,
        catalog: CatalogHolder,
        server: Server,
        drainDelay: Milliseconds,
        log: any LogSink,
        metrics: DatasetMetrics
    ) {
        started = invocation
        present = Mutex(invocation)
        self.certificates = certificates
        self.store = store
        self.catalog = catalog
        self.server = server
        self.drainDelay = Mutex(drainDelay)
        self.log = log
        self.metrics = metrics
    }

    /// The present delay of a drain.
    var presentDrainDelay: Milliseconds { drainDelay.withLock { $0 } }

    /// A part that cannot be reloaded, and why.
    private struct Refusal: Error {
        let part: String
        let detail: String
    }

    /// Reads everything again; called from one queue.
    func reload() {
        let clock = ContinuousClock()
        let start = clock.now
        do throws(Refusal) {
            let (invocation, configuration) = try readConfiguration()
            let loaded = try readCertificates(configuration)
            let snapshot = try readDataset()
            // Nothing fails from here on.
            take(invocation, configuration)
            if let loaded { certificates?.use(loaded) }
            if let snapshot { publish(snapshot, after: clock.now - start) }
            metrics.count(.ok)
        } catch {
            let fields = [("part", error.part), ("detail", error.detail)]
            log.write(LogRecord(.error, "reload-failed", fields.map { ($0, .string($1)) }))
            metrics.count(.failed)
        }
    }

    private func readConfiguration() throws(Refusal) -> (Invocation, Configuration) {
        do throws(CommandError) {
            let invocation = try started.reread()
            let configuration = try Configuration(invocation)
            _ = try Installation(invocation)
            return (invocation, configuration)
        } catch {
            throw Refusal(part: "configuration", detail: error.message)
        }
    }

    /// - Returns: `nil` where TLS is not spoken, or not to be spoken after the next start.
    private func readCertificates(_ configuration: Configuration) throws(Refusal) -> LoadedCertificates? {
        let files = configuration.certificates
        guard !files.isEmpty else { return nil }
        do throws(TLSError) {
            guard let certificates else {
                _ = try TLSContexts.check(files)
                return nil
            }
            return try certificates.load(files)
        } catch {
            throw Refusal(part: "certificates", detail: error.description)
        }
    }

    /// Loads an edited `data/` into the database.
    ///
    /// - Returns: a snapshot of what is newest there, where that is not served yet.
    private func readDataset() throws(Refusal) -> CatalogSnapshot? {
        do {
            try loadEdited(Installation(started).data)
            guard let newest = try store.newest(), newest != catalog.current.dataset else { return nil }
            store.prepareSearchSoon()
            return try store.snapshot()
        } catch let error as CommandError {
            throw Refusal(part: "dataset", detail: error.message)
        } catch {
            throw Refusal(part: "dataset", detail: (error as? StoreError)?.description ?? "\(error)")
        }
    }

    /// Loads `directory`, unless it is older than what was loaded by another way.
    private func loadEdited(_ directory: String) throws(StoreError) {
        do throws(StoreError) { _ = try OpenTable.load(directory, into: store) } catch {
            guard case .olderThanNewest = error else { throw error }
        }
    }

    private func take(_ invocation: Invocation, _ configuration: Configuration) {
        var configuration = configuration
        OpenFiles.makeRoom(for: &configuration.server.connections, log: log)
        server.reload(configuration.server)
        drainDelay.withLock { $0 = configuration.drainDelay }
        let old = present.withLock { present in
            defer { present = invocation }
            return present
        }
        // TLS begins and ends at a start.
        let isTLSToTurn = (certificates == nil) != configuration.certificates.isEmpty
        let counts = { (option: Option) in
            option.isReloadable && !(isTLSToTurn && CertificateOptions.options.contains { $0.name == option.name })
        }
        let changed = invocation.changes(from: old).filter(counts)
        let waiting = invocation.changes(from: started).filter { !counts($0) }
        let fields = [("changed", changed), ("needs_restart", waiting)]
        log.write(
            LogRecord(
                .info,
                "configuration-reloaded",
                fields.map { ($0, .string($1.map(\.name).joined(separator: " "))) }
            )
        )
    }

    private func publish(_ snapshot: CatalogSnapshot, after duration: Duration) {
        catalog.publish(snapshot)
        metrics.loaded(after: duration)
        let fields = [("dataset", snapshot.dataset.id), ("sha256", snapshot.dataset.sha256)]
        log.write(LogRecord(.info, "dataset-reloaded", fields.map { ($0, .string($1)) }))
    }
}
