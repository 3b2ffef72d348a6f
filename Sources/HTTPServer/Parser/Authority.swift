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

    /// Eight groups, fewer where `::` stands for some; an IPv4 address may take the place of the last two.
    ///
    /// The form that RFC 3986 keeps for later versions is refused: there is none.
    private static func isLiteral(_ literal: ArraySlice<UInt8>) -> Bool {
        guard (2...45).contains(literal.count) else { return false }
        var parts = literal.split(separator: Octet.colon, omittingEmptySubsequences: false)
        // A colon at either end belongs to `::`, which leaves one empty part too many there.
        if parts[0].isEmpty {
            parts.removeFirst()
            guard parts.first?.isEmpty == true else { return false }
        }
        if parts.count > 1, parts[parts.count - 1].isEmpty {
            parts.removeLast()
            guard parts.last?.isEmpty == true else { return false }
        }
        var groups = 0
        var gaps = 0
        for (index, part) in parts.enumerated() {
            if part.isEmpty {
                gaps += 1
            } else if part.count <= 4, part.allSatisfy({ Octet.hexadecimal($0) != nil }) {
                groups += 1
            } else if index == parts.count - 1, isIPv4(part) {
                groups += 2
            } else {
                return false
            }
        }
        return gaps == 0 ? groups == 8 : gaps == 1 && groups <= 7
    }

    private static func isIPv4(_ text: ArraySlice<UInt8>) -> Bool {
        let numbers = text.split(separator: Octet.dot, omittingEmptySubsequences: false)
        return numbers.count == 4
            && numbers.allSatisfy { digits in
                (1...3).contains(digits.count) && digits.allSatisfy(Octet.isDigit) && number(digits) <= 255
                    && (digits.count == 1 || digits.first != 0x30)
            }
    }

    private static func isPort(_ digits: ArraySlice<UInt8>) -> Bool {
        guard digits.count <= 5, digits.allSatisfy(Octet.isDigit) else { return false }
        return number(digits) <= 65_535
    }

    /// The value of a few decimal digits.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
}
