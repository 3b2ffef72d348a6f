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
}
