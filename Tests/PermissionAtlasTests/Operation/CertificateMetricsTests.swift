import Metrics
import Testing

@testable import permission_atlas

@Suite("The metrics of certificates")
struct CertificateMetricsTests {
    @Test("Where TLS is not spoken there is nothing to tell")
    func none() {
        let registry = Registry()
        CertificateMetrics.register(in: registry, nil)
        #expect(registry.text(as: .prometheus).isEmpty)
    }

    @Test("Each name has one sample, of certificates with the same name the one that expires first")
    func names() {
        let samples = CertificateMetrics.samples([("b.test", 30), ("a.test", 20), ("b.test", 10)])
        let registry = Registry()
        registry.add(Family("m", .gauge, "M.")) { samples }
        let text = String(decoding: registry.text(as: .prometheus), as: UTF8.self)
        #expect(text.hasSuffix("m{name=\"a.test\"} 20\nm{name=\"b.test\"} 10\n"))
    }
}
