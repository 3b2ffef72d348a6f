import COpenSSL
import Glibc

/// A client that speaks TLS over a blocking socket, whose every wait ends after ten seconds.
final class TLSClient {
    let ssl: OpaquePointer
    private let descriptor: Int32

    /// Connects to a port of the loopback address, and shakes hands.
    init(port: UInt16?, _ settings: ClientSettings = ClientSettings()) throws {
        descriptor = try Self.connect(port: port)
        ssl = try settings.makeConnection()
        SSL_set_fd(ssl, descriptor)
        guard SSL_do_handshake(ssl) == 1 else {
            ERR_clear_error()
            throw TestCertificate.Failure(what: "handshake")
        }
    }

    deinit {
        // Without it OpenSSL would not take up the session again.
        SSL_shutdown(ssl)
        SSL_free(ssl)
        close(descriptor)
    }

    /// A socket that is connected, and speaks no TLS by itself.
    static func connect(port: UInt16?) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var wait = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = (port ?? 0).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let code = withUnsafeBytes(of: &address) { bytes in
            Glibc.connect(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
        }
        guard code == 0 else { throw TestCertificate.Failure(what: "connect: \(errno)") }
        return descriptor
    }

    /// Everything that comes over a plain socket up to its end; nothing more is sent on it.
    static func rest(_ descriptor: Int32) -> [UInt8] {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &piece, piece.count, 0)
            guard count > 0 else { return all }
            all += piece[..<count]
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ octets: [UInt8]) {
        var written = 0
        _ = octets.withUnsafeBytes { SSL_write_ex(ssl, $0.baseAddress, $0.count, &written) }
    }

    /// Says that no more comes, by close_notify or by the socket alone.
    func endOutput(inOrder: Bool) {
        if inOrder { SSL_shutdown(ssl) }
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// What comes next, `count` octets at least where the connection does not end before.
    func read(_ count: Int = 1) -> [UInt8] {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while all.count < count {
            let read = SSL_read(ssl, &piece, Int32(piece.count))
            guard read > 0 else { break }
            all += piece[..<Int(read)]
        }
        ERR_clear_error()
        return all
    }

    func text() -> String { String(decoding: read(), as: UTF8.self) }

    /// Everything up to the end.
    func rest() -> String { String(decoding: read(.max), as: UTF8.self) }

    /// Whether the server's close_notify has come.
    var isClosed: Bool { SSL_get_shutdown(ssl) & SSL_RECEIVED_SHUTDOWN != 0 }
}
