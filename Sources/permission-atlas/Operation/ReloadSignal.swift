internal import Dispatch
internal import Glibc

/// SIGHUP as a reload; one that comes during a reload is followed by one more.
struct ReloadSignal {
    private let source: any DispatchSourceSignal

    /// From here on SIGHUP no longer ends the process; during a start, which reads everything anyhow, it means nothing.
    static func ignore() { signal(SIGHUP, SIG_IGN) }

    /// Calls `reload` for each signal.
    init(_ reload: @escaping @Sendable () -> Void) {
        Self.ignore()
        let queue = DispatchQueue(label: "permission-atlas.reload")
        source = DispatchSource.makeSignalSource(signal: SIGHUP, queue: queue)
        source.setEventHandler(handler: reload)
        source.activate()
    }

    /// Calls `reload` no more.
    func cancel() { source.cancel() }
}
