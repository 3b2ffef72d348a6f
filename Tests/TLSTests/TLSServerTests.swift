import COpenSSL
import Glibc
import HTTPServer
import Logging
import Metrics
import Testing

@Suite struct TLSServerTests {
    static let largeCount = 8_000_000
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test("Requests on a kept connection are answered, and the address says https")
    func requests() throws {
        let server = try SecureServer()
        #expect(server.addresses.first?.url == server.port.map { "https://127.0.0.1:\($0)" })
        let client = try TLSClient(port: server.port)
        for _ in 0..<3 {
            client.send(get)
            #expect(client.text().hasSuffix("\r\n\r\n/x"))
        }
    }

    @Test("Answers over TLS say for how long browsers are to use nothing else, where that is set; plain ones never")
    func strictTransport() throws {
        let field = "\r\nStrict-Transport-Security: max-age=600\r\n"
        let server = try SecureServer { $0.strictTransport = 600 }
        let client = try TLSClient(port: server.port)
        for _ in 0..<4 {
            client.send(get)
            #expect(client.text().contains(field))
        }
        let descriptor = try TLSClient.connect(port: server.port)
        defer { close(descriptor) }
        send(descriptor, get, get.utf8.count, Int32(MSG_NOSIGNAL))
        #expect(!String(decoding: TLSClient.rest(descriptor), as: UTF8.self).contains("Strict-Transport"))
        var configuration = ServerConfiguration()
        configuration.strictTransport = nil
        server.server.reload(configuration)
        // The loop hears of it before it hears of a later connection.
        let later = try TLSClient(port: server.port)
        later.send(get)
        let answer = later.text()
        #expect(answer.hasSuffix("/x") && !answer.contains("Strict-Transport"))
    }

    @Test("All answers to the requests of one read come in one record")
    func pipeline() throws {
        let server = try SecureServer()
        let client = try TLSClient(port: server.port)
        client.send(String(repeating: get, count: 16))
        #expect(client.text().split(separator: "HTTP/1.1 200 OK").count == 16)
    }

