package import HTTPModel

/// The request field in which proxies name the clients that they speak for.
///
/// One alone is believed: a proxy that writes one of them passes the other on as the client sent it.
package enum ForwardingField: String, CaseIterable, Sendable {
    case forwarded
    case xForwardedFor = "x-forwarded-for"

    /// The hops that a request has passed, nearest last; `nil` for one that hides or cannot be read.
    package func hops(_ headers: Headers) -> [ClientAddress?] {
        let lines = headers.values(rawValue)
        guard !lines.isEmpty else { return [] }
        // Several lines are one list (RFC 9110 §5.3).
        let list = lines.joined(separator: ",")
        return switch self {
        case .forwarded: ForwardedScanner.elements(list).map(Self.address)
        case .xForwardedFor:
            list.split(separator: ",", omittingEmptySubsequences: false).map {
                Self.address(String($0.trimmingBlanks))
            }
        }
    }

    /// The address of a node (RFC 7239 §6): `192.0.2.43`, `192.0.2.43:4711`, `[2001:db8::17]`, `[2001:db8::17]:4711`,
    /// and the bare `2001:db8::17` that `X-Forwarded-For` has.
    private static func address(_ node: String?) -> ClientAddress? {
        guard let node else { return nil }
        if node.hasPrefix("[") {
            guard let end = node.firstIndex(of: "]"), isPort(node[node.index(after: end)...]) else { return nil }
            let inner = node[node.index(after: node.startIndex)..<end]
            return inner.contains(":") ? ClientAddress(inner) : nil
        }
        let colons = node.utf8.count { $0 == 0x3A }
        guard colons == 1, let colon = node.firstIndex(of: ":") else { return ClientAddress(node) }
        return isPort(node[colon...]) ? ClientAddress(node[..<colon]) : nil
    }

    /// Nothing, or a colon with digits or an obfuscated port behind it.
    private static func isPort(_ text: Substring) -> Bool {
        guard text.first == ":" else { return text.isEmpty }
        let port = text.dropFirst().utf8
        return !port.isEmpty
            && port.allSatisfy { octet in
                (0x30...0x39).contains(octet) || (0x41...0x5A).contains(octet & 0xDF)
                    || [0x5F, 0x2D, 0x2E].contains(octet)
            }
    }
}
