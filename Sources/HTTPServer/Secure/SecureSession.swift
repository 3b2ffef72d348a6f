/// What a handshake led to.
package struct SecureSession: Sendable, Equatable {
    /// The version of TLS, as labels have it.
    package enum Version: String, CaseIterable, Sendable {
        case tls12 = "1.2"
        case tls13 = "1.3"
    }

    package let version: Version
    /// Whether it took up an earlier session by a ticket.
    package let isResumed: Bool

    package init(version: Version, isResumed: Bool) {
        self.version = version
        self.isResumed = isResumed
    }
}
