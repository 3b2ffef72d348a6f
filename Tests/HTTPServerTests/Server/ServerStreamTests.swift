import HTTPServer
import Testing

@Suite struct ServerStreamTests {
    private func get(_ target: String) -> String { "GET \(target) HTTP/1.1\r\nHost: h\r\n\r\n" }

    @Test("A streamed body arrives whole, the connection lives on, and others are answered meanwhile")
    func whole() throws {
        let server = try TestServer { $0.loops = 1 }
        let slow = try Client(port: server.port, receiveBuffer: 4_096)
        try slow.send(get("/stream") + get("/stream") + get("/x"))
        let other = try Client(port: server.port)
        try other.send(get("/x"))
        #expect(try other.response().body == Array("found\n".utf8))
        let body = StreamedText.octets(0..<EchoService.streamCount)
        for _ in 0..<2 { #expect(try slow.response().body == body) }
        #expect(try slow.response().body == Array("found\n".utf8))
    }

    @Test("A client that has closed its sending side gets the whole body, and the end")
    func halfClosed() throws {
        let server = try TestServer()
        let client = try Client(port: server.port)
        try client.send(get("/stream"))
        client.endOutput()
        #expect(try client.response().body.count == EchoService.streamCount)
        #expect(try client.rest() == "")
        #expect(client.end == .closed)
    }

    @Test("A body that breaks is cut short by the end of the connection")
    func broken() throws {
        let server = try TestServer()
        let client = try Client(port: server.port)
        try client.send(get("/broken"))
        let output = try client.rest()
        #expect(output.contains("\r\nContent-Length: \(EchoService.streamCount)\r\n"))
        #expect(output.utf8.count < EchoService.streamCount)
    }
}
