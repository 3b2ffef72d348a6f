internal import COpenSSL

extension ServerContext {
    /// Lets a session be taken up again under the server name alone that it began with (RFC 6066 §3).
    ///
    /// The name becomes part of what OpenSSL calls the context of a session, which a ticket holds and which must be the
    /// same. This is set before the ticket is looked at; of TLS 1.2, the name itself is read only afterwards.
    static func bindSessionsToNames(_ context: OpaquePointer) {
        SSL_CTX_set_client_hello_cb(
            context,
            { ssl, alert, _ in
                var field: UnsafePointer<UInt8>?
                var count = 0
                _ = SSL_client_hello_get0_ext(ssl, UInt32(TLSEXT_TYPE_server_name), &field, &count)
                var digest = [UInt8](repeating: 0, count: Int(SSL_MAX_SID_CTX_LENGTH))
                var size: UInt32 = 0
                guard EVP_Digest(field, count, &digest, &size, EVP_sha256(), nil) == 1,
                    SSL_set_session_id_context(ssl, digest, size) == 1
                else {
                    alert?.pointee = SSL_AD_INTERNAL_ERROR
                    return SSL_CLIENT_HELLO_ERROR
                }
                return SSL_CLIENT_HELLO_SUCCESS
            },
            nil
        )
    }
}
