internal import HTTPModel
internal import Metrics

/// What one event loop counts; it alone adds, any thread may read.
final class LoopMetrics: Sendable {
    /// Things that are counted without a label.
    enum Event: Int, CaseIterable {
        /// A connection was accepted, whether or not it was served.
        case accepted
        /// A connection was closed to make room for a new one.
        case evicted
        case receivedOctets, sentOctets
        /// Work was given to the pool, or came back; the difference is under way.
        case offloaded, returned
    }

    let requests: Cells
    let events = Cells(count: Event.allCases.count)
    let refusals = Cells(count: RefusalReason.allCases.count)
    let timeouts = Cells(count: TimeoutPhase.allCases.count)
    let handshakes = HandshakeMetrics()
    let inlineDurations = Histogram()
    let offloadedDurations = Histogram()

    /// Of the service, route 0 for what none answers.
    private let routeCount: Int

    /// - Parameter routeCount: the highest ``Response/route`` that is counted by itself, plus one.
    init(routeCount: Int) {
        self.routeCount = routeCount
        requests = Cells(count: routeCount * MethodLabel.allCases.count * StatusLabel.codes.count)
    }

    @inline(__always)
    func add(_ number: Int = 1, to event: Event) { events.add(number, at: event.rawValue) }

    func add(_ reason: RefusalReason) { refusals.add(at: reason.index) }

    func add(_ phase: TimeoutPhase) { timeouts.add(at: phase.index) }

    /// Counts an answered or refused request.
    ///
    /// - Parameters:
    ///   - request: what was asked; its target is empty when it could not be read.
    ///   - response: the answer.
    ///   - nanoseconds: from the arrival of the octets that completed the request to its answer.
    ///   - isOffloaded: whether the answer came from the pool.
    func count(_ request: borrowing Request, _ response: borrowing Response, nanoseconds: Int, isOffloaded: Bool) {
        let route = response.route < routeCount ? response.route : 0
        let method = request.target.isEmpty ? MethodLabel.other.rawValue : MethodLabel(request.method).rawValue
        let status = StatusLabel.index(of: response.status.code)
        let row = route * MethodLabel.allCases.count + method
        requests.add(at: row * StatusLabel.codes.count + status)
        (isOffloaded ? offloadedDurations : inlineDurations).observe(nanoseconds: nanoseconds)
    }
}
