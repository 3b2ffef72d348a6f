import Glibc

/// A raw client over one blocking socket, whose every wait ends after ten seconds.
final class Client {
    let descriptor: Int32
    private var buffer: [UInt8] = []
    /// Whether the server has closed its side, in order or by a reset.
    private(set) var end: End = .open

    enum End { case open, closed, reset }
    struct Failure: Error { let what: String }

    init(port: UInt16?, receiveBuffer: Int32? = nil) throws {
        guard let port else { throw Failure(what: "no port") }
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        try connect(&address)
    }

    init(ipv6Port port: UInt16?) throws {
        guard let port else { throw Failure(what: "no port") }
        descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        address.sin6_addr = in6addr_loopback
        try connect(&address)
    }

    init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        try connect(&address)
    }

    deinit { close(descriptor) }

    private func connect<Address>(_ address: inout Address) throws {
        var wait = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        let code = withUnsafeBytes(of: &address) { bytes in
            Glibc.connect(
                descriptor,
                bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
                socklen_t(bytes.count)
            )
        }
        guard code == 0 else { throw Failure(what: "connect: \(errno)") }
    }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ octets: [UInt8]) throws {
        var start = 0
        while start < octets.count {
            let sent = octets.withUnsafeBytes { bytes in
                Glibc.send(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { throw Failure(what: "send: \(errno)") }
            start += sent
        }
    }

    func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Closes by a reset.
    func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
    }

    /// Reads once; `false` at the end of the stream.
    private func fill() throws -> Bool {
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &piece, piece.count, 0)
        if count > 0 {
            buffer += piece[..<count]
            return true
        }
        guard count == 0 || errno == ECONNRESET else { throw Failure(what: "nothing came within ten seconds") }
        end = count == 0 ? .closed : .reset
        return false
    }

    /// The next answer, interim ones included: its head and its body.
    func response(toHead: Bool = false) throws -> (head: String, body: [UInt8]) {
        let blank = Array("\r\n\r\n".utf8)
        var headEnd = buffer.firstRange(of: blank)
        while headEnd == nil {
            guard try fill() else { throw Failure(what: "the connection ended in front of an answer") }
            headEnd = buffer.firstRange(of: blank)
        }
        guard let headEnd else { throw Failure(what: "no head") }
        let head = String(decoding: buffer[..<headEnd.lowerBound], as: UTF8.self)
        let length =
            head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
            .flatMap { Int($0.dropFirst(15).drop { $0 == " " }) } ?? 0
        let end = headEnd.upperBound + (toHead ? 0 : length)
        while buffer.count < end {
            guard try fill() else { throw Failure(what: "the connection ended inside an answer") }
        }
        let body = Array(buffer[headEnd.upperBound..<end])
        buffer.removeFirst(end)
        return (head, body)
    }

    /// Waits until something has come to one of `clients`, and returns it.
    static func firstToAnswer(_ clients: [Client]) throws -> Client {
        var entries = clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        guard poll(&entries, nfds_t(entries.count), 10_000) > 0,
            let index = entries.firstIndex(where: { $0.revents != 0 })
        else { throw Failure(what: "nothing came within ten seconds") }
        return clients[index]
    }

    /// Everything up to the end of the stream.
    func rest() throws -> String {
        while try fill() {}
        defer { buffer = [] }
        return String(decoding: buffer, as: UTF8.self)
    }
}
