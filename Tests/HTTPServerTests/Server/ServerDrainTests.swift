import HTTPServer
import Testing

@Suite struct ServerDrainTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test("A drain answers what is under way, closes what is idle, and frees the port")
    func drain() throws {
        let server = try TestServer()
        let gate = try Gate()
        let busy = try Client(port: server.port)
        try busy.send(gate.request)
        let idle = try Client(port: server.port)
        try idle.send(get)
        _ = try idle.response()
        server.server.beginDrain()
        #expect(try idle.rest() == "")
        gate.open()
        let output = try busy.rest()
        #expect(output.hasSuffix("done\n") && output.contains("\r\nConnection: close\r\n"))
        server.server.drain()
        #expect(throws: (any Error).self) { try Client(port: server.port) }
    }

    @Test("A drain does not wait for ever; requests that it leaves no time for hear so")
    func drainDeadline() throws {
        let server = try TestServer {
            $0.drainTimeout = 200
            $0.workers = 1
        }
        let gate = try Gate()
        // At work, waiting for the worker, and still sending its body.
        let clients = try [gate.request, gate.request, gate.head].map { request in
            let client = try Client(port: server.port)
            try client.send(request)
            return client
        }
        let other = try Client(port: server.port)
        try other.send(get)
        _ = try other.response()
        // The idle one has been shut down, and has not closed its side.
        #expect(server.server.drain() == 4)
        for client in clients {
            let answer = try client.rest()
            #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("\r\nConnection: close\r\n"))
            #expect(answer.contains("\r\nRetry-After: 1\r\n"))
        }
        #expect(try other.rest() == "")
        gate.open()
    }

    @Test("A client that connected before the drain, or while it begins, is answered; one that comes later is not")
    func connectedBefore() throws {
        let server = try TestServer {
            $0.loops = 1
            $0.limits.drainGrace = 300
        }
        let before = try (0..<20).map { _ in try Client(port: server.port) }
        server.server.beginDrain()
        for client in before { try client.send(get) }
        for client in before {
            let output = try client.rest()
            #expect(output.hasPrefix("HTTP/1.1 200 OK\r\n") && output.contains("\r\nConnection: close\r\n"))
            #expect(client.end == .closed)
        }
        server.server.drain()
        #expect(throws: (any Error).self) { try Client(port: server.port) }
    }

    @Test("An idle client hears the end of the stream, and no reset for a request that crosses it")
    func crossing() throws {
        let server = try TestServer()
        let client = try Client(port: server.port)
        try client.send(get)
        _ = try client.response()
        server.server.beginDrain()
        #expect(try client.rest() == "")
        try client.send(get)
        #expect(try client.rest() == "")
        #expect(client.end == .closed)
    }

    @Test("A UNIX socket is gone from its path as soon as a drain begins, and who is connected is answered")
    func unixSocket() throws {
        let file = try TemporaryFile()
        let server = try TestServer { $0.addresses = [.unix(path: file.path, mode: 0o600)] }
        let client = try Client(path: file.path)
        server.server.beginDrain()
        #expect(throws: (any Error).self) { try Client(path: file.path) }
        try client.send(get)
        #expect(try client.rest().hasSuffix("found\n"))
    }
}
