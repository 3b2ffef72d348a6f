import Foundation
import HTTPServer
import Logging
import Metrics
import Testing

@Suite struct ServerMetricsTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    private func text(_ registry: Registry) -> String {
        String(decoding: registry.text(as: .prometheus), as: UTF8.self)
    }

    @Test("Requests are counted by route, method and status, whatever a client names them")
    func requests() throws {
        let server = try TestServer()
        let client = try Client(port: server.port)
        for method in ["GET", "HEAD", "DELETE", "PUT"] {
            try client.send("\(method) /x HTTP/1.1\r\nHost: h\r\n\r\n")
            if method == "HEAD" {
                _ = try client.response(toHead: true)
            } else {
                _ = try client.response()
            }
        }
        try client.send("POST /nowhere HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\nx")
        _ = try client.response()
        try client.send("nonsense\r\n\r\n")
        _ = try client.rest()
        let text = text(server.metrics)
        for line in [
            #"http_requests_total{route="/x",method="GET",status="200"} 1"#,
            #"http_requests_total{route="/x",method="HEAD",status="200"} 1"#,
            #"http_requests_total{route="/x",method="other",status="200"} 2"#,
            #"http_requests_total{route="none",method="POST",status="404"} 1"#,
            #"http_requests_total{route="none",method="other",status="400"} 1"#,
            #"http_refusals_total{reason="malformed-request"} 1"#,
            #"http_request_duration_seconds_count{execution="inline"} 6"#,
            #"connections_accepted_total 1"#,
        ] { #expect(text.contains("permission_atlas_\(line)\n"), "\(line)") }
    }

    @Test("Work under way, workers and octets are shown")
    func work() throws {
        let server = try TestServer {
            $0.workers = 1
            $0.workQueue = 1
        }
        let gate = try Gate()
        let clients = try (0..<3).map { _ in try Client(port: server.port) }
        for client in clients { try client.send(gate.request) }
        // One is refused, and one is at work while the other waits.
        let refused = try Client.firstToAnswer(clients)
        #expect(try refused.response().head.hasPrefix("HTTP/1.1 503"))
        for line in [
            "http_requests_in_flight 2", "workers 1", "workers_busy 1", "work_queue_depth 1", "work_queue_capacity 1",
            #"http_refusals_total{reason="queue-full"} 1"#,
        ] { #expect(text(server.metrics).contains("permission_atlas_\(line)\n"), "\(line)") }
        gate.open()
        var received = 0
        for client in clients where client !== refused { received += try client.response().body.count }
        let after = text(server.metrics)
        #expect(after.contains("permission_atlas_http_requests_in_flight 0\n"))
        #expect(after.contains(#"http_request_duration_seconds_count{execution="offloaded"} 3"#))
        #expect(after.contains("permission_atlas_received_bytes_total \(3 * gate.request.utf8.count)\n"))
        #expect(received == 10)
    }

    /// Waits until the text of the metrics holds `line`, for at most ten seconds.
    private func shows(_ line: String, _ server: TestServer) -> Bool {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            if text(server.metrics).contains("permission_atlas_\(line)\n") { return true }
            sched_yield()
        }
        return false
    }

    @Test("Connections are shown while they are open")
    func connections() throws {
        let server = try TestServer()
        let slow = try Client(port: server.port)
        try slow.send("GET /x HTTP/1.1\r\nHo")
        let idle = try Client(port: server.port)
        try idle.send(get)
        _ = try idle.response()
        #expect(shows("connections_open 2", server))
        slow.endOutput()
        idle.endOutput()
        #expect(shows("connections_open 0", server))
    }

    @Test("A timeout is counted by what it cut short")
    func timeouts() throws {
        let server = try TestServer {
            $0.limits.headerTimeout = 100
            $0.limits.idleTimeout = 100
        }
        let slow = try Client(port: server.port)
        try slow.send("GET /x HTTP/1.1\r\nHo")
        let idle = try Client(port: server.port)
        try idle.send(get)
        _ = try idle.response()
        _ = try slow.rest()
        _ = try idle.rest()
        slow.endOutput()
        idle.endOutput()
        server.server.drain()
        for line in [
            "connections_open 0", #"http_timeouts_total{phase="head"} 1"#, #"http_timeouts_total{phase="idle"} 1"#,
            #"http_timeouts_total{phase="body"} 0"#, #"http_refusals_total{reason="request-timeout"} 1"#,
        ] { #expect(shows(line, server), "\(line)") }
    }
}
