import HTTPServer
import Logging
import Metrics

/// A running server on a free port of the loopback address, drained at the end of its test.
final class TestServer {
    let server: Server
    let log = MemorySink()
    let metrics = Registry()
    let addresses: [BoundAddress]
    var port: UInt16? { addresses.first?.port }

    init(_ configure: (inout ServerConfiguration) -> Void = { _ in }) throws {
        var configuration = ServerConfiguration()
        configuration.addresses = [.tcp(host: "127.0.0.1", port: 0)]
        configuration.loops = 2
        configuration.limits.drainGrace = 50
        configuration.drainTimeout = 2_000
        configure(&configuration)
        server = Server(configuration: configuration, service: EchoService(), log: log, metrics: metrics)
        addresses = try server.start()
    }

    deinit { server.drain() }
}
