import Glibc
import Testing

@testable import HTTPServer

@Suite struct ListenerInheritedTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    /// A socket bound to a free port of the loopback address.
    private func tcp(_ family: Int32 = AF_INET, listens: Bool = true) throws -> Int32 {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        // All zeros but for the family: any address, any port.
        var address = sockaddr_storage()
        address.ss_family = sa_family_t(family)
        let length = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
        let code = withUnsafeBytes(of: &address) { bytes in
            bind(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(length))
        }
        guard code == 0, !listens || listen(descriptor, 16) == 0 else { throw Client.Failure(what: "bind: \(errno)") }
        return descriptor
    }

    @Test("A TCP socket that listens is taken with its address, and set not to block nor to be passed on")
    func takesTCP() throws {
        for (family, host) in [(AF_INET, "0.0.0.0"), (AF_INET6, "[::]")] {
            let descriptor = try tcp(family)
            defer { close(descriptor) }
            let listener = try Listener.inherited(descriptor, isSecure: true)
            let port = try #require(listener.address.port)
            #expect(listener.address == BoundAddress(description: "\(host):\(port)", isSecure: true, port: port))
            #expect(port > 0 && listener.descriptors == [descriptor] && listener.isShared && listener.path == nil)
            #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
            #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
        }
    }

    @Test("A UNIX socket is taken with its path, speaks no TLS, and is not removed")
    func takesUNIX() throws {
        let file = try TemporaryFile()
        let opened = try Listener.unix(path: file.path, mode: 0o600)
        defer { opened.closeAll() }
        let listener = try Listener.inherited(opened.descriptors[0], isSecure: true)
        #expect(listener.address == BoundAddress(description: "unix:\(file.path)", isSecure: false, port: nil))
        listener.hide()
        #expect(access(file.path, F_OK) == 0)
    }

    @Test("What is no stream socket that listens is refused by its number")
    func refusals() throws {
        let others = [
            try tcp(listens: false), socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0), open("/dev/null", O_RDONLY),
        ]
        defer { for descriptor in others { close(descriptor) } }
        for descriptor in others + [-1, 1_000_000] {
            #expect(
                throws: ServerError.unusableSocketPath(
                    "descriptor \(descriptor)",
                    "it is no stream socket that listens"
                )
            ) { try Listener.inherited(descriptor, isSecure: false) }
        }
    }

    @Test("It is served, and listens on behind the end of the server: who connects meanwhile is for the next one")
    func handsOver() throws {
        let descriptor = try tcp()
        defer { close(descriptor) }
        for _ in 0..<2 {
            // The server closes what it was given.
            let passed = dup(descriptor)
            let server = try TestServer { $0.addresses = [.inherited(descriptor: passed)] }
            let client = try Client(port: server.port)
            try client.send(get)
            #expect(try client.response().head.hasPrefix("HTTP/1.1 200 OK"))
            server.server.drain()
            let early = try Client(port: server.port)
            try early.send(get)
            let next = try TestServer { $0.addresses = [.inherited(descriptor: dup(descriptor))] }
            #expect(try early.response().head.hasPrefix("HTTP/1.1 200 OK"))
            next.server.drain()
        }
    }
}