    @Test("Large bodies pass both ways", arguments: ClientSettings.spoken)
    func large(_ version: Int32) throws {
        let server = try SecureServer()
        let client = try TLSClient(port: server.port, ClientSettings(versions: version...version))
        client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n")
        client.send([UInt8](repeating: 0x61, count: 1_000_000))
        #expect(client.text().hasSuffix("\r\n\r\n1000000"))
        client.send("GET /large HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        let answer = client.rest()
        #expect(answer.split(separator: "\r\n\r\n", maxSplits: 1).last?.utf8.count == Self.largeCount)
        #expect(client.isClosed)
    }

    @Test("Tickets are taken up on every loop")
    func tickets() throws {
        let server = try SecureServer()
        for version in ClientSettings.spoken {
            var settings = ClientSettings(versions: version...version)
            let first = try TLSClient(port: server.port, settings)
            first.send(get)
            _ = first.text()
            settings.session = ClientSession(of: first.ssl)
            // The kernel spreads connections over the loops: of 16 each has some.
            for _ in 0..<16 {
                let again = try TLSClient(port: server.port, settings)
                #expect(SSL_session_reused(again.ssl) == 1)
            }
        }
    }

    @Test(
        "A handshake that stops is cut off at its deadline, and others are answered meanwhile",
        arguments: [0, 1, 100]
    )
    func stalled(_ octets: Int) throws {
        let server = try SecureServer { $0.limits.handshakeTimeout = 200 }
        let stalled = try TLSClient.connect(port: server.port)
        defer { close(stalled) }
        let hello: [UInt8] = [22, 3, 1, 0x01, 0, 1, 0, 0, 0xFC, 3, 3] + [UInt8](repeating: 1, count: 89)
        send(stalled, hello, octets, Int32(MSG_NOSIGNAL))
        let other = try TLSClient(port: server.port)
        other.send(get)
        #expect(other.text().hasSuffix("/x"))
        #expect(TLSClient.rest(stalled).isEmpty)
    }

    @Test("Plain HTTP is told that TLS is spoken here", arguments: ["GET / HTTP/1.1\r\nHost: h\r\n\r\n", "P", "get"])
    func plain(_ request: String) throws {
        let server = try SecureServer()
        let descriptor = try TLSClient.connect(port: server.port)
        defer { close(descriptor) }
        send(descriptor, request, request.utf8.count, Int32(MSG_NOSIGNAL))
        let answer = String(decoding: TLSClient.rest(descriptor), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(answer.contains("\r\nConnection: close\r\n"))
        #expect(answer.hasSuffix("https://."))
    }

    @Test("Noise is answered by an alert at most, and logged")
    func noise() throws {
        let server = try SecureServer()
        let descriptor = try TLSClient.connect(port: server.port)
        defer { close(descriptor) }
        let octets: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 7]
        send(descriptor, octets, octets.count, Int32(MSG_NOSIGNAL))
        #expect(TLSClient.rest(descriptor).first.map { $0 == 21 } ?? true)
        #expect(server.log.records.contains { $0.event == "tls handshake failed" })
    }

    @Test("Handshakes are counted by how they ended and by version, sessions that were taken up by version")
    func counts() throws {
        let server = try SecureServer { $0.limits.handshakeTimeout = 200 }
        for version in ClientSettings.spoken {
            var settings = ClientSettings(versions: version...version)
            let first = try TLSClient(port: server.port, settings)
            first.send(get)
            _ = first.text()
            settings.session = ClientSession(of: first.ssl)
            let again = try TLSClient(port: server.port, settings)
            again.send(get)
            _ = again.text()
        }
        #expect(throws: (any Error).self) {
            try TLSClient(port: server.port, ClientSettings(versions: TLS1_1_VERSION...TLS1_1_VERSION))
        }
        let stalled = try TLSClient.connect(port: server.port)
        _ = TLSClient.rest(stalled)
        close(stalled)
        // Neither begins a handshake.
        close(try TLSClient.connect(port: server.port))
        let plain = try TLSClient.connect(port: server.port)
        send(plain, get, get.utf8.count, Int32(MSG_NOSIGNAL))
        _ = TLSClient.rest(plain)
        close(plain)
        server.server.drain()
        let text = String(decoding: server.metrics.text(as: .prometheus), as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("permission_atlas_tls_") }
        #expect(
            lines.map { String($0.dropFirst("permission_atlas_tls_".count)) } == [
                #"handshakes_total{outcome="established",version="1.2"} 2"#,
                #"handshakes_total{outcome="established",version="1.3"} 2"#,
                #"handshakes_total{outcome="failed",version="none"} 1"#,
                #"handshakes_total{outcome="timed-out",version="none"} 1"#,
                #"resumptions_total{version="1.2"} 1"#, #"resumptions_total{version="1.3"} 1"#,
            ]
        )
    }

    @Test("A client that ends its sending side is still answered", arguments: [true, false])
    func halfClosed(_ inOrder: Bool) throws {
        let server = try SecureServer()
        let client = try TLSClient(port: server.port)
        client.send(get)
        client.endOutput(inOrder: inOrder)
        #expect(client.rest().hasSuffix("/x"))
        #expect(client.isClosed)
    }

    @Test("A request that is cut short gets no answer", arguments: [true, false])
    func truncated(_ inOrder: Bool) throws {
        let server = try SecureServer()
        let client = try TLSClient(port: server.port)
        client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\n12345")
        client.endOutput(inOrder: inOrder)
        #expect(client.rest().isEmpty)
    }

    @Test("An idle connection is closed in order")
    func idle() throws {
        let server = try SecureServer { $0.limits.idleTimeout = 100 }
        let client = try TLSClient(port: server.port)
        #expect(client.rest().isEmpty)
        #expect(client.isClosed)
    }

    @Test("A connection that is one too many reads why, over TLS")
    func oneTooMany() throws {
        let server = try SecureServer { $0.connections = 1 }
        let first = try TLSClient(port: server.port)
        first.send(get)
        _ = first.text()
        let second = try TLSClient(port: server.port)
        #expect(second.rest().hasPrefix("HTTP/1.1 503 "))
        #expect(second.isClosed)
        first.send(get)
        #expect(first.text().hasSuffix("/x"))
    }

    @Test("A client that takes nothing is cut off")
    func stalledReader() throws {
        let server = try SecureServer { $0.limits.writeTimeout = 200 }
        let client = try TLSClient(port: server.port)
        client.send("GET /large HTTP/1.1\r\nHost: h\r\n\r\n")
        _ = client.read()
        let other = try TLSClient(port: server.port, ClientSettings())
        other.send(get)
        #expect(other.text().hasSuffix("/x"))
        server.server.drain()
        #expect(client.read(.max).count < Self.largeCount)
    }

    @Test("A drain closes idle connections in order and does not wait for handshakes")
    func drain() throws {
        let server = try SecureServer()
        let idle = try TLSClient(port: server.port)
        idle.send(get)
        _ = idle.text()
        let halfway = try TLSClient.connect(port: server.port)
        defer { close(halfway) }
        send(halfway, [22, 3, 1] as [UInt8], 3, Int32(MSG_NOSIGNAL))
        server.server.drain()
        #expect(idle.rest().isEmpty)
        #expect(idle.isClosed)
    }

    @Test("A UNIX socket beside it stays plain")
    func unixSocket() throws {
        var template = Array("/tmp/atlas-tls-XXXXXX".utf8CString)
        let folder = mkdtemp(&template).map { String(cString: $0) } ?? ""
        defer { rmdir(folder) }
        let server = try SecureServer { $0.addresses.append(.unix(path: "\(folder)/s", mode: 0o600)) }
        #expect(server.addresses.map(\.isSecure) == [true, false])
        #expect(server.addresses.last?.url == "unix:\(folder)/s")
    }
}
