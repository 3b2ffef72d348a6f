/// Where a certificate and its key are.
package struct CertificateFiles: Sendable, Equatable {
    /// PEM: the certificate, then its issuers up to, but without, a root.
    package let certificate: String
    /// PEM, without a passphrase.
    package let key: String

    package init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }
}
