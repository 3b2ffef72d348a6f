internal import Dispatch
internal import HTTPServer

/// Tells the service manager at half of its interval that every event loop turns.
struct Watchdog {
    private let timer: (any DispatchSourceTimer)?
    /// In microseconds: a manager that asks for more would have the loops do nothing else.
    private static let shortest = 100_000

    /// Begins where the manager wants to hear of it.
    init(_ manager: ServiceManager, _ server: Server) {
        guard let interval = manager.watchdog else {
            timer = nil
            return
        }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "permission-atlas.watchdog"))
        timer.setEventHandler { server.ping { manager.alive() } }
        timer.schedule(deadline: .now(), repeating: .microseconds(max(Self.shortest, interval / 2)))
        timer.activate()
        self.timer = timer
    }
}
