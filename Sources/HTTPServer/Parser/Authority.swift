/// The grammar of a host with an optional port (RFC 3986 §3.2.2 and §3.2.3).
enum Authority {
    /// Whether `octets` are a registered name, IPv4 address or bracketed IPv6 literal, then perhaps `:` and a port up
    /// to 65535.
    ///
    /// An empty host is not valid (RFC 9110 §4.2.1).
    static func isValid(_ octets: [UInt8], _ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        if at < range.upperBound, octets[at] == 0x5B {
            guard let end = octets[range].firstIndex(of: 0x5D), isLiteral(octets[(at + 1)..<end]) else { return false }
            at = end + 1
        } else {
            while at < range.upperBound, octets[at] != Octet.colon {
                if Octet.isRegisteredName(octets[at]) {
                    at += 1
                } else {
                    guard octets[at] == Octet.percent, at + 2 < range.upperBound,
                        Octet.hexadecimal(octets[at + 1]) != nil, Octet.hexadecimal(octets[at + 2]) != nil
                    else { return false }
                    at += 3
                }
            }
            guard at > range.lowerBound else { return false }
        }
        guard at < range.upperBound else { return true }
        return octets[at] == Octet.colon && isPort(octets[(at + 1)..<range.upperBound])
    }

    /// Hexadecimal groups, colons, and dots of an embedded IPv4 address, with two colons at least.
    private static func isLiteral(_ literal: ArraySlice<UInt8>) -> Bool {
        guard literal.count <= 45, literal.count(where: { $0 == Octet.colon }) >= 2 else { return false }
        return literal.allSatisfy { $0 == Octet.colon || $0 == 0x2E || Octet.hexadecimal($0) != nil }
    }

    private static func isPort(_ digits: ArraySlice<UInt8>) -> Bool {
        guard digits.count <= 5, digits.allSatisfy(Octet.isDigit) else { return false }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 65_535
    }
}
