import COpenSSL
import TLS

@testable import HTTPServer

/// A client of OpenSSL and a channel of ours, joined without a socket.
final class Link {
    let ssl: OpaquePointer
    private let input: OpaquePointer?
    private let output: OpaquePointer?
    private let channel: any SecureChannel
    private var wire = ByteBuffer()
    private let plain = UnsafeMutableRawBufferPointer.allocate(
        byteCount: 65_536 + SecureLayer.recordSize,
        alignment: 16
    )

    /// What the channel has opened.
    private(set) var received: [UInt8] = []
    /// What the client has read.
    private(set) var answered: [UInt8] = []
    /// Why the channel failed.
    private(set) var failure: String?
    /// Whether the client's close_notify has come.
    private(set) var isEnded = false
    /// How often the channel was called.
    private(set) var calls = 0

    init(_ contexts: TLSContexts, _ settings: ClientSettings = ClientSettings()) throws {
        guard let channel = contexts.makeChannel() else { throw TestCertificate.Failure(what: "makeChannel") }
        self.channel = channel
        ssl = try settings.makeConnection()
        input = BIO_new(BIO_s_mem())
        output = BIO_new(BIO_s_mem())
        // An empty memory is no end of the stream.
        BIO_ctrl(input, BIO_C_SET_BUF_MEM_EOF_RETURN, -1, nil)
        SSL_set_bio(ssl, input, output)
    }

    deinit {
        SSL_free(ssl)
        plain.deallocate()
    }

    var isEstablished: Bool { channel.isEstablished && SSL_is_init_finished(ssl) == 1 }
    var session: ClientSession? { ClientSession(of: ssl) }
    var isResumed: Bool { SSL_session_reused(ssl) == 1 }
    /// Whether the server's close_notify has come.
    var isClosed: Bool { SSL_get_shutdown(ssl) & SSL_RECEIVED_SHUTDOWN != 0 }

    /// Carries octets to and fro, `piece` at a time, until nothing moves any more.
    func run(piece: Int = 65_536) {
        var moves = true
        while moves {
            readAnswers()
            let sent = takeSent()
            give(sent, piece: piece)
            moves = !sent.isEmpty || deliver(piece: piece)
        }
    }

    /// Gives octets of the wire to the channel.
    func give(_ octets: [UInt8], piece: Int = 65_536) {
        var rest = octets[...]
        while !rest.isEmpty, failure == nil {
            let part = Array(rest.prefix(piece))
            rest = rest.dropFirst(piece)
            calls += 1
            let opened = part.withUnsafeBytes { channel.open($0, into: plain, replyingTo: &wire) }
            switch opened {
            case .octets(let count):
                received += plain[..<count]
            case .ended(let count):
                received += plain[..<count]
                isEnded = true
            case .failed(let reason):
                failure = reason
            }
        }
    }

    /// What the client has written to the wire.
    func takeSent() -> [UInt8] {
        var octets = [UInt8](repeating: 0, count: 1_048_576)
        let count = BIO_read(output, &octets, Int32(octets.count))
        return Array(octets.prefix(Int(max(0, count))))
    }

    func write(_ octets: [UInt8]) {
        var written = 0
        _ = octets.withUnsafeBytes { SSL_write_ex(ssl, $0.baseAddress, $0.count, &written) }
    }

    /// Has the channel seal `octets`.
    func answer(_ octets: [UInt8]) -> Bool {
        octets.withUnsafeBytes { channel.seal($0, into: &wire) }
    }

    func close() { channel.close(into: &wire) }

    private func readAnswers() {
        var octets = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = SSL_read(ssl, &octets, Int32(octets.count))
            guard count > 0 else { break }
            answered += octets[..<Int(count)]
        }
        ERR_clear_error()
    }

    /// Brings what the channel wrote to the client; `false` when there was nothing.
    private func deliver(piece: Int) -> Bool {
        guard wire.end > 0 else { return false }
        while wire.end > 0 {
            let part = wire.range(upTo: min(wire.end, wire.start + piece))
            BIO_write(input, part.baseAddress, Int32(part.count))
            wire.consume(part.count)
            readAnswers()
        }
        return true
    }
}
