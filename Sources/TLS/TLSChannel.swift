internal import COpenSSL
internal import HTTPServer

/// One connection's TLS, by OpenSSL.
final class TLSChannel: SecureChannel {
    /// Octets that a handshake may take.
    ///
    /// OpenSSL would hold 128 KiB of a ClientHello; the largest honest ones, with keys for post-quantum key exchange,
    /// have some two thousand octets.
    private static let handshakeLimit = 65_536

    private let ssl: OpaquePointer
    /// Kept because OpenSSL asks it for the certificate of the name that the client sends.
    private let contexts: ContextSet
    private let state: UnsafeMutablePointer<WireState>
    private var handshakeOctets = 0
    private(set) var session: SecureSession?

    init?(_ contexts: ContextSet) {
        guard let ssl = SSL_new(contexts.standard.pointer) else {
            ERR_clear_error()
            return nil
        }
        let state = UnsafeMutablePointer<WireState>.allocate(capacity: 1)
        state.initialize(to: WireState())
        guard let bio = contexts.method.makeBIO(state) else {
            SSL_free(ssl)
            state.deallocate()
            ERR_clear_error()
            return nil
        }
        SSL_set_bio(ssl, bio, bio)
        SSL_set_accept_state(ssl)
        self.ssl = ssl
        self.contexts = contexts
        self.state = state
    }

    deinit {
        SSL_free(ssl)
        state.deallocate()
    }

    func open(
        _ received: UnsafeRawBufferPointer,
        into plain: UnsafeMutableRawBufferPointer,
        replyingTo wire: inout ByteBuffer
    ) -> OpenedOctets {
        // Errors of others on this thread would be taken for ours.
        ERR_clear_error()
        state.pointee.input = received
        let opened = withOutput(&wire) { read(into: plain) }
        state.pointee.input = UnsafeRawBufferPointer(start: nil, count: 0)
        guard !isEstablished else { return opened }
        session = establishedSession
        handshakeOctets += received.count
        guard isEstablished || handshakeOctets <= Self.handshakeLimit else { return .failed("handshake too long") }
        return opened
    }

    private var establishedSession: SecureSession? {
        guard SSL_is_init_finished(ssl) == 1 else { return nil }
        let version: SecureSession.Version = SSL_version(ssl) == TLS1_2_VERSION ? .tls12 : .tls13
        return SecureSession(version: version, isResumed: SSL_session_reused(ssl) == 1)
    }

    /// Reads until OpenSSL has nothing left: epoll does not see what it holds.
    private func read(into plain: UnsafeMutableRawBufferPointer) -> OpenedOctets {
        var count = 0
        while true {
            let room = UnsafeMutableRawBufferPointer(rebasing: plain[count...])
            let read = SSL_read(ssl, room.baseAddress, Int32(clamping: room.count))
            if read > 0 {
                count += Int(read)
                if state.pointee.input.isEmpty, SSL_has_pending(ssl) == 0 { return .octets(count) }
                continue
            }
            switch SSL_get_error(ssl, read) {
            case SSL_ERROR_WANT_READ: return .octets(count)
            case SSL_ERROR_ZERO_RETURN: return .ended(count)
            default: return .failed(ErrorQueue.takeReason())
            }
        }
    }

    func seal(_ plain: UnsafeRawBufferPointer, into wire: inout ByteBuffer) -> Bool {
        withOutput(&wire) {
            var written = 0
            guard SSL_write_ex(ssl, plain.baseAddress, plain.count, &written) == 1 else {
                ERR_clear_error()
                return false
            }
            return true
        }
    }

    func close(into wire: inout ByteBuffer) {
        withOutput(&wire) {
            if SSL_shutdown(ssl) < 0 { ERR_clear_error() }
        }
    }

    /// Lets OpenSSL write to `wire` while `body` runs.
    private func withOutput<Result>(_ wire: inout ByteBuffer, _ body: () -> Result) -> Result {
        withUnsafeMutablePointer(to: &wire) { output in
            state.pointee.output = output
            defer { state.pointee.output = nil }
            return body()
        }
    }
}
