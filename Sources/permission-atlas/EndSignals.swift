internal import Dispatch
internal import Glibc

/// SIGTERM and SIGINT as something to wait for: the first one asks for a clean end, a second one ends at once.
struct EndSignals {
    private let arrived = DispatchSemaphore(value: 0)
    private let sources: [any DispatchSourceSignal]

    init() {
        let arrived = arrived
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                arrived.signal()
                // Whichever of them comes next.
                signal(SIGTERM, SIG_DFL)
                signal(SIGINT, SIG_DFL)
            }
            source.activate()
            return source
        }
    }

    func wait() {
        withExtendedLifetime(sources) { arrived.wait() }
    }
}
