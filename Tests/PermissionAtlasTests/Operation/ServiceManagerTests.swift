import Testing

@testable import permission_atlas

@Suite("The service manager")
struct ServiceManagerTests {
    @Test("The watchdog's interval is taken where it is meant for this process")
    func watchdog() {
        #expect(ServiceManager(["WATCHDOG_USEC": "5"], process: 7).watchdog == 5)
        #expect(ServiceManager(["WATCHDOG_USEC": "5", "WATCHDOG_PID": "7"], process: 7).watchdog == 5)
        #expect(ServiceManager(["WATCHDOG_USEC": "5", "WATCHDOG_PID": "8"], process: 7).watchdog == nil)
        #expect(ServiceManager(["WATCHDOG_USEC": "0"], process: 7).watchdog == nil)
        #expect(ServiceManager([:], process: 7).watchdog == nil)
    }

    @Test("A socket that nobody listens on, or that is none, is no trouble")
    func nobody() {
        for name in ["/no/such/socket", "@nobody", "relative", "/\(String(repeating: "a", count: 200))"] {
            ServiceManager(["NOTIFY_SOCKET": name]).ready("here")
        }
    }

    @Test("Each turn of the service is one message")
    func messages() throws {
        let socket = try NotifySocket()
        let manager = ServiceManager(["NOTIFY_SOCKET": socket.path])
        manager.ready("here")
        #expect(socket.receive() == ["READY=1", "STATUS=here"])
        manager.reloading()
        let reloading = try #require(socket.receive())
        #expect(reloading.first == "RELOADING=1" && reloading.last == "STATUS=Reloading")
        #expect(reloading.contains { $0.hasPrefix("MONOTONIC_USEC=") && Int($0.dropFirst(15)) != nil })
        manager.alive()
        #expect(socket.receive() == ["WATCHDOG=1"])
        manager.stopping()
        #expect(socket.receive() == ["STOPPING=1", "STATUS=Draining"])
    }
}
