internal import COpenSSL

/// An `SSL_CTX` with one certificate, its key and the settings of the service.
///
/// `@unchecked Sendable`: the context is set up here, before anyone else can see it; afterwards OpenSSL only makes
/// connections from it, which it allows from any thread at once.
final class ServerContext: @unchecked Sendable {
    let pointer: OpaquePointer
    let certificate: Certificate
    /// Kept because OpenSSL asks it for the keys of tickets.
    private let ticketKeys: TicketKeys

    /// - Throws: what is wrong with the files.
    init(_ files: CertificateFiles, ticketKeys: TicketKeys) throws(TLSError) {
        guard let context = SSL_CTX_new(TLS_server_method()) else { throw .openSSL(ErrorQueue.takeReason()) }
        do throws(TLSError) {
            try Self.configure(context)
            certificate = try Self.load(files, into: context)
        } catch {
            SSL_CTX_free(context)
            throw error
        }
        pointer = context
        self.ticketKeys = ticketKeys
        ticketKeys.install(in: context)
    }

    deinit { SSL_CTX_free(pointer) }
}
