internal import Dispatch
internal import Glibc
internal import Synchronization

/// SIGHUP as a reload; one that comes during a reload is followed by one more, and one during the start by one after it.
struct ReloadSignal {
    /// What a signal does, as long as nobody has said: wait.
    private final class Action: Sendable {
        private struct State {
            var reload: (@Sendable () -> Void)?
            var isAwaited = false
        }

        private let state = Mutex(State())

        /// Reloads, or remembers that it was asked to.
        func callAsFunction() {
            let reload = state.withLock { state in
                state.isAwaited = state.reload == nil
                return state.reload
            }
            reload?()
        }

        /// Takes `reload`, and says whether it was asked for already.
        func become(_ reload: @escaping @Sendable () -> Void) -> Bool {
            state.withLock { state in
                state.reload = reload
                return state.isAwaited
            }
        }
    }

    private let queue = DispatchQueue(label: "permission-atlas.reload")
    private let source: any DispatchSourceSignal
    private let action = Action()

    /// From here on SIGHUP no longer ends the process, and is remembered.
    init() {
        signal(SIGHUP, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGHUP, queue: queue)
        source.setEventHandler { [action] in action() }
        source.activate()
    }

    /// Calls `reload` for each signal from now on, and once for those before.
    func begin(_ reload: @escaping @Sendable () -> Void) {
        if action.become(reload) { queue.async(execute: reload) }
    }

    /// Calls `reload` no more.
    func cancel() { source.cancel() }
}
