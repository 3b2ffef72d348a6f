internal import Metrics

/// How the TLS handshakes of one event loop ended; it alone adds, any thread may read.
struct HandshakeMetrics {
    enum Outcome: Int, CaseIterable {
        case established
        /// The client broke the protocol, offered nothing acceptable, or left in between.
        case failed
        /// The handshake was not over in time.
        case timedOut

        var text: String {
            switch self {
            case .established: "established"
            case .failed: "failed"
            case .timedOut: "timed-out"
            }
        }
    }

    /// Of TLS; none where there is no session.
    private static let versions = ["none"] + SecureSession.Version.allCases.map(\.rawValue)
    private static let outcomes = LabelSpace([
        .init("outcome", Outcome.allCases.map(\.text)), .init("version", versions),
    ])
    private static let resumptions = LabelSpace([.init("version", versions)])

    private let ended = Cells(count: outcomes.count)
    private let resumed = Cells(count: resumptions.count)

    /// Counts an established session.
    func count(_ session: SecureSession) {
        let version = Self.versions.firstIndex(of: session.version.rawValue) ?? 0
        count(.established, version: version)
        if session.isResumed { resumed.add(at: version) }
    }

    func count(_ outcome: Outcome, version: Int = 0) {
        ended.add(at: outcome.rawValue * Self.versions.count + version)
    }

    /// The sums over several loops.
    static func samples(of loops: [HandshakeMetrics]) -> (outcomes: [Sample], resumptions: [Sample]) {
        (outcomes.samples(of: loops.map(\.ended)), resumptions.samples(of: loops.map(\.resumed)))
    }
}
