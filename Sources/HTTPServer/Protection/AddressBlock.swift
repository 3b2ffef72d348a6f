/// The addresses that begin with the same bits: `10.0.0.0/8`, `2001:db8::/32`, or a single one.
package struct AddressBlock: Hashable, Sendable {
    private let address: ClientAddress
    /// Bits that are the same, counted as in an IPv6 address.
    private let length: Int

    /// Reads CIDR notation (RFC 4632 §3.1, RFC 4291 §2.3); without a length it is one address.
    ///
    /// Bits behind the length must be zero, so that a slip is not passed over.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let address = ClientAddress(first) else { return nil }
        let bits = address.family == .ipv4 ? 32 : 128
        var length = bits
        if parts.count == 2 {
            guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let given = Int(parts[1]), given <= bits
            else { return nil }
            length = given
        }
        self.address = address
        self.length = 128 - bits + length
        guard Self.masked(address, self.length) == (address.high, address.low) else { return nil }
    }

    package func contains(_ other: ClientAddress) -> Bool {
        other.family == address.family && Self.masked(other, length) == (address.high, address.low)
    }

    private static func masked(_ address: ClientAddress, _ length: Int) -> (UInt64, UInt64) {
        // A shift by the whole width gives zero.
        let high = length >= 64 ? UInt64.max : ~(UInt64.max >> UInt64(length))
        let low = length >= 128 ? UInt64.max : length <= 64 ? 0 : ~(UInt64.max >> UInt64(length - 64))
        return (address.high & high, address.low & low)
    }
}
