import Metrics
import Testing

@testable import HTTPServer

@Suite struct HandshakeMetricsTests {
    @Test("Several loops are added up; what never happened is left out")
    func sums() {
        let loops = [HandshakeMetrics(), HandshakeMetrics()]
        loops[0].count(SecureSession(version: .tls13, isResumed: true))
        loops[1].count(SecureSession(version: .tls13, isResumed: false))
        loops[1].count(.timedOut)
        let (outcomes, resumptions) = HandshakeMetrics.samples(of: loops)
        #expect(outcomes.map(\.value) == [.integer(2), .integer(1)])
        #expect(
            outcomes.map { $0.labels.map { "\($0.0)=\($0.1)" } }
                == [["outcome=established", "version=1.3"], ["outcome=timed-out", "version=none"]]
        )
        #expect(resumptions.map(\.value) == [.integer(1)])
    }
}
