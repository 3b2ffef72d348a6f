import COpenSSL

/// How a client of a test shakes hands.
struct ClientSettings {
    var versions: ClosedRange<Int32> = TLS1_2_VERSION...TLS1_3_VERSION
    var serverName: String?
    /// Protocols to offer by ALPN; none offers nothing.
    var protocols: [String] = []
    /// Suites of TLS 1.2.
    var ciphers = "ALL"
    /// The session to take up.
    var session: ClientSession?

    /// The two versions that the server speaks.
    static let spoken: [Int32] = [TLS1_2_VERSION, TLS1_3_VERSION]

    /// A connection with these settings, without BIOs.
    func makeConnection() throws -> OpaquePointer {
        guard let context = SSL_CTX_new(TLS_client_method()) else { throw TestCertificate.Failure(what: "SSL_CTX_new") }
        defer { SSL_CTX_free(context) }
        // So that versions and suites can be offered that the system's configuration forbids.
        SSL_CTX_set_security_level(context, 0)
        SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(versions.lowerBound), nil)
        SSL_CTX_ctrl(context, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(versions.upperBound), nil)
        SSL_CTX_set_cipher_list(context, ciphers)
        let offer = protocols.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
        if !offer.isEmpty { SSL_CTX_set_alpn_protos(context, offer, UInt32(offer.count)) }
        guard let ssl = SSL_new(context) else { throw TestCertificate.Failure(what: "SSL_new") }
        if let serverName {
            serverName.withCString { text in
                let name = UnsafeMutableRawPointer(mutating: text)
                _ = SSL_ctrl(ssl, SSL_CTRL_SET_TLSEXT_HOSTNAME, Int(TLSEXT_NAMETYPE_host_name), name)
            }
        }
        if let session { SSL_set_session(ssl, session.pointer) }
        SSL_set_connect_state(ssl)
        return ssl
    }
}

/// A session that a client may take up again.
final class ClientSession {
    let pointer: OpaquePointer

    init?(of ssl: OpaquePointer) {
        guard let session = SSL_get1_session(ssl), SSL_SESSION_is_resumable(session) == 1 else { return nil }
        pointer = session
    }

    deinit { SSL_SESSION_free(pointer) }
}

/// What a client knows about its server.
extension OpaquePointer {
    var peerName: String? {
        guard let certificate = SSL_get1_peer_certificate(self) else { return nil }
        defer { X509_free(certificate) }
        var text = [CChar](repeating: 0, count: 256)
        X509_NAME_get_text_by_NID(X509_get_subject_name(certificate), NID_commonName, &text, 256)
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    var selectedProtocol: String {
        var name: UnsafePointer<UInt8>?
        var count: UInt32 = 0
        SSL_get0_alpn_selected(self, &name, &count)
        return String(decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF8.self)
    }
}
