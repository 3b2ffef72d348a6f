import HTTPServer
import Testing

@Suite struct ClientAddressTests {
    @Test(
        "A numeric address is read and written in its one form",
        arguments: [
            ("192.0.2.1", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"),
            ("2001:DB8:0:0::1", "2001:db8::1"), ("::1", "::1"), ("::", "::"), ("::ffff:192.0.2.7", "192.0.2.7"),
        ]
    )
    func reads(_ sample: (text: String, form: String)) throws {
        #expect(try #require(ClientAddress(sample.text)).description == sample.form)
    }

    @Test(
        "What is no numeric address is refused",
        arguments: [
            "", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1.2.3.4:80", "[::1]", "fe80::1%lo", ":::", "unix",
            "localhost", "1.2.3.4 ", String(repeating: "1", count: 200),
        ]
    )
    func refuses(_ text: String) { #expect(ClientAddress(text) == nil) }

    @Test("An IPv6 address counts by its first 64 bits, an IPv4 one by all of it")
    func network() throws {
        let one = try #require(ClientAddress("2001:db8:1:2:3:4:5:6"))
        let other = try #require(ClientAddress("2001:db8:1:2::9"))
        #expect(one != other && one.network == other.network)
        #expect(one.network.description == "2001:db8:1:2::")
        let last = try #require(ClientAddress("192.0.2.1"))
        #expect(last.network == last)
    }

    @Test("What is not an address has a name all the same")
    func names() {
        #expect(ClientAddress.unix.description == "unix" && ClientAddress.unknown.description.isEmpty)
    }
}
