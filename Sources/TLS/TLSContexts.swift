internal import COpenSSL
package import HTTPServer
package import Logging
internal import Synchronization

/// The certificates of a server, and TLS for its connections.
package final class TLSContexts: SecureChannelSource {
    private let log: any LogSink
    private let method: WireMethod
    private let ticketKeys = TicketKeys()
    private let current: Mutex<ContextSet>

    /// Loads the certificates.
    ///
    /// - Parameters:
    ///   - files: the first is for clients that name no server, or an unknown one; the others, too, for the DNS names
    ///     in them.
    ///   - log: is told of each certificate loaded.
    /// - Throws: what is wrong with which file.
    package init(_ files: [CertificateFiles], log: any LogSink) throws(TLSError) {
        self.log = log
        method = try WireMethod()
        let contexts = try ContextSet(files, method: method, ticketKeys: ticketKeys)
        current = Mutex(contexts)
        report(contexts)
    }

    /// Reads `files`, the same or others; nothing changes before ``use(_:)``.
    ///
    /// - Throws: what is wrong with which file.
    package func load(_ files: [CertificateFiles]) throws(TLSError) -> LoadedCertificates {
        LoadedCertificates(contexts: try ContextSet(files, method: method, ticketKeys: ticketKeys))
    }

    /// Gives `certificates`, which ``load(_:)`` has read, to the connections to come; those under way keep what they have.
    ///
    /// The keys of session tickets stay, so that clients can take up their sessions.
    package func use(_ certificates: LoadedCertificates) {
        current.withLock { $0 = certificates.contexts }
        report(certificates.contexts)
    }

    /// Reads `files` to see whether a service could start with them.
    ///
    /// - Returns: their certificates, in the order given.
    /// - Throws: what is wrong with which file.
    package static func check(_ files: [CertificateFiles]) throws(TLSError) -> [ServedCertificate] {
        try ContextSet(files, method: WireMethod(), ticketKeys: TicketKeys()).served
    }

    /// The certificates that new connections get, in the order of the files.
    package var served: [ServedCertificate] { current.withLock { $0 }.served }

    package func makeChannel() -> (any SecureChannel)? {
        TLSChannel(current.withLock { $0 })
    }

    private func report(_ contexts: ContextSet) {
        for certificate in contexts.contexts.map(\.certificate) {
            let (level, event): (LogRecord.Level, String) =
                switch certificate.validity {
                case .valid: (.info, "certificate")
                case .notYet: (.warning, "certificate not yet valid")
                case .expired: (.warning, "certificate expired")
                }
            log.write(
                LogRecord(
                    level,
                    event,
                    [
                        ("file", .string(certificate.path)),
                        ("names", .string(certificate.names.joined(separator: " "))),
                        ("last_day", .string(certificate.lastDay)),
                    ]
                )
            )
        }
    }
}
