internal import Metrics
internal import TLS

/// When the certificates that are served expire.
enum CertificateMetrics {
    /// Adds the one family to `registry`; it has no samples where TLS is not spoken.
    static func register(in registry: Registry, _ contexts: TLSContexts?) {
        registry.add(
            Family(
                "permission_atlas_tls_certificate_not_after_seconds",
                .gauge,
                "When a certificate expires, in seconds since 1970, by its first DNS name; of several the earliest."
            )
        ) { samples((contexts?.served ?? []).map { ($0.name, $0.notAfter) }) }
    }

    /// One for each name, in their order.
    static func samples(_ moments: [(name: String, notAfter: Int)]) -> [Sample] {
        Dictionary(moments.map { ($0.name, $0.notAfter) }, uniquingKeysWith: min).sorted { $0.key < $1.key }.map {
            Sample(.integer($0.value), labels: [("name", $0.key)])
        }
    }
}
