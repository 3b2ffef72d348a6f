import Glibc
import HTTPServer
import Testing

@Suite struct ServerAddressTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test("IPv6 is served at ::1")
    func ipv6() throws {
        let server = try TestServer { $0.addresses = [.tcp(host: "::1", port: 0)] }
        #expect(server.addresses.first?.description.hasPrefix("[::1]:") == true)
        let client = try Client(ipv6Port: server.port)
        try client.send(get)
        #expect(try client.response().body == Array("found\n".utf8))
    }

    @Test("A UNIX socket is served, with its mode, and removed at the end")
    func unixSocket() throws {
        let file = try TemporaryFile()
        do {
            let server = try TestServer { $0.addresses = [.unix(path: file.path, mode: 0o660)] }
            #expect(server.addresses.first?.description == "unix:\(file.path)")
            var status = stat()
            #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o660)
            for _ in 0..<10 {
                let client = try Client(path: file.path)
                try client.send(get)
                #expect(try client.response().body == Array("found\n".utf8))
            }
            #expect(throws: ServerError.addressInUse("unix:\(file.path)")) {
                _ = try TestServer { $0.addresses = [.unix(path: file.path, mode: 0o660)] }
            }
        }
        #expect(access(file.path, F_OK) != 0)
    }

    @Test("A stale UNIX socket is replaced; another file is left alone")
    func staleSocket() throws {
        let file = try TemporaryFile()
        file.create()
        #expect(throws: ServerError.self) {
            _ = try TestServer { $0.addresses = [.unix(path: file.path, mode: 0o600)] }
        }
        file.remove()
        let stale = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: file.path.utf8) }
        let bound = withUnsafeBytes(of: &address) { bytes in
            bind(stale, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
        }
        #expect(bound == 0)
        close(stale)
        let server = try TestServer { $0.addresses = [.unix(path: file.path, mode: 0o600)] }
        let client = try Client(path: file.path)
        try client.send(get)
        #expect(try client.response().body == Array("found\n".utf8))
        withExtendedLifetime(server) {}
    }

    @Test("A port in use is a refusal to start that names it")
    func portInUse() throws {
        let server = try TestServer()
        let port = server.port ?? 0
        #expect(throws: ServerError.addressInUse("127.0.0.1:\(port)")) {
            _ = try TestServer { $0.addresses = [.tcp(host: "127.0.0.1", port: port)] }
        }
        #expect(throws: ServerError.self) {
            _ = try TestServer { $0.addresses = [.tcp(host: "no.such.invalid", port: 0)] }
        }
        #expect(throws: ServerError.alreadyStarted) { _ = try server.server.start() }
    }
}
