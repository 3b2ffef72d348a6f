internal import COpenSSL

extension ServerContext {
    /// TLS 1.2: ephemeral key exchange and authenticated encryption alone.
    ///
    /// AES-128 first: it is as good as any here, and the fastest where the processor knows AES. A client that puts
    /// ChaCha20 first, because its processor does not, gets it.
    private static let cipherList = [
        "ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-RSA-AES128-GCM-SHA256",
        "ECDHE-ECDSA-AES256-GCM-SHA384", "ECDHE-RSA-AES256-GCM-SHA384",
        "ECDHE-ECDSA-CHACHA20-POLY1305", "ECDHE-RSA-CHACHA20-POLY1305",
    ].joined(separator: ":")
    private static let cipherSuites = "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256"
    private static let groups = "X25519:P-256:P-384"
    private static let sessionContext = Array("permission-atlas".utf8)
    /// The one protocol spoken, in the form of RFC 7301 §3.1: its length, its name.
    static let protocolName = Array("http/1.1".utf8)

    static func configure(_ context: OpaquePointer) throws(TLSError) {
        SSL_CTX_set_options(
            context,
            COPENSSL_OP_NO_RENEGOTIATION | COPENSSL_OP_NO_COMPRESSION | COPENSSL_OP_CIPHER_SERVER_PREFERENCE
                | COPENSSL_OP_PRIORITIZE_CHACHA
        )
        // 112 bits at least: no RSA key below 2,048, no SHA-1.
        SSL_CTX_set_security_level(context, 2)
        let isSet =
            SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil) == 1
            && SSL_CTX_set_cipher_list(context, cipherList) == 1
            && SSL_CTX_set_ciphersuites(context, cipherSuites) == 1
            && setGroups(context)
            && SSL_CTX_set_session_id_context(context, sessionContext, UInt32(sessionContext.count)) == 1
            // One ticket a handshake: this server's clients take up one connection at a time.
            && SSL_CTX_set_num_tickets(context, 1) == 1
        guard isSet else { throw .openSSL(ErrorQueue.takeReason()) }
        // Idle connections hold no record buffers.
        SSL_CTX_ctrl(context, SSL_CTRL_MODE, Int(SSL_MODE_RELEASE_BUFFERS), nil)
        // Tickets hold all that a resumption needs; nothing is kept here.
        SSL_CTX_ctrl(context, SSL_CTRL_SET_SESS_CACHE_MODE, Int(SSL_SESS_CACHE_OFF), nil)
        SSL_CTX_set_timeout(context, TicketKeyRing.ticketLifetime)
        selectProtocol(context)
        bindSessionsToNames(context)
    }

    private static func setGroups(_ context: OpaquePointer) -> Bool {
        groups.withCString { text in
            SSL_CTX_ctrl(context, SSL_CTRL_SET_GROUPS_LIST, 0, UnsafeMutableRawPointer(mutating: text)) == 1
        }
    }

    /// Picks http/1.1; a client that offers only others is refused by no_application_protocol (RFC 7301 §3.2).
    private static func selectProtocol(_ context: OpaquePointer) {
        SSL_CTX_set_alpn_select_cb(
            context,
            { _, selected, selectedCount, offered, count, _ in
                let names = UnsafeBufferPointer(start: offered, count: Int(count))
                var start = 0
                while start < names.count {
                    let end = start + 1 + Int(names[start])
                    guard end <= names.count else { break }
                    if names[(start + 1)..<end].elementsEqual(ServerContext.protocolName) {
                        selected?.pointee = offered?.advanced(by: start + 1)
                        selectedCount?.pointee = names[start]
                        return SSL_TLSEXT_ERR_OK
                    }
                    start = end
                }
                return SSL_TLSEXT_ERR_ALERT_FATAL
            },
            nil
        )
    }
}
