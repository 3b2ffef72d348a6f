/// The grammar of a host with an optional port (RFC 3986 §3.2.2 and §3.2.3).
enum Authority {
    /// Whether `octets` are a registered name, IPv4 address or bracketed IPv6 literal, then perhaps `:` and a port up
    /// to 65535.
    ///
    /// An empty host is not valid (RFC 9110 §4.2.1).
    static func isValid(_ octets: ArraySlice<UInt8>) -> Bool {
        let afterHost: ArraySlice<UInt8>
        if octets.first == 0x5B {
            guard let end = octets.firstIndex(of: 0x5D), isLiteral(octets[(octets.startIndex + 1)..<end]) else {
                return false
            }
            afterHost = octets[(end + 1)...]
        } else {
            let host = octets.prefix { $0 != Octet.colon }
            guard !host.isEmpty, isName(host) else { return false }
            afterHost = octets[host.endIndex...]
        }
        guard let first = afterHost.first else { return true }
        return first == Octet.colon && isPort(afterHost.dropFirst())
    }

    private static func isName(_ host: ArraySlice<UInt8>) -> Bool {
        var escape = 0
        for octet in host {
            if escape > 0 {
                guard Octet.hexadecimal(octet) != nil else { return false }
                escape -= 1
            } else if octet == Octet.percent {
                escape = 2
            } else if !Octet.isRegisteredName(octet) {
                return false
            }
        }
        return escape == 0
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
