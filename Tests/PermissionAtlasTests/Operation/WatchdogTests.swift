import Foundation
import HTTPServer
import Logging
import Testing

@testable import permission_atlas

@Suite("The watchdog")
struct WatchdogTests {
    /// Microseconds.
    private static let interval = 20_000

    private let manager: NotifySocket
    private let service = GateService()
    private let server: Server
    private let port: UInt16

    init() throws {
        manager = try NotifySocket()
        var configuration = ServerConfiguration()
        configuration.addresses = [.tcp(host: "127.0.0.1", port: 0)]
        configuration.loops = 1
        configuration.limits.drainGrace = 20
        server = Server(configuration: configuration, service: service, log: MemorySink())
        port = try #require(try server.start().first?.port)
    }

    private func watch(_ environment: [String: String]) -> Watchdog {
        Watchdog(ServiceManager(environment.merging(["NOTIFY_SOCKET": manager.path]) { $1 }), server)
    }

    @Test("It says again and again that the loops turn, and nothing while one is stuck")
    func stuck() throws {
        let watchdog = watch(["WATCHDOG_USEC": "\(Self.interval)"])
        for _ in 0..<3 { #expect(manager.receive() == ["WATCHDOG=1"]) }
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(client) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafeBytes(of: &address) { bytes in
            connect(client, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
        }
        #expect(connected == 0)
        let request = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"
        send(client, request, request.utf8.count, Int32(MSG_NOSIGNAL))
        #expect(service.holdsLoop())
        // What was said before may still be on its way. Silence for fifty times as long as it lasts between two messages
        // comes only where none is sent.
        var messages = 0
        while messages < 100, manager.receive(within: 500) != nil { messages += 1 }
        #expect(messages < 100)
        service.open()
        #expect(manager.receive() == ["WATCHDOG=1"])
        _ = withExtendedLifetime(watchdog) { server.drain() }
    }

    @Test("It is still where the manager does not ask for it")
    func unasked() {
        let watchdog = watch([:])
        #expect(manager.receive(within: 100) == nil)
        _ = withExtendedLifetime(watchdog) { server.drain() }
    }
}
