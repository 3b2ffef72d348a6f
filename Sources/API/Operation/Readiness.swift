internal import Synchronization

/// Whether the service wants new clients; `GET /readyz` tells it to load balancers.
package final class Readiness: Sendable {
    private let draining = Atomic(false)

    package init() {}

    /// Notes that the service is about to end.
    package func beginDrain() { draining.store(true, ordering: .relaxed) }

    package var isDraining: Bool { draining.load(ordering: .relaxed) }
}
