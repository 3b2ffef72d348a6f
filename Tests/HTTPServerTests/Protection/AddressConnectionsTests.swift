import Dispatch
import Testing

@testable import HTTPServer

@Suite struct AddressConnectionsTests {
    @Test("Connections count by address, IPv6 by network, and go one by one")
    func counts() {
        let connections = AddressConnections()
        let one = ClientAddress(ipv4: 1)
        #expect((0..<3).map { _ in connections.add(one) } == [1, 2, 3])
        connections.remove(one)
        #expect(connections.add(one) == 3)
        #expect(connections.add(ClientAddress(ipv6High: 1, low: 1)) == 1)
        #expect(connections.add(ClientAddress(ipv6High: 1, low: 2)) == 2)
        for _ in 0..<3 { connections.remove(one) }
        #expect(connections.add(one) == 1)
    }

    @Test("Connections that many threads open and close at once are all counted")
    func threads() {
        let connections = AddressConnections()
        let one = ClientAddress(ipv4: 1)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2_000 {
                _ = connections.add(one)
                _ = connections.add(one)
                connections.remove(one)
            }
        }
        #expect(connections.add(one) == 16_001)
    }
}
