/// What operators watch of a certificate.
package struct ServedCertificate: Sendable, Equatable {
    /// Its first DNS name; `none` where it has no name.
    package let name: String
    /// The last second of its validity, since 1970.
    package let notAfter: Int

    init(_ certificate: Certificate) {
        name = certificate.names.first ?? "none"
        notAfter = certificate.notAfter
    }
}
