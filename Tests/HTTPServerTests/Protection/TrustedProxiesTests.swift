import HTTPServer
import Testing

@Suite struct TrustedProxiesTests {
    private let proxies: TrustedProxies

    init() throws { proxies = try TrustedProxies("127.0.0.1, 10.0.0.0/8,unix") }

    @Test(
        "The client is the nearest hop that is not trusted",
        arguments: [
            ("203.0.113.1", ["198.51.100.1"], "203.0.113.1"),
            ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", ["192.0.2.66", "198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", ["192.0.2.66", "198.51.100.1", "10.2.2.2"], "198.51.100.1"),
            ("10.0.0.1", [], "10.0.0.1"),
            ("10.0.0.1", ["10.0.0.9", "10.0.0.3"], "10.0.0.9"),
            ("10.0.0.1", ["198.51.100.1", "hidden", "10.0.0.3"], "10.0.0.3"),
            ("unix", ["198.51.100.1"], "198.51.100.1"),
        ]
    )
    func client(_ sample: (peer: String, hops: [String], client: String)) throws {
        let peer = sample.peer == "unix" ? .unix : try #require(ClientAddress(sample.peer))
        let client = proxies.client(peer: peer, hops: sample.hops.map { ClientAddress($0) })
        #expect(client.address.description == sample.client)
        #expect(client.isHidden == sample.hops.contains("hidden"))
    }

    @Test("Nobody is trusted who is not named")
    func nobody() throws {
        #expect(TrustedProxies().isEmpty && !TrustedProxies().contains(.unix) && !TrustedProxies().contains(.unknown))
        #expect(!proxies.isEmpty && proxies.contains(.unix))
        #expect(try !TrustedProxies("::1").contains(.unix))
    }

    @Test(
        "An element that is no block is named",
        arguments: ["", "10.0.0.0/8,", "10.0.0.1/8", "all", "10.0.0.1 10.0.0.2", "10.0.0.0/8;::1"]
    )
    func faulty(_ list: String) {
        #expect(throws: AddressListError.self) { try TrustedProxies(list) }
    }
}
