internal import Catalog
internal import HTTPServer
internal import Logging
internal import Store
internal import Synchronization
internal import TLS

/// What SIGHUP asks for: configuration, certificates and dataset are read again, each part by itself.
///
/// A part that cannot be read stays as it was, and the log says why.
final class Reloading: Sendable {
    private let invocation: Mutex<Invocation>
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
        self.invocation = Mutex(invocation)
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

    /// Reads everything again; called from one queue.
    func reload() {
        let outcomes = [reloadConfiguration(), reloadCertificates(), reloadDataset()]
        metrics.count(outcomes.contains(false) ? .failed : .ok)
    }

    /// - Returns: whether the configuration is good.
    private func reloadConfiguration() -> Bool {
        let old = invocation.withLock { $0 }
        do throws(CommandError) {
            let new = try old.reread()
            var configuration = try Configuration(new)
            let changes = new.changes(from: old)
            OpenFiles.makeRoom(for: &configuration.server.connections, log: log)
            server.reload(configuration.server)
            drainDelay.withLock { $0 = configuration.drainDelay }
            invocation.withLock { $0 = new }
            let names = { (isReloadable: Bool) in
                changes.filter { $0.isReloadable == isReloadable }.map(\.name).joined(separator: " ")
            }
            log.write(
                LogRecord(
                    .info,
                    "configuration-reloaded",
                    [("changed", .string(names(true))), ("needs_restart", .string(names(false)))]
                )
            )
            return true
        } catch {
            return failed("configuration", error.message)
        }
    }

    private func reloadCertificates() -> Bool {
        do throws(CommandError) {
            try CertificateOptions.reload(certificates, invocation.withLock { $0 })
            return true
        } catch {
            return failed("certificates", error.message)
        }
    }

    /// Loads an edited `data/`, and publishes what is newest in the database.
    private func reloadDataset() -> Bool {
        let clock = ContinuousClock()
        let start = clock.now
        do {
            let installation = try Installation(invocation.withLock { $0 })
            let isLoaded = loadEdited(installation.data)
            let newest = try store.newest()
            guard let newest, newest != catalog.current.dataset else { return isLoaded }
            let snapshot = try store.snapshot()
            catalog.publish(snapshot)
            metrics.loaded(after: clock.now - start)
            log.write(
                LogRecord(
                    .info,
                    "dataset-reloaded",
                    [("dataset", .string(snapshot.dataset.id)), ("sha256", .string(snapshot.dataset.sha256))]
                )
            )
            return isLoaded
        } catch let error as CommandError {
            return failed("dataset", error.message)
        } catch {
            return failed("dataset", (error as? StoreError)?.description ?? "\(error)")
        }
    }

    /// - Returns: whether `directory` is as it should be, or older than what is loaded by another way.
    private func loadEdited(_ directory: String) -> Bool {
        do throws(StoreError) {
            _ = try OpenTable.load(directory, into: store)
            return true
        } catch {
            if case .olderThanNewest = error { return true }
            return failed("dataset", error.description)
        }
    }

    private func failed(_ part: String, _ detail: String) -> Bool {
        log.write(LogRecord(.error, "reload-failed", [("part", .string(part)), ("detail", .string(detail))]))
        return false
    }
}
