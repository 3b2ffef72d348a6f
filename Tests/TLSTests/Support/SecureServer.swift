import HTTPModel
import HTTPServer
import Logging
import Metrics
import TLS

/// A running server that speaks TLS on a free port of the loopback address.
final class SecureServer {
    let server: Server
    let contexts: TLSContexts
    let log = MemorySink()
    let metrics = Registry()
    let addresses: [BoundAddress]
    private let certificate: TestCertificate
    var port: UInt16? { addresses.first?.port }

    init(_ configure: (inout ServerConfiguration) -> Void = { _ in }) throws {
        certificate = try TestCertificate(["a.test"])
        contexts = try TLSContexts([certificate.files], log: log)
        var configuration = ServerConfiguration()
        configuration.addresses = [.tcp(host: "127.0.0.1", port: 0)]
        configuration.loops = 2
        configuration.limits.drainGrace = 50
        configuration.drainTimeout = 2_000
        configuration.secureChannels = contexts
        configure(&configuration)
        server = Server(configuration: configuration, service: LengthService(), log: log, metrics: metrics)
        addresses = try server.start()
    }

    deinit { server.drain() }
}

/// Answers a POST with the length of its body, `/large` with very much, anything else with its target.
private struct LengthService: Service {
    func execution(of head: Request) -> Execution { .inline }

    func respond(to request: Request) -> Response {
        switch (request.method, request.target) {
        case (.post, _): Response(.ok, body: Array("\(request.body.count)".utf8))
        case (_, "/large"): Response(.ok, body: [UInt8](repeating: 0x78, count: TLSServerTests.largeCount))
        default: Response(.ok, body: Array(request.target.utf8))
        }
    }

    func refusal(_ status: Status, detail: String, id: String) -> Response {
        Response(status, body: Array(detail.utf8))
    }
}
