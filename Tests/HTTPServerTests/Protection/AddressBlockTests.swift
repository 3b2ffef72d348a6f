import HTTPServer
import Testing

@Suite struct AddressBlockTests {
    @Test(
        "A block holds what begins with its bits, and nothing else",
        arguments: [
            ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false),
            ("10.0.0.0/8", "9.255.255.255", false),
            ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "::1", false), ("192.0.2.1", "192.0.2.1", true),
            ("192.0.2.1/32", "192.0.2.2", false), ("192.0.2.128/25", "192.0.2.127", false),
            ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::", false),
            ("::/0", "2001:db8::1", true), ("::/0", "10.0.0.1", false), ("::1/128", "::1", true), ("::1", "::2", false),
            ("2001:db8:0:1::/64", "2001:db8:0:1:8000::", true), ("2001:db8:0:1::/65", "2001:db8:0:1:8000::", false),
            ("2001:db8::/63", "2001:db8:0:1::", true), ("10.0.0.0/8", "::ffff:10.1.1.1", true),
        ]
    )
    func contains(_ sample: (block: String, address: String, isIn: Bool)) throws {
        let block = try #require(AddressBlock(sample.block))
        #expect(block.contains(try #require(ClientAddress(sample.address))) == sample.isIn)
    }

    @Test(
        "What is no block is refused, bits behind the length among it",
        arguments: [
            "", "10.0.0.0/", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/8/8", "10.0.0.1/8", "2001:db8::1/32",
            "10.0.0.0/+8", "unix", "10/8", "10.0.0.0/99999999999999999999",
        ]
    )
    func refuses(_ text: String) { #expect(AddressBlock(text) == nil) }
}
