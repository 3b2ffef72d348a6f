internal import COpenSSL

/// The contexts of all certificates, as loaded at one moment.
final class ContextSet: Sendable {
    /// In the order of the files; the first is for clients that name no server, or an unknown one.
    let contexts: [ServerContext]
    let standard: ServerContext
    /// What the connections read and write through; here so that it lives as long as they do.
    let method: WireMethod
    private let names: ServerNames
    var served: [ServedCertificate] { contexts.map { ServedCertificate($0.certificate) } }

    /// - Throws: what is wrong with which file.
    init(_ files: [CertificateFiles], method: WireMethod, ticketKeys: TicketKeys) throws(TLSError) {
        var contexts: [ServerContext] = []
        for files in files { contexts.append(try ServerContext(files, ticketKeys: ticketKeys)) }
        guard let standard = contexts.first else { throw .openSSL("no certificate is given") }
        self.contexts = contexts
        self.standard = standard
        self.method = method
        names = ServerNames(contexts.map(\.certificate.names))
        // Whoever makes a connection from the context keeps this set as long as the connection.
        copenssl_set_servername_callback(
            standard.pointer,
            { ssl, _, argument in
                guard let argument, let text = SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name) else {
                    return SSL_TLSEXT_ERR_NOACK
                }
                let set = Unmanaged<ContextSet>.fromOpaque(argument).takeUnretainedValue()
                guard let index = set.names.index(of: String(cString: text)) else { return SSL_TLSEXT_ERR_NOACK }
                if index > 0 { SSL_set_SSL_CTX(ssl, set.contexts[index].pointer) }
                return SSL_TLSEXT_ERR_OK
            },
            Unmanaged.passUnretained(self).toOpaque()
        )
    }
}
