import Glibc
import HTTPServer
import Logging
import Testing

@Suite struct ServerProtectionTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    // MARK: Rates

    @Test("A client past its rate gets 429 with the fields of its limit, and may go on later on the same connection")
    func rate() throws {
        let server = try TestServer { $0.rate = RateLimit(rate: 1, burst: 2) }
        let client = try Client(port: server.port)
        try client.send(get + get + get)
        let first = try client.response().head
        #expect(first.hasPrefix("HTTP/1.1 200 "))
        #expect(first.contains("\r\nRateLimit-Policy: \"requests\";q=2;w=2\r\nRateLimit: \"requests\";r=1;t=1"))
        #expect(try client.response().head.contains("\r\nRateLimit: \"requests\";r=0;t=2"))
        let (head, body) = try client.response()
        #expect(head.hasPrefix("HTTP/1.1 429 Too Many Requests\r\n"))
        #expect(head.contains("\r\nRetry-After: 1") && head.contains("\r\nRateLimit: \"requests\";r=0;t=2"))
        #expect(String(decoding: body, as: UTF8.self).contains("An address may make 1 request a second, 2 at once."))
        try client.send(get)
        #expect(try client.response().head.hasPrefix("HTTP/1.1 429 "))
    }

    @Test("A request that cannot be read counts as well")
    func rateOfMalformed() throws {
        let server = try TestServer { $0.rate = RateLimit(rate: 1, burst: 2) }
        let answers = try (0..<4).map { _ in
            let client = try Client(port: server.port)
            try client.send("GET / HTTP/1.1\r\n\r\n")
            return try client.rest()
        }
        #expect(answers.map { String($0.prefix(12)) }.prefix(3) == ["HTTP/1.1 400", "HTTP/1.1 400", "HTTP/1.1 429"])
        #expect(answers[0].contains("\r\nRateLimit: \"requests\";r=1;t=1") && answers[2].contains("Connection: close"))
    }

    @Test("The body of a client past its rate is not read")
    func rateWithBody() throws {
        let server = try TestServer { $0.rate = RateLimit(rate: 1, burst: 1) }
        let client = try Client(port: server.port)
        try client.send(get)
        _ = try client.response()
        try client.send("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n")
        let head = try client.response().head
        #expect(head.hasPrefix("HTTP/1.1 429 ") && head.contains("\r\nConnection: close"))
        #expect(try client.rest().isEmpty)
    }

    @Test("Without a limit no answer speaks of one")
    func noRate() throws {
        let server = try TestServer()
        let client = try Client(port: server.port)
        try client.send(get)
        #expect(try !client.response().head.contains("RateLimit"))
    }

    // MARK: Connections

    @Test("An address past its connections gets 429, and a place again once one has gone")
    func connectionsPerAddress() throws {
        let server = try TestServer { $0.connectionsPerAddress = 2 }
        var clients = try (0..<2).map { _ in try Client(port: server.port) }
        for client in clients {
            try client.send(get)
            #expect(try client.response().head.hasPrefix("HTTP/1.1 200 "))
        }
        let third = try Client(port: server.port)
        let (head, body) = try third.response()
        #expect(head.hasPrefix("HTTP/1.1 429 ") && head.contains("\r\nRetry-After: 1"))
        #expect(String(decoding: body, as: UTF8.self).contains("may have 2 connections"))
        third.endOutput()
        #expect(try third.rest().isEmpty)
        clients.removeAll()
        var served = false
        for _ in 0..<100 where !served {
            let next = try Client(port: server.port)
            try next.send(get)
            served = (try? next.response().head.hasPrefix("HTTP/1.1 200")) ?? false
        }
        #expect(served)
    }

    @Test("When all places are taken, a connection that is of no use makes room")
    func makesRoom() throws {
        let server = try TestServer {
            $0.loops = 1
            $0.connections = 2
        }
        let idle = try Client(port: server.port)
        let silent = try Client(port: server.port)
        try idle.send(get)
        _ = try idle.response()
        // The wait is what is tested: a connection has a right to its place for its first second.
        var next = try Client(port: server.port)
        #expect(try next.response().head.hasPrefix("HTTP/1.1 503 "))
        usleep(1_200_000)
        next = try Client(port: server.port)
        try next.send(get)
        #expect(try next.response().head.hasPrefix("HTTP/1.1 200 "))
        #expect(try silent.rest().isEmpty)
        try idle.send(get)
        #expect(try idle.response().head.hasPrefix("HTTP/1.1 200 "))
    }

    // MARK: Trusted proxies and the PROXY protocol

    private func peers(_ server: TestServer) -> [String] {
        server.server.drain()
        return server.log.lines.compactMap { line in
            line.firstRange(of: #""peer":""#).map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
        }
    }

    @Test("A trusted proxy is believed about its client; the next request is asked anew")
    func forwarded() throws {
        let server = try TestServer {
            $0.trustedProxies = (try? TrustedProxies("127.0.0.0/8")) ?? TrustedProxies()
            $0.rate = RateLimit(rate: 1, burst: 1)
        }
        let client = try Client(port: server.port)
        func ask(_ field: String) throws -> String {
            try client.send("GET /x HTTP/1.1\r\nHost: h\r\n\(field)\r\n")
            return try String(client.response().head.prefix(12))
        }
        #expect(try ask("X-Forwarded-For: 9.9.9.9, 192.0.2.1\r\n") == "HTTP/1.1 200")
        #expect(try ask("X-Forwarded-For: 8.8.8.8, 192.0.2.1\r\n") == "HTTP/1.1 429")
        #expect(try ask("X-Forwarded-For: 192.0.2.2\r\n") == "HTTP/1.1 200")
        // The proxy's own requests are not limited.
        #expect(try ask("") == "HTTP/1.1 200")
        #expect(try ask("Forwarded: for=192.0.2.1\r\n") == "HTTP/1.1 200")
        #expect(peers(server) == ["192.0.2.1", "192.0.2.1", "192.0.2.2", "127.0.0.1", "127.0.0.1"])
    }

    @Test("Whom a trusted proxy hides is limited with all whom it hides", arguments: ["unknown", "_x", "fe80::1%eth0"])
    func hidden(hop: String) throws {
        let server = try TestServer {
            $0.trustedProxies = (try? TrustedProxies("127.0.0.0/8")) ?? TrustedProxies()
            $0.rate = RateLimit(rate: 1, burst: 1)
        }
        let client = try Client(port: server.port)
        func ask(_ field: String) throws -> String {
            try client.send("GET /x HTTP/1.1\r\nHost: h\r\n\(field)\r\n")
            return try String(client.response().head.prefix(12))
        }
        #expect(try ask("X-Forwarded-For: \(hop)\r\n") == "HTTP/1.1 200")
        #expect(try ask("X-Forwarded-For: 192.0.2.1, \(hop)\r\n") == "HTTP/1.1 429")
        #expect(try ask("") == "HTTP/1.1 200")
        #expect(try ask("X-Forwarded-For: 192.0.2.1\r\n") == "HTTP/1.1 200")
    }

    @Test("Nobody else is believed")
    func untrusted() throws {
        let server = try TestServer {
            $0.trustedProxies = (try? TrustedProxies("10.0.0.0/8")) ?? TrustedProxies()
            $0.usesProxyProtocol = true
        }
        let client = try Client(port: server.port)
        try client.send("GET /x HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")
        #expect(try client.response().head.hasPrefix("HTTP/1.1 200 "))
        let liar = try Client(port: server.port)
        try liar.send("PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n" + get)
        #expect(try liar.response().head.hasPrefix("HTTP/1.1 400 "))
        #expect(peers(server) == ["127.0.0.1", "127.0.0.1"])
    }

    private func proxied(_ configure: (inout ServerConfiguration) -> Void = { _ in }) throws -> TestServer {
        try TestServer {
            $0.trustedProxies = (try? TrustedProxies("127.0.0.1")) ?? TrustedProxies()
            $0.usesProxyProtocol = true
            configure(&$0)
        }
    }

    @Test("The header of the PROXY protocol names the client, in one piece with the request or in many")
    func proxyHeader() throws {
        let server = try proxied()
        let client = try Client(port: server.port)
        try client.send("PROXY TCP4 192.0.2.1 198.51.100.1 56324 443\r\n" + get)
        #expect(try client.response().head.hasPrefix("HTTP/1.1 200 "))
        let slow = try Client(port: server.port)
        for octet in Array("PROXY TCP6 2001:db8::1 ::1 1 2\r\n".utf8) { try slow.send([octet]) }
        try slow.send(get)
        #expect(try slow.response().head.hasPrefix("HTTP/1.1 200 "))
        let local = try Client(port: server.port)
        try local.send(ProxyHeaderParserTests.signature + [0x20, 0, 0, 0] + Array(get.utf8))
        #expect(try local.response().head.hasPrefix("HTTP/1.1 200 "))
        #expect(peers(server).sorted() == ["127.0.0.1", "192.0.2.1", "2001:db8::1"])
    }

    @Test("Limits hold for the client that the header names")
    func proxyHeaderLimits() throws {
        let server = try proxied { $0.connectionsPerAddress = 1 }
        let clients = try (0..<3).map { _ in try Client(port: server.port) }
        for (client, address) in zip(clients, ["192.0.2.1", "192.0.2.2", "192.0.2.1"]) {
            try client.send("PROXY TCP4 \(address) 198.51.100.1 56324 443\r\n" + get)
        }
        let statuses = try clients.map { try String($0.response().head.prefix(12)) }
        #expect(statuses.filter { $0 == "HTTP/1.1 200" }.count == 2 && statuses[1] == "HTTP/1.1 200")
    }

    @Test("A header that is missing, malformed or late closes the connection, and the log says why")
    func faultyProxyHeader() throws {
        let server = try proxied { $0.proxyHeaderTimeout = 100 }
        let missing = try Client(port: server.port)
        try missing.send(get)
        #expect(try missing.rest().isEmpty)
        let late = try Client(port: server.port)
        try late.send("PROXY TCP4 ")
        #expect(try late.rest().isEmpty)
        let cut = try Client(port: server.port)
        try cut.send("PROXY TCP4 ")
        cut.endOutput()
        #expect(try cut.rest().isEmpty)
        let reasons = server.log.records.filter { $0.event == "proxy-header" }.map { $0.fields.last?.1 }
        #expect(
            reasons == [
                .string("It begins neither with \"PROXY \" nor with the signature of version 2."),
                .string("It did not arrive in time."), .string("The connection ended in front of its end."),
            ]
        )
    }

    // MARK: Memory

    /// Sends the head of a body of `length` octets and all of it but the last.
    private func begin(_ length: Int, _ server: TestServer) throws -> Client {
        let client = try Client(port: server.port)
        try client.send("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: \(length)\r\n\r\n")
        try client.send([UInt8](repeating: 0x78, count: length - 1))
        return client
    }

    @Test("Large bodies beyond the limit are refused before they are read; small ones and lookups are answered")
    func memory() throws {
        let server = try TestServer {
            $0.loops = 1
            $0.bodyMemory = 1_000_000
        }
        var holder: Client? = try begin(900_000, server)
        let lookup = try Client(port: server.port)
        // One loop: once it has answered, it has read what came before.
        var refusal = ""
        for _ in 0..<500 where !refusal.hasPrefix("HTTP/1.1 503") {
            let client = try Client(port: server.port)
            try client.send("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 200000\r\nExpect: 100-continue\r\n\r\n")
            refusal = try client.response().head
            usleep(1_000)
        }
        #expect(refusal.hasPrefix("HTTP/1.1 503 ") && refusal.contains("\r\nRetry-After: 1"))
        try lookup.send(get)
        #expect(try lookup.response().head.hasPrefix("HTTP/1.1 200 "))
        let small = try begin(50_000, server)
        try small.send("x")
        #expect(try small.response().body.count == 50_000)
        try holder?.send("x")
        #expect(try holder?.response().body.count == 900_000)
        holder = nil
        var accepted = ""
        for _ in 0..<500 where !accepted.hasPrefix("HTTP/1.1 200") {
            let next = try begin(900_000, server)
            try? next.send("x")
            accepted = (try? next.response().head) ?? ""
        }
        #expect(accepted.hasPrefix("HTTP/1.1 200 "))
    }

    @Test("Answers that nobody takes count, wherever they were made; with no room left little of them is read on")
    func memoryOfAnswers() throws {
        let server = try TestServer {
            $0.loops = 1
            $0.bodyMemory = 1_000_000
        }
        let idle = try Client(port: server.port, receiveBuffer: 4_096)
        try idle.send("GET /large HTTP/1.1\r\nHost: h\r\n\r\n")
        var waiting = pollfd(fd: idle.descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&waiting, 1, 10_000) == 1)
        let client = try Client(port: server.port)
        try client.send("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 200000\r\nExpect: 100-continue\r\n\r\n")
        #expect(try client.response().head.hasPrefix("HTTP/1.1 503 "))
        let lookup = try Client(port: server.port)
        try lookup.send(String(repeating: get, count: 1_000))
        for _ in 0..<1_000 { #expect(try lookup.response().head.hasPrefix("HTTP/1.1 200 ")) }
    }

    @Test("A chunked body that never ends is cut off with 503 when there is no more room for it")
    func chunkedMemory() throws {
        let server = try TestServer {
            $0.loops = 1
            $0.bodyMemory = 1_000_000
        }
        let client = try Client(port: server.port)
        try client.send("POST /echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 0x78, count: 65_536) + [13, 10]
        for _ in 0..<64 { guard (try? client.send(chunk)) != nil else { break } }
        let head = try client.response().head
        #expect(head.hasPrefix("HTTP/1.1 503 ") && head.contains("\r\nConnection: close"))
    }

    @Test("The body of a connection that has gone counts until the work on it is done")
    func memoryOfWork() throws {
        let server = try TestServer {
            $0.loops = 1
            $0.workers = 1
            $0.bodyMemory = 1_000_000
        }
        let gate = try Gate()
        let blocker = try Client(port: server.port)
        try blocker.send(gate.request)
        do {
            let gone = try begin(900_000, server)
            try gone.send("x")
            // Nothing is to come before the gate opens: the work waits behind it.
            var waiting = pollfd(fd: gone.descriptor, events: Int16(POLLIN), revents: 0)
            #expect(poll(&waiting, 1, 300) == 0)
            gone.reset()
        }
        let ask = "POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 200000\r\nExpect: 100-continue\r\n\r\n"
        for _ in 0..<10 {
            let client = try Client(port: server.port)
            try client.send(ask)
            #expect(try client.response().head.hasPrefix("HTTP/1.1 503 "))
        }
        gate.open()
        #expect(try blocker.response().head.hasPrefix("HTTP/1.1 200 "))
        var head = ""
        for _ in 0..<500 where !head.hasPrefix("HTTP/1.1 100") {
            let client = try Client(port: server.port)
            try client.send(ask)
            head = try client.response().head
        }
        #expect(head.hasPrefix("HTTP/1.1 100 "))
    }
}
