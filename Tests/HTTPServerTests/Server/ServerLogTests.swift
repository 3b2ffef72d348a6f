import HTTPServer
import Logging
import Testing

@Suite struct ServerLogTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test("Each request is a line of JSON, without its body")
    func log() throws {
        let server = try TestServer()
        let client = try Client(port: server.port)
        try client.send("POST /echo?a=b HTTP/1.1\r\nHost: h\r\nX-Request-Id: one\r\nContent-Length: 6\r\n\r\nsecret")
        _ = try client.response()
        try client.send("nonsense\r\n\r\n")
        _ = try client.rest()
        server.server.drain()
        let lines = server.log.lines
        try #require(lines.count == 2)
        #expect(lines[0].contains(#""event":"request","id":"one","method":"POST","target":"/echo?a=b","status":404,"#))
        #expect(lines[0].hasSuffix(#","peer":"127.0.0.1"}"#))
        #expect(lines[1].contains(#""method":"-","target":"","status":400,"#))
        #expect(!lines.joined().contains("secret"))
        #expect(server.log.records.map(\.event) == ["listening", "draining"])
    }

    @Test("The log of requests can be switched off")
    func noLog() throws {
        let server = try TestServer { $0.logsRequests = false }
        let client = try Client(port: server.port)
        try client.send(get)
        _ = try client.response()
        server.server.drain()
        #expect(server.log.lines.isEmpty)
    }
}
