import HTTPServer
import Testing

@Suite struct ServerDrainTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test("A drain answers what is under way, closes what is idle, and frees the port")
    func drain() throws {
        let server = try TestServer()
        let gate = try TemporaryFile()
        gate.create()
        let busy = try Client(port: server.port)
        try busy.send("POST /slow HTTP/1.1\r\nHost: h\r\nContent-Length: \(gate.path.utf8.count)\r\n\r\n\(gate.path)")
        let idle = try Client(port: server.port)
        try idle.send(get)
        _ = try idle.response()
        server.server.beginDrain()
        #expect(try idle.rest() == "")
        gate.remove()
        let output = try busy.rest()
        #expect(output.hasSuffix("done\n") && output.contains("\r\nConnection: close\r\n"))
        server.server.drain()
        #expect(throws: (any Error).self) { try Client(port: server.port) }
    }

    @Test("A drain does not wait for ever")
    func drainDeadline() throws {
        let server = try TestServer { $0.drainTimeout = 200 }
        let gate = try TemporaryFile()
        gate.create()
        let busy = try Client(port: server.port)
        try busy.send("POST /slow HTTP/1.1\r\nHost: h\r\nContent-Length: \(gate.path.utf8.count)\r\n\r\n\(gate.path)")
        let other = try Client(port: server.port)
        try other.send(get)
        _ = try other.response()
        server.server.drain()
        #expect(try busy.rest() == "")
        gate.remove()
    }
}
